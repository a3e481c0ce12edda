import type { Meta } from '@storybook/react-webpack5';
import { leaf } from '../../test/support/play';
import { ThemeField } from './ThemeField';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Apariencia',
  component: ThemeField,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Elegir entre claro, oscuro y lo que diga el sistema: en el menú de la persona y en su perfil.',
    avoid: 'Para otras preferencias.',
    access: 'Es un grupo de opciones con nombre, que se recorre con las flechas.',
  }),
};
export default meta;

export const EnUnaLínea = leaf(ThemeField, {}, 'Claro', 'Oscuro');
export const Vertical = leaf(ThemeField, { isVertical: true }, 'Claro', 'Oscuro');
