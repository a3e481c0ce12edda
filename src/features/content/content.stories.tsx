import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildOwnTerm, buildOwnWarranty, buildWarrantyTerm, manual } from '../../../test/support/builders/content';
import { press, shows, then } from '../../../test/support/play';
import { claimLookups } from '../../../test/support/builders/lookups';
import { buildClientUser, buildUser } from '../../../test/support/builders/users';
import { ManualScreen } from './ManualScreen';
import WarrantyDialog from './WarrantyDialog';
import { WarrantyScreen } from './WarrantyScreen';

const meta: Meta = { title: 'Pantallas/Contenido' };
export default meta;
type Story = StoryObj;

const terms = [
  buildWarrantyTerm(),
  buildWarrantyTerm({
    id: 82,
    item: 'Desagüe',
    months: 18,
    covers:
      'Obstrucciones por restos de obra, pendientes mal resueltas y uniones que pierden dentro de la unidad. '.repeat(
        3,
      ),
  }),
  buildWarrantyTerm({
    id: 83,
    claim_category_id: 3,
    category: 'Carpintería',
    claim_item_id: null,
    item: 'Puertas y placares',
    months: 0,
    covers: 'Nada',
    excludes: '',
  }),
];
const withManual = (answer: unknown) => ({
  portal: {
    user: buildClientUser(),
    path: '/manual-de-mantenimiento',
    answers: { 'GET /content/manual-de-mantenimiento.md': answer },
  },
});
const withTerms = (answer: unknown, user = buildClientUser(), own: unknown = ok([])) => ({
  portal: {
    user,
    path: '/cuadro-de-garantias',
    answers: { ...claimLookups, 'GET /model/warranty_term': answer, 'GET /logic/warranty': own },
  },
});

export const Manual: Story = { render: () => <ManualScreen />, parameters: withManual(manual) };
export const ManualCargando: Story = { render: () => <ManualScreen />, parameters: withManual('never') };
export const ManualQueNoCarga: Story = {
  render: () => <ManualScreen />,
  parameters: withManual({ status: 503, message: '' }),
};
export const Garantías: Story = { render: () => <WarrantyScreen />, parameters: withTerms(ok(terms)) };
export const GarantíasConFechas: Story = {
  render: () => <WarrantyScreen />,
  parameters: withTerms(
    ok(terms),
    buildClientUser(),
    ok([
      buildOwnWarranty({ terms: [buildOwnTerm({ expires_on: '2027-03-12' })] }),
      buildOwnWarranty({
        ...{ contract_id: 8, unit: 'Cochera 04', terms: [buildOwnTerm({ expires_on: '2025-03-12' })] },
      }),
    ]),
  ),
};
export const GarantíasParaAdministración: Story = {
  render: () => <WarrantyScreen />,
  parameters: withTerms(ok(terms), buildUser()),
};
export const GarantíasConSusCambios: Story = {
  render: () => <WarrantyScreen />,
  parameters: {
    portal: {
      user: buildUser(),
      path: '/cuadro-de-garantias',
      answers: {
        ...claimLookups,
        'GET /model/warranty_term': ok(terms),
        'GET /model/warranty_term/version': ok([
          {
            id: 3,
            category: 'Sanitarios',
            item: 'Desagüe',
            project: 'Torre Oroño',
            months: 18,
            former_months: 12,
            counts_from: '2026-11-20',
            created_at: '2026-11-20T13:00:00.000Z',
            created_by: 'Mariana Bertolotti',
          },
        ]),
      },
    },
  },
  play: then(press('Cambios del cuadro'), shows('Entregas desde el 20/11/2026')),
};
export const GarantíasVacías: Story = { render: () => <WarrantyScreen />, parameters: withTerms(ok([])) };
export const GarantíasVacíasParaAdministración: Story = {
  render: () => <WarrantyScreen />,
  parameters: withTerms(ok([]), buildUser()),
};
export const GarantíasDeLaPlantilla: Story = {
  render: () => <WarrantyScreen />,
  parameters: withTerms(ok(terms.map((term) => ({ ...term, is_template: true }))), buildUser()),
};
export const GarantíasCargando: Story = { render: () => <WarrantyScreen />, parameters: withTerms('never') };
export const GarantíasQueNoCargan: Story = {
  render: () => <WarrantyScreen />,
  parameters: withTerms({ status: 503, message: 'La base de datos no está disponible.' }),
};
export const PlazoNuevo: Story = {
  render: () => <WarrantyDialog reload={async () => undefined} onClose={() => {}} />,
  parameters: withTerms(ok([]), buildUser()),
};
export const PlazoQueSeEdita: Story = {
  render: () => <WarrantyDialog term={terms[0]} reload={async () => terms[0]} onClose={() => {}} />,
  parameters: withTerms(ok([]), buildUser()),
};
