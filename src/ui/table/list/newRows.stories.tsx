import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewRows } from './NewRows';

const meta: Meta<typeof NewRows> = {
  title: 'Tabla/Nuevos',
  component: NewRows,
  args: { onShow: () => {} },
};
export default meta;
type Story = StoryObj<typeof NewRows>;

export const Uno: Story = { args: { text: '1 reclamo nuevo' } };
export const Varios: Story = { args: { text: '3 unidades nuevas' } };
export const Muchos: Story = { args: { text: '1.240 reclamos nuevos' } };
