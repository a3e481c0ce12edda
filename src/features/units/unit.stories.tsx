import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildUnitClaim, ok, pageOf } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUnit, unitTypes } from '../../../test/support/builders/units';
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

const withUnit = (answer: unknown, claims: unknown = pageOf([buildUnitClaim()], 8)) => ({
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
export const Inactiva: Story = { parameters: withUnit(ok(buildUnit({ active: false }))) };
export const ReclamosFallan: Story = {
  parameters: withUnit(ok(buildUnit()), { status: 503, message: 'La base de datos no está disponible.' }),
};
export const Cargando: Story = { parameters: withUnit('never') };
export const NoExiste: Story = { parameters: withUnit({ status: 404, message: 'No encontramos esa unidad.' }) };
