import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { SearchBox } from './SearchBox';
import { guide } from '../../../../test/support/guide';

const meta: Meta = {
  title: 'Tabla/Buscador',
  component: SearchBox,
  tags: ['autodocs'],
  parameters: guide({
    use: 'La búsqueda de una lista: encuentra mientras se escribe, en todas las columnas que se leen.',
    avoid: 'Para elegir un registro en un formulario: eso es Buscar y elegir.',
    access: 'Es un campo de búsqueda con nombre; «/» lleva a él. Escape lo vacía.',
  }),
};
export default meta;

export const ConTexto = leaf(SearchBox, { value: 'oroño', onSearch: fn() });
export const Vacío = leaf(SearchBox, { value: '', onSearch: fn() });
