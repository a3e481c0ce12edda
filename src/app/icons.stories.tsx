import {
  ArrowLeftOutlined,
  CalendarOutlined,
  CameraOutlined,
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  ExportOutlined,
  EyeOutlined,
  FilterOutlined,
  HolderOutlined,
  HomeOutlined,
  MenuOutlined,
  PlusOutlined,
  PrinterOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  SettingOutlined,
  SnippetsOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../test/support/play';
import './tokensStory.css';

/** What each icon means: one icon, one meaning. */
const icons: [icon: typeof PlusOutlined, name: string, meaning: string][] = [
  [PlusOutlined, 'PlusOutlined', 'Crear o agregar'],
  [EditOutlined, 'EditOutlined', 'Editar'],
  [DeleteOutlined, 'DeleteOutlined', 'Eliminar'],
  [CloseOutlined, 'CloseOutlined', 'Cerrar o quitar'],
  [CheckOutlined, 'CheckOutlined', 'Elegido o hecho'],
  [EllipsisOutlined, 'EllipsisOutlined', 'Más acciones'],
  [EyeOutlined, 'EyeOutlined', 'Ver al lado, sin dejar la lista'],
  [ArrowLeftOutlined, 'ArrowLeftOutlined', 'Volver a la lista'],
  [SearchOutlined, 'SearchOutlined', 'Buscar'],
  [FilterOutlined, 'FilterOutlined', 'Filtros'],
  [SettingOutlined, 'SettingOutlined', 'Columnas'],
  [ExportOutlined, 'ExportOutlined', 'Exportar'],
  [DownloadOutlined, 'DownloadOutlined', 'Bajar un archivo'],
  [UploadOutlined, 'UploadOutlined', 'Subir un archivo'],
  [CameraOutlined, 'CameraOutlined', 'Agregar fotos'],
  [PrinterOutlined, 'PrinterOutlined', 'Imprimir'],
  [CopyOutlined, 'CopyOutlined', 'Copiar'],
  [SnippetsOutlined, 'SnippetsOutlined', 'Respuestas guardadas'],
  [CalendarOutlined, 'CalendarOutlined', 'Elegir un día'],
  [HolderOutlined, 'HolderOutlined', 'Arrastrar'],
  [QuestionCircleOutlined, 'QuestionCircleOutlined', 'Atajos de teclado'],
  [MenuOutlined, 'MenuOutlined', 'Menú'],
  [HomeOutlined, 'HomeOutlined', 'Inicio'],
  [UserOutlined, 'UserOutlined', 'La cuenta'],
];

const Icons = () => (
  <>
    <h1>Íconos</h1>
    <p>
      Un ícono acompaña a una palabra; solo, lleva su nombre para el lector de pantalla. Cada uno significa una sola
      cosa. La prioridad son tres barras, no un ícono.
    </p>
    <ul className="guide-list">
      {icons.map(([Icon, name, meaning]) => (
        <li key={name}>
          <Icon aria-hidden />
          <span>
            <strong>{meaning}</strong>
            <br />
            <code>{name}</code>
          </span>
        </li>
      ))}
    </ul>
  </>
);

const meta: Meta = { title: 'Fundamentos/Íconos' };
export default meta;

export const Todos: StoryObj = { render: () => <Icons />, play: shows('Íconos', 'Crear o agregar') };
