import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildConsortium } from '../../../test/support/builders/managers';
import { ConsortiumScreen } from './ConsortiumScreen';

const meta: Meta<typeof ConsortiumScreen> = { title: 'Pantallas/Supervisores/Consorcio', component: ConsortiumScreen };
export default meta;
type Story = StoryObj<typeof ConsortiumScreen>;

const withConsortium = (answer: unknown) => ({
  portal: { path: '/consortiums/31', route: '/consortiums/:id', answers: { 'GET /model/consortiumRoutes/31': answer } },
});

export const ConProyecto: Story = { parameters: withConsortium(ok(buildConsortium())) };
export const SinEdificios: Story = { parameters: withConsortium(ok(buildConsortium({ projects: [] }))) };
export const Cargando: Story = { parameters: withConsortium('never') };
export const Falla: Story = { parameters: withConsortium({ status: 500, message: 'Ocurrió un error.' }) };
