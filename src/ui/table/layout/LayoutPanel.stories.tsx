import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import LayoutPanel from './LayoutPanel';
import { guide } from '../../../../test/support/guide';

const columns = [
  { key: 'id', title: 'ID', width: 72 },
  { key: 'name', title: 'Nombre y apellido', width: 200 },
  { key: 'item', title: 'Ítem', width: 160, isExtra: true },
];

const meta: Meta = {
  title: 'Tabla/Columnas',
  component: LayoutPanel,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Qué columnas se ven, en qué orden y con qué ancho. Lo que cada persona elige la sigue en todos sus navegadores.',
    avoid: 'Para filtrar o para ordenar las filas.',
    access: 'Todo lo que se hace arrastrando se hace también con botones, que dicen de qué columna son.',
  }),
};
export default meta;

export const DeTres = leaf(
  LayoutPanel,
  { isOpen: true, columns, control: { layout: {}, change: fn(), resize: fn(), reset: fn() }, onClose: fn() },
  'Ítem',
);
