import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { unitTypes } from '../../../test/support/builders/units';
import { NewUnitScreen } from './NewUnitScreen';

const meta: Meta<typeof NewUnitScreen> = { title: 'Pantallas/Unidades/Crear', component: NewUnitScreen };
export default meta;
type Story = StoryObj<typeof NewUnitScreen>;

const withProjects = (projects: unknown) => ({
  portal: {
    path: '/crear-unidad?proyecto=3',
    answers: { 'GET /logic/project': projects, 'GET /model/unit_type': unitTypes },
  },
});

export const DesdeUnProyecto: Story = { parameters: withProjects(ok([buildProject()])) };
export const OpcionesFallan: Story = {
  parameters: withProjects({ status: 503, message: 'La base de datos no está disponible.' }),
};
