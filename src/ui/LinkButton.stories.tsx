import type { Meta } from '@storybook/react-webpack5';
import { leaf } from '../../test/support/play';
import { LinkButton } from './LinkButton';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Enlace como botón',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Una acción que lleva a otra pantalla, con el peso de un botón.',
    avoid: 'Para lo que cambia algo sin irse de la pantalla: eso es un botón.',
    access:
      'Es un enlace: se abre en otra pestaña con Ctrl o la rueda, y un lector de pantalla lo anuncia como enlace.',
  }),
};
export default meta;

export const Principal = leaf(
  LinkButton,
  { to: '/crear-unidad', type: 'primary', children: 'Crear unidad' },
  'Crear unidad',
);
