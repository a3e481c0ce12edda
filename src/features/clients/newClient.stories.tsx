import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { NewClientScreen } from './NewClientScreen';

const meta: Meta<typeof NewClientScreen> = {
  title: 'Clientes/Registro',
  component: NewClientScreen,
  parameters: { portal: { path: '/registro' } },
};
export default meta;
type Story = StoryObj<typeof NewClientScreen>;

export const Vacío: Story = {};
export const Incompleto: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Registrar cliente' })),
};
