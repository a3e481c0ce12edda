import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildOwnTerm, buildOwnWarranty } from '../../../test/support/builders/content';
import { buildClientUser } from '../../../test/support/builders/users';
import { OwnWarrantyScreen } from './OwnWarrantyScreen';

const meta: Meta<typeof OwnWarrantyScreen> = { title: 'Pantallas/Mis garantías', component: OwnWarrantyScreen };
export default meta;
type Story = StoryObj<typeof OwnWarrantyScreen>;

const longText = 'Obstrucciones por restos de obra, pendientes mal resueltas y uniones que pierden. '.repeat(3);
const terms = [
  buildOwnTerm({ id: 1, term_id: 81, item: 'Desagües', expires_on: '2026-12-12', covers: longText }),
  buildOwnTerm({
    id: 2,
    term_id: 82,
    item: 'Tablero y protecciones',
    category: 'Electricidad',
    expires_on: '2026-12-20',
    notice: 'sent',
  }),
  buildOwnTerm({ id: 3, term_id: 83, item: 'Cañerías de agua fría y caliente', expires_on: '2027-12-12' }),
  buildOwnTerm({
    id: 4,
    term_id: 84,
    item: 'Vidrios y doble vidriado',
    category: 'Aberturas',
    expires_on: '2029-12-12',
    notice: 'asked',
  }),
  buildOwnTerm({
    id: 5,
    term_id: 85,
    item: 'Condensación',
    category: 'Humedad y filtraciones',
    expires_on: '2025-06-12',
  }),
];
const units = [
  buildOwnWarranty({ starts_on: '2024-12-12', terms }),
  buildOwnWarranty({
    ...{ contract_id: 8, unit_id: 18, unit: 'Cochera 04', starts_on: '2025-11-20', is_delivery_known: false },
    ...{ tenant_sees: false, terms: [buildOwnTerm({ id: 6, term_id: 86, item: 'Pisos', expires_on: '2026-11-20' })] },
  }),
];
const withTerms = (answer: unknown) => ({
  portal: { user: buildClientUser(), path: '/mis-garantias', answers: { 'GET /logic/warranty': answer } },
});

export const DePropietario: Story = { parameters: withTerms(ok(units)) };
export const DeInquilino: Story = {
  parameters: withTerms(
    ok([
      buildOwnWarranty({
        ...{ is_owner: false, tenant_sees: null },
        terms: terms.map((term) => ({ ...term, covers: null, excludes: null, notice: null })),
      }),
    ]),
  ),
};
export const SinPlazos: Story = { parameters: withTerms(ok([])) };
export const Cargando: Story = { parameters: withTerms('never') };
export const QueNoCargan: Story = {
  parameters: withTerms({ status: 503, message: 'La base de datos no está disponible.' }),
};
