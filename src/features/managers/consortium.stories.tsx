import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildConsortium } from '../../../test/support/builders/managers';
import { buildProject } from '../../../test/support/builders/projects';
import { ConsortiumScreen } from './ConsortiumScreen';

const meta: Meta<typeof ConsortiumScreen> = { title: 'Pantallas/Supervisores/Consorcio', component: ConsortiumScreen };
export default meta;
type Story = StoryObj<typeof ConsortiumScreen>;

const withConsortium = (answer: unknown) => ({
  portal: {
    path: '/consortiums/31',
    route: '/consortiums/:id',
    answers: {
      'GET /model/consortiumRoutes/31': answer,
      'GET /model/consortiumRoutes': ok([buildConsortium()]),
      'GET /logic/project': ok([buildProject(), buildProject({ id: 8, name: 'Torre Sur', consortium_id: null })]),
    },
  },
});

export const ConEdificios: Story = {
  parameters: withConsortium(
    ok(
      buildConsortium({
        projects: [
          { id: 3, name: 'Torre Oroño' },
          { id: 9, name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa' },
        ],
      }),
    ),
  ),
};
export const SinEdificios: Story = { parameters: withConsortium(ok(buildConsortium({ projects: [] }))) };
export const Cargando: Story = { parameters: withConsortium('never') };
export const Falla: Story = { parameters: withConsortium({ status: 500, message: 'Ocurrió un error.' }) };
