import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { ProjectListScreen } from './ProjectListScreen';

const meta: Meta<typeof ProjectListScreen> = { title: 'Pantallas/Proyectos/Lista', component: ProjectListScreen };
export default meta;
type Story = StoryObj<typeof ProjectListScreen>;

const withProjects = (answer: unknown) => ({
  portal: { path: '/proyectos', answers: { 'GET /logic/project': answer } },
});
const long = buildProject({
  id: 9,
  name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa',
  description: 'Torre de departamentos con cocheras. '.repeat(12),
});

export const Llena: Story = {
  parameters: withProjects(
    pageOf([buildProject(), buildProject({ id: 4, name: 'Ribera Pichincha', units_count: 1 }), long]),
  ),
};
export const Cargando: Story = { parameters: withProjects('never') };
export const Vacía: Story = { parameters: withProjects(pageOf([])) };
export const Falla: Story = {
  parameters: withProjects({ status: 503, message: 'La base de datos no está disponible.' }),
};
