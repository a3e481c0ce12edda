import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rulesText } from '../../contract/rulesText';
import { press, shows, then } from '../../../test/support/play';
import { NewClientScreen } from './NewClientScreen';

const meta: Meta<typeof NewClientScreen> = {
  title: 'Pantallas/Clientes/Registro',
  component: NewClientScreen,
  parameters: { portal: { path: '/registro' } },
};
export default meta;
type Story = StoryObj<typeof NewClientScreen>;

export const Vacío: Story = {};
export const Incompleto: Story = {
  play: then(press('Registrar cliente'), shows(rulesText.allFields)),
};
