import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { leaf } from '../../test/support/play';
import { fn } from 'storybook/test';
import { ErrorState } from './states';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Falla',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Cuando algo no se pudo cargar: qué pasó y, si sirve, un botón para reintentar.',
    avoid: 'Para un problema de un campo (Campo) o un aviso que se va solo.',
    from: 'src/ui/states',
    access: 'Se anuncia sin mover el foco. «Reintentar» sólo donde volver a pedirlo puede funcionar.',
  }),
};
export default meta;
type Story = StoryObj;

export const Falla: Story = {
  render: () => (
    <ErrorState title="No pudimos cargar la lista." message="La base de datos no está disponible." onRetry={() => {}} />
  ),
};
export const SinReintento: Story = { render: () => <ErrorState title="No encontramos ese cliente." /> };
export const ConReintento = leaf(
  ErrorState,
  { title: 'No pudimos cargar la lista.', message: 'La base de datos no está disponible.', onRetry: fn() },
  'No pudimos cargar la lista.',
  /Reintentar/,
);
