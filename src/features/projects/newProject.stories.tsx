import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { NewProjectScreen } from './NewProjectScreen';

const meta: Meta<typeof NewProjectScreen> = {
  title: 'Proyectos/Crear',
  component: NewProjectScreen,
  parameters: { portal: { path: '/crear-proyecto' } },
};
export default meta;
type Story = StoryObj<typeof NewProjectScreen>;

export const Vacío: Story = {};
export const Incompleto: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Crear proyecto' })),
};
