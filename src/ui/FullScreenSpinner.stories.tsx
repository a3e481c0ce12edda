import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FullScreenSpinner } from './FullScreenSpinner';
import { PageSkeleton } from './PageSkeleton';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Cargando',
  component: FullScreenSpinner,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Mientras no se sabe quién inició sesión: la página todavía no puede decidir qué mostrar.',
    avoid: 'Para el contenido de una pantalla: ahí va la página que carga, con la altura de lo que viene.',
    access: 'Dice «Cargando» a un lector de pantalla. No se mueve para quien pidió menos movimiento.',
  }),
};
export default meta;
type Story = StoryObj;

export const LaPantalla: Story = { render: () => <FullScreenSpinner /> };
export const UnaPágina: Story = { render: () => <PageSkeleton /> };
