import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { SortHeader } from './HeadCell';
import { guide } from '../../../../test/support/guide';

const meta: Meta = {
  title: 'Tabla/Título de columna',
  component: SortHeader,
  tags: ['autodocs'],
  parameters: guide({
    use: 'El título de una columna que ordena: un clic hacia arriba, otro hacia abajo, otro como estaba. Mayúsculas y clic suma un segundo orden.',
    avoid: 'En un teléfono, que no tiene columnas: ahí va Orden.',
    access: 'Es un botón dentro del encabezado, que dice el orden con aria-sort.',
  }),
};
export default meta;

export const Ordenada = leaf(
  SortHeader,
  { column: 'name', title: 'Nombre y apellido', sort: '-name,id', onSort: fn() },
  'Nombre y apellido',
);
