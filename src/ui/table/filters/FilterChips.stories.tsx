import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { FilterChips } from './FilterChips';
import { guide } from '../../../../test/support/guide';

const meta: Meta = {
  title: 'Tabla/Filtros elegidos',
  component: FilterChips,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Debajo de la búsqueda: qué filtros hay puestos, para verlos y quitarlos de a uno.',
    avoid: 'Para mostrar etiquetas de un registro.',
    access: 'Cada uno es un botón que dice «Quitar» y el filtro; en el teléfono mide 44 píxeles.',
  }),
};
export default meta;

export const Varios = leaf(
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
