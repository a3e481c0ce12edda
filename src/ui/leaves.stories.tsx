import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../test/support/play';
import { BackLink, PageHeader } from './PageHeader';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { DraftNotice, FormMessage } from './form/FormMessage';
import { LinkButton } from './LinkButton';
import { Panel } from './Panel';
import { ChoiceList } from './table/filters/ChoiceList';
import { FilterChips } from './table/filters/FilterChips';
import LayoutPanel from './table/layout/LayoutPanel';
import { SearchBox } from './table/filters/SearchBox';
import { SortHeader } from './table/rows/HeadCell';
import { SortSelect } from './table/query/SortSelect';
import { TablePager } from './table/list/TablePager';

/** Each piece by itself: every property is a control. */
const meta: Meta = { title: 'Base/Componentes' };
export default meta;

const columns = [
  { key: 'id', title: 'ID', width: 72 },
  { key: 'name', title: 'Nombre y apellido', width: 200 },
  { key: 'item', title: 'Ítem', width: 160, isExtra: true },
];

export const Volver = leaf(BackLink, { to: '/clientes', children: 'Clientes' }, 'Clientes');
export const Enlace = leaf(
  LinkButton,
  { to: '/crear-unidad', type: 'primary', children: 'Crear unidad' },
  'Crear unidad',
);
export const Encabezado = leaf(
  PageHeader,
  { title: 'Ñandubay Íñiguez', subtitle: 'Registrada el 10/03/2025' },
  'Ñandubay Íñiguez',
);
export const Recuadro = leaf(
  Panel,
  { title: 'Datos de la unidad', children: '2° «B», al frente' },
  'Datos de la unidad',
);
export const SinNada = leaf(EmptyState, { title: 'Todavía no hay clientes.' }, 'Todavía no hay clientes.');
export const Falla = leaf(
  ErrorState,
  { title: 'No pudimos cargar la lista.', message: 'La base de datos no está disponible.', onRetry: fn() },
  'No pudimos cargar la lista.',
  /Reintentar/,
);
export const BorradorRecuperado = leaf(DraftNotice, { onDiscard: fn() }, /Recuperamos/, 'Descartar');
export const MensajeDelFormulario = leaf(
  FormMessage,
  { isFailed: false, children: 'Usuario creado correctamente' },
  'Usuario creado correctamente',
);
export const Filtros = leaf(
  FilterChips,
  {
    filters: { status: 'pending,open', project_id: '3' },
    nameOf: (_name: string, value: string) =>
      ({ pending: 'Estado: En análisis', open: 'Estado: En curso', 3: 'Torre Oroño' })[value],
    onChange: fn(),
  },
  'Estado: En análisis, En curso',
  'Torre Oroño',
);
export const Opciones = leaf(
  ChoiceList,
  {
    label: 'Rubro',
    choices: [
      { values: ['1'], label: 'Sanitarios', count: 23 },
      { values: ['2'], label: 'Carpintería', count: 7 },
    ],
    chosen: ['2'],
    onChange: fn(),
  },
  'Sanitarios',
  'Carpintería',
);
export const Buscador = leaf(SearchBox, { value: 'oroño', onSearch: fn() });
export const CabezaDeColumna = leaf(
  SortHeader,
  { column: 'name', title: 'Nombre y apellido', sort: '-name,id', onSort: fn() },
  'Nombre y apellido',
);
export const Orden = leaf(SortSelect, { columns, sort: 'name', onChange: fn() }, /Nombre y apellido/);
export const Columnas = leaf(
  LayoutPanel,
  { isOpen: true, columns, control: { layout: {}, change: fn(), reset: fn() }, onClose: fn() },
  'Ítem',
);
export const Paginador = leaf(
  TablePager,
  {
    total: 148,
    page: 3,
    pageSize: 10,
    shown: { page: 3, pageSize: 10 },
    isFetching: false,
    onChange: fn(),
  },
  '21–30 de 148',
);
