import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildAdmin, buildConsortium, buildManager } from '../../../test/support/builders/managers';
import { UserListScreen } from './UserListScreen';

const managers = [
  buildManager(),
  buildManager({
    id: 11,
    username: 'romina.sosa@demo.ar',
    name: 'Romina',
    last_name: 'Sosa',
    projects: [{ id: 3, name: 'Altos de San Lorenzo', is_primary: true }],
    primary_project: { id: 3, name: 'Altos de San Lorenzo' },
    projects_count: 1,
  }),
  buildManager({
    id: 12,
    username: 'celeste.nunez@demo.ar',
    name: 'Celeste',
    last_name: 'Núñez',
    phone_number: null,
    primary_project: null,
    projects: [],
    projects_count: 0,
  }),
  buildManager({
    id: 13,
    username: 'pablo.ferreyra@demo.ar',
    name: 'Pablo',
    last_name: 'Ferreyra',
    active: false,
    primary_project: null,
    projects: [{ id: 4, name: 'Ribera Pichincha', is_primary: false }],
    projects_count: 1,
  }),
];
const admins = ok([
  buildAdmin(),
  buildAdmin({ id: 8, username: 'direccion@demo.ar', name: 'Hernán', last_name: 'Oviedo' }),
]);
const meta: Meta<typeof UserListScreen> = { title: 'Pantallas/Supervisores/Lista', component: UserListScreen };
export default meta;
type Story = StoryObj<typeof UserListScreen>;

const withUsers = (supervisors: unknown, consortiums: unknown) => ({
  portal: {
    path: '/managers',
    answers: {
      'GET /model/manager': supervisors,
      'GET /model/consortiumRoutes': consortiums,
      'GET /logic/profile/admin': admins,
      'GET /logic/security_settings': ok({ staff_second_factor: false, version: 1 }),
    },
  },
});

export const Llena: Story = {
  parameters: withUsers(
    ok(managers),
    ok([buildConsortium(), buildConsortium({ id: 32, username: 'sin@proyecto.ar', projects: [] })]),
  ),
};
export const TextosLargos: Story = {
  parameters: withUsers(
    ok([
      buildManager({
        name: 'María de los Ángeles Guadalupe',
        last_name: 'Fernández de la Cruz',
        primary_project: { id: 9, name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa' },
      }),
    ]),
    ok([]),
  ),
};
export const Cargando: Story = { parameters: withUsers('never', 'never') };
export const Vacía: Story = { parameters: withUsers(ok([]), ok([])) };
export const Falla: Story = { parameters: withUsers({ status: 500, message: 'Ocurrió un error.' }, ok([])) };
