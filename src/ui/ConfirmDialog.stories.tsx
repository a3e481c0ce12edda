import type { Meta, StoryObj } from '@storybook/react-webpack5';
import ConfirmDialog from './ConfirmDialog';
import { framed, guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Pregunta',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'Antes de algo que no se deshace o que afecta a otra persona: dice qué va a pasar.',
      avoid: 'Para lo que se puede deshacer: hacelo y ofrecé deshacerlo. Tampoco para pedir un motivo.',
      access:
        'El foco entra al diálogo y vuelve a quien lo abrió. El botón repite la acción, nunca «Aceptar». Escape y Atrás lo cierran.',
    }),
    ...framed(360),
  },
};
export default meta;
type Story = StoryObj;

export const Peligrosa: Story = {
  render: () => (
    <ConfirmDialog
      title="¿Desactivar a Laura Giménez?"
      okText="Desactivar cliente"
      isDangerous
      onConfirm={() => Promise.resolve()}
      onClose={() => {}}
    >
      <p>No va a poder iniciar sesión y sus sesiones abiertas se cierran en el momento.</p>
    </ConfirmDialog>
  ),
};
