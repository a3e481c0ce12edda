import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { photoUrl } from '../../../test/support/builders/photos';
import { buildPlan } from '../../../test/support/builders/plans';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUnit } from '../../../test/support/builders/units';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../test/support/builders/users';
import { ProjectPlansScreen, UnitPlansScreen } from './PlansScreens';
import PlanViewer from './PlanViewer';
import RenameDialog from './RenameDialog';

const meta: Meta = { title: 'Pantallas/Planos' };
export default meta;
type Story = StoryObj;

const image = buildPlan({
  id: 72,
  name: 'Planta general del departamento con terraza exclusiva y cochera cubierta',
  content_type: 'image/png',
  bytes: 18_400,
  url: photoUrl(),
});
const plans = ok([buildPlan(), image]);
const ofUnit = (answer: unknown, user = buildClientUser()) => ({
  portal: {
    user,
    path: '/planos?unidad=15',
    answers: {
      'GET /logic/unit': pageOf([buildUnit()]),
      'GET /logic/unit/15': ok(buildUnit()),
      'GET /logic/unit/15/plan': answer,
    },
  },
});
const ofProject = (user: ReturnType<typeof buildUser>, path = '/planos-proyecto?proyecto=3') => ({
  portal: {
    user,
    path,
    answers: { 'GET /logic/project': pageOf([buildProject()]), 'GET /logic/project/3/plan': plans },
  },
});

export const DelCliente: Story = { render: () => <UnitPlansScreen />, parameters: ofUnit(plans) };
export const DelClienteSinPlanos: Story = { render: () => <UnitPlansScreen />, parameters: ofUnit(ok([])) };
export const DelClienteSinUnidades: Story = {
  render: () => <UnitPlansScreen />,
  parameters: { portal: { user: buildClientUser(), path: '/planos', answers: { 'GET /logic/unit': pageOf([]) } } },
};
export const DeUnidadParaElEquipo: Story = {
  render: () => <UnitPlansScreen />,
  parameters: ofUnit(plans, buildUser()),
};
export const Cargando: Story = { render: () => <UnitPlansScreen />, parameters: ofUnit('never') };
export const Falla: Story = {
  render: () => <UnitPlansScreen />,
  parameters: ofUnit({ status: 503, message: 'La base de datos no está disponible.' }),
};
export const DelConsorcio: Story = {
  render: () => <ProjectPlansScreen />,
  parameters: ofProject(buildConsortiumUser()),
};
export const DelConsorcioSinProyecto: Story = {
  render: () => <ProjectPlansScreen />,
  parameters: ofProject(buildConsortiumUser({ project: null })),
};
export const DeProyectoParaElEquipo: Story = {
  render: () => <ProjectPlansScreen />,
  parameters: ofProject(buildUser()),
};
export const SinElegir: Story = {
  render: () => <ProjectPlansScreen />,
  parameters: ofProject(buildUser(), '/planos-proyecto'),
};
export const Imagen: Story = { render: () => <PlanViewer plan={image} onClose={() => {}} /> };
export const Renombrar: Story = { render: () => <RenameDialog owner="unit" plan={image} onClose={() => {}} /> };
