import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ok } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { rulesText } from '../../contract/rulesText';
import { press, shows, then } from '../../../test/support/play';
import { NewManagerScreen } from './NewManagerScreen';

const answers = {
  'GET /logic/project': ok([buildProject(), buildProject({ id: 8, name: 'Torre Sur', consortium_id: null })]),
};
const meta: Meta<typeof NewManagerScreen> = {
  title: 'Pantallas/Supervisores/Crear',
  component: NewManagerScreen,
  parameters: { portal: { path: '/crear-manager', answers } },
};
export default meta;
type Story = StoryObj<typeof NewManagerScreen>;

export const Supervisor: Story = {};
export const Consorcio: Story = {
  play: async (played) => {
    await userEvent.click(await within(played.canvasElement).findByText('Consorcio'));
    await shows('Crear consorcio')(played);
  },
};
export const Incompleto: Story = {
  play: then(press('Crear supervisor'), shows(rulesText.allFields)),
};
