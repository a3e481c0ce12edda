import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewClaims } from './NewClaims';

const meta: Meta<typeof NewClaims> = {
  title: 'Reclamos/Lista/Nuevos',
  component: NewClaims,
  args: { onShow: () => {} },
};
export default meta;
type Story = StoryObj<typeof NewClaims>;

export const Uno: Story = { args: { count: 1 } };
export const Varios: Story = { args: { count: 3 } };
export const Muchos: Story = { args: { count: 1240 } };
