import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { ChoiceList } from './ChoiceList';
import { guide } from '../../../../test/support/guide';

const meta: Meta = {
  title: 'Tabla/Opciones',
  component: ChoiceList,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Los valores de un filtro dentro del panel, con cuántos registros encuentra cada uno. Con más de ocho se puede buscar.',
    avoid: 'Para un campo de un formulario.',
    access: 'Es un grupo de casillas con nombre. La cantidad se lee con cada opción.',
  }),
};
export default meta;

export const ConCantidades = leaf(
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
