import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../../../test/support/builders/claims';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../../test/support/builders/users';
import { buildAgreedVisit, buildVisit } from '../../../../test/support/builders/visits';
import { buildProject } from '../../../../test/support/builders/projects';
import { claimAt, listOf, rowsOf } from '../../../../test/support/builders/world';
import { inPortalFrame } from '../../../../test/support/guide';
import { AssemblyScreen } from '../AssemblyScreen';
import { ProjectClaimsScreen, UnitClaimsScreen } from '../ClaimListScreens';

const projects = {
  success: true,
  data: [{ id: 3, name: 'Torre Oroño', description: '', address: '', consortium_id: 31, units_count: 24, version: 1 }],
};
/** The claims of one client, about her flat and its garage. */
const ownClaimAt = (at: number) => {
  const { unit_claim: claim, ...rest } = claimAt(at);
  const { client, contact_name } = buildUnitClaim().unit_claim;
  const unit = { id: 61 + (at % 2), name: at % 2 ? 'Cochera 12' : '2° B', project: { id: 3, name: 'Torre Oroño' } };
  return {
    ...rest,
    unit_claim: { ...claim, client, contact_name, owner: client, contract: { id: 41 + (at % 2), unit, client } },
  };
};
const long = buildUnitClaim({
  id: 490,
  claim_id: 90,
  claim: { id: 90, description: 'Buenas tardes. '.repeat(60) },
  contract: {
    id: 41,
    unit: {
      id: 61,
      name: 'Departamento duplex 12° «Los Jacarandás» con terraza exclusiva',
      project: { id: 3, name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa' },
    },
    client: null,
  },
});

const meta: Meta<typeof UnitClaimsScreen> = { title: 'Pantallas/Reclamos/Lista', component: UnitClaimsScreen };
export default meta;
type Story = StoryObj<typeof UnitClaimsScreen>;

const withUnits = (data: unknown, user = buildUser(), path = '/reclamos') => ({
  portal: { user, path, answers: { 'GET /logic/unit_claim': data, 'GET /logic/project': projects } },
});

export const Administración: Story = { parameters: inPortalFrame(withUnits(listOf(claimAt, 128))) };
export const Cliente: Story = { parameters: inPortalFrame(withUnits(listOf(ownClaimAt, 12), buildClientUser())) };
/** A visit that waits for the choice of a window, and the date of another one. */
export const ClienteConVisitas: Story = {
  parameters: {
    portal: {
      user: buildClientUser(),
      path: '/reclamos',
      answers: {
        'GET /logic/unit_claim': listOf(ownClaimAt, 12),
        'GET /logic/visit': ok([
          buildVisit({ claims: [{ id: 96, type: 'UNIT', what: 'Canilla' }] }),
          buildAgreedVisit({ id: 9, claims: [{ id: 97, type: 'UNIT', what: 'Canilla' }] }),
        ]),
      },
    },
  },
};
export const TextosLargos: Story = { parameters: withUnits(pageOf([long, ...rowsOf(claimAt, 5)])) };
export const Cargando: Story = { parameters: withUnits('never') };
export const Vacía: Story = { parameters: withUnits(pageOf([]), buildClientUser()) };
export const SinResultados: Story = { parameters: withUnits(pageOf([]), buildUser(), '/reclamos?q=tobogan') };
export const Falla: Story = {
  parameters: withUnits({
    status: 503,
    message: 'La base de datos no está disponible. Intentá de nuevo en unos segundos.',
  }),
};
export const Consorcio: Story = {
  render: () => <ProjectClaimsScreen />,
  parameters: {
    portal: {
      user: buildConsortiumUser(),
      path: '/consorcio-reclamos',
      answers: {
        'GET /logic/project_claim': pageOf([
          buildProjectClaim(),
          buildProjectClaim({
            id: 802,
            claim_id: 97,
            reason: 'Portón de cocheras',
            claim: { id: 97, description: 'El motor del portón se recalienta y se detiene.', repair_price: null },
          }),
        ]),
      },
    },
  },
};
const several = buildConsortiumUser({
  projects: [
    { id: 3, name: 'Torre Oroño' },
    { id: 4, name: 'Altos de San Lorenzo' },
  ],
});
const rowsOfSeveral = pageOf([
  buildProjectClaim({ place: 'Ascensor', urgent_reason: 'Hay una persona en silla de ruedas.' }),
  buildProjectClaim({
    id: 802,
    claim_id: 97,
    reason: 'Riego',
    project: { id: 4, name: 'Altos de San Lorenzo' },
    place: 'Patio y jardín',
    claim: { repair_price: null, claim_status: { code: 'completed', label: 'Finalizado' } },
  }),
]);
export const ConsorcioDeVarios: Story = {
  render: () => <ProjectClaimsScreen />,
  parameters: {
    portal: { user: several, path: '/consorcio-reclamos', answers: { 'GET /logic/project_claim': rowsOfSeveral } },
  },
};
export const Asamblea: Story = {
  render: () => <AssemblyScreen />,
  parameters: {
    portal: {
      user: several,
      path: '/consorcio-reclamos/listado?desde=2026-01-01&hasta=2026-11-24',
      answers: {
        'GET /logic/project_claim': rowsOfSeveral,
        'GET /logic/project': ok([buildProject(), buildProject({ id: 4, name: 'Altos de San Lorenzo' })]),
      },
    },
  },
};
