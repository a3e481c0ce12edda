import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildLongClaim, longTexts } from '../../../test/support/builders/longTexts';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUnit, unitTypes } from '../../../test/support/builders/units';
import { claimAt, listOf } from '../../../test/support/builders/world';
import { UnitScreen } from './UnitScreen';

const lease = {
  id: 5,
  lease_start_date: '2026-06-20',
  lease_end_date: '2028-06-19',
  tenant: {
    client_id: 30,
    username: 'inquilino@demo.ar',
    name: 'Martín',
    last_name: 'Quiroga',
    phone_number: '3416120458',
  },
};
const meta: Meta<typeof UnitScreen> = { title: 'Pantallas/Unidades/Detalle', component: UnitScreen };
export default meta;
type Story = StoryObj<typeof UnitScreen>;

const withUnit = (answer: unknown, claims: unknown = listOf(claimAt, 8)) => ({
  portal: {
    path: '/unidades/15',
    route: '/unidades/:id',
    answers: {
      'GET /logic/unit/15': answer,
      'GET /logic/unit_claim': claims,
      'GET /logic/project': ok([buildProject()]),
      'GET /model/unit_type': unitTypes,
    },
  },
});

export const ConPropietario: Story = { parameters: withUnit(ok(buildUnit())) };
export const Alquilada: Story = { parameters: withUnit(ok(buildUnit({ lease_contract: lease }))) };
export const SinPropietario: Story = {
  parameters: withUnit(ok(buildUnit({ owner_profile: null, contract_id: null, description: '' })), pageOf([])),
};
export const TextosLargos: Story = {
  parameters: withUnit(
    ok(
      buildUnit({
        name: longTexts.unit,
        project_name: longTexts.project,
        description: longTexts.text.repeat(4),
        owner_profile: { client_id: 9, username: longTexts.email, ...longTexts.person, phone_number: '3415129076' },
        lease_contract: { ...lease, tenant: { ...lease.tenant, ...longTexts.person } },
      }),
    ),
    pageOf([buildLongClaim(), claimAt(0)]),
  ),
};
export const Inactiva: Story = { parameters: withUnit(ok(buildUnit({ active: false }))) };
export const ReclamosFallan: Story = {
  parameters: withUnit(ok(buildUnit()), { status: 503, message: 'La base de datos no está disponible.' }),
};
export const Cargando: Story = { parameters: withUnit('never') };
export const NoExiste: Story = { parameters: withUnit({ status: 404, message: 'No encontramos esa unidad.' }) };
