import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildProjectDetail } from '../../../test/support/builders/projects';
import { buildUser } from '../../../test/support/builders/users';
import { listOf, projectClaimAt, unitAt } from '../../../test/support/builders/world';
import { ProjectScreen } from './ProjectScreen';

const meta: Meta<typeof ProjectScreen> = { title: 'Pantallas/Proyectos/Detalle', component: ProjectScreen };
export default meta;
type Story = StoryObj<typeof ProjectScreen>;

const withProject = (answer: unknown, user = buildUser(), isEmpty = false) => ({
  portal: {
    user,
    path: '/proyectos/3',
    route: '/proyectos/:id',
    answers: {
      'GET /model/project/3': answer,
      'GET /logic/unit': isEmpty ? pageOf([]) : listOf(unitAt, 14),
      'GET /logic/project_claim': isEmpty ? pageOf([]) : listOf(projectClaimAt, 11),
    },
  },
});

export const Administración: Story = { parameters: withProject(ok(buildProjectDetail())) };
export const Supervisión: Story = { parameters: withProject(ok(buildProjectDetail()), buildUser({ type: 'manager' })) };
export const Nuevo: Story = {
  parameters: withProject(
    ok(buildProjectDetail({ units_count: 0, consortium: null, managers: [] })),
    buildUser(),
    true,
  ),
};
export const Cargando: Story = { parameters: withProject('never') };
export const NoExiste: Story = { parameters: withProject({ status: 404, message: 'No encontramos ese proyecto.' }) };
