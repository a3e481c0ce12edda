import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rulesText } from '../../contract/rulesText';
import { press, shows, then } from '../../../test/support/play';
import { NewProjectScreen } from './NewProjectScreen';

const meta: Meta<typeof NewProjectScreen> = {
  title: 'Pantallas/Proyectos/Crear',
  component: NewProjectScreen,
  parameters: { portal: { path: '/crear-proyecto' } },
};
export default meta;
type Story = StoryObj<typeof NewProjectScreen>;

export const Vacío: Story = {};
export const Incompleto: Story = {
  play: then(press('Crear proyecto'), shows(rulesText.allFields)),
};
