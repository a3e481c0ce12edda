import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { SortSelect } from './SortSelect';
import { guide } from '../../../../test/support/guide';

const columns = [
  { key: 'id', title: 'ID', width: 72 },
  { key: 'name', title: 'Nombre y apellido', width: 200 },
  { key: 'item', title: 'Ítem', width: 160, isExtra: true },
];

const meta: Meta = {
  title: 'Tabla/Orden',
  component: SortSelect,
  tags: ['autodocs'],
  parameters: guide({
    use: 'El orden de una lista en el teléfono, que no tiene títulos de columnas.',
    avoid: 'En un escritorio: ahí ordenan los títulos.',
    access: 'Es una lista desplegable con nombre, de 44 píxeles.',
  }),
};
export default meta;

export const PorNombre = leaf(SortSelect, { columns, sort: 'name', onChange: fn() }, /Nombre y apellido/);
