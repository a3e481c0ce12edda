import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildManager } from '../../../test/support/builders/managers';
import { buildProject } from '../../../test/support/builders/projects';
import { ManagerScreen } from './ManagerScreen';

const meta: Meta<typeof ManagerScreen> = { title: 'Pantallas/Supervisores/Detalle', component: ManagerScreen };
export default meta;
type Story = StoryObj<typeof ManagerScreen>;

const withManager = (answer: unknown) => ({
  portal: {
    path: '/managers/5',
    route: '/managers/:id',
    answers: {
      'GET /model/manager/5': answer,
      'GET /logic/project': ok([buildProject(), buildProject({ id: 8, name: 'Torre Sur' })]),
    },
  },
});

export const VariosProyectos: Story = { parameters: withManager(ok(buildManager())) };
export const SinProyectos: Story = {
  parameters: withManager(
    ok(buildManager({ projects: [], primary_project: null, projects_count: 0, phone_number: null })),
  ),
};
export const Desactivado: Story = { parameters: withManager(ok(buildManager({ active: false }))) };
export const Cargando: Story = { parameters: withManager('never') };
export const NoExiste: Story = { parameters: withManager({ status: 404, message: 'No encontramos ese supervisor.' }) };
