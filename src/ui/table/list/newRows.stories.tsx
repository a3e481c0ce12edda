import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from '../../../../test/support/guide';
import { NewRows } from './NewRows';

const meta: Meta<typeof NewRows> = {
  title: 'Tabla/Nuevos',
  component: NewRows,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Sobre una lista, cuando otros cargaron registros que todavía no se ven. Se muestran cuando la persona lo pide: la lista no se mueve sola.',
    avoid:
      'Para decir que una fila que ya se ve cambió: esa fila queda marcada. Para avisar algo que hizo la persona: Mensaje.',
    access: 'Es un botón que dice cuántos son y de qué; se anuncia sin sacar a nadie de lo que está haciendo.',
  }),
  args: { onShow: () => {} },
};
export default meta;
type Story = StoryObj<typeof NewRows>;

export const Uno: Story = { args: { text: '1 reclamo nuevo' } };
export const Varios: Story = { args: { text: '3 unidades nuevas' } };
export const Muchos: Story = { args: { text: '1.240 reclamos nuevos' } };
