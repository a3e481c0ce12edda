import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildLeaseRequest } from '../../../test/support/builders/leases';
import { buildClientUser, buildUser } from '../../../test/support/builders/users';
import { leaseStatuses } from '../../contract/leaseStatus';
import { LeaseListScreen } from './LeaseListScreen';

const every = leaseStatuses.map((status, index) => buildLeaseRequest({ id: 7 + index, status }));
const long = buildLeaseRequest({
  id: 20,
  tenant_name: 'María de los Ángeles Guadalupe',
  tenant_last_name: 'Fernández de la Cruz Montenegro',
  tenant_email: 'maria.de.los.angeles.fernandez@empresa-constructora.com.ar',
});
const meta: Meta<typeof LeaseListScreen> = { title: 'Pantallas/Alquileres/Lista', component: LeaseListScreen };
export default meta;
type Story = StoryObj<typeof LeaseListScreen>;

const withLeases = (answer: unknown, user = buildUser()) => ({
  portal: { user, path: '/lease-requests', answers: { 'GET /logic/lease_contract_request': answer } },
});

export const CadaEstado: Story = { parameters: withLeases(pageOf([...every, long])) };
export const DeUnCliente: Story = { parameters: withLeases(pageOf(every.slice(0, 1)), buildClientUser()) };
export const Cargando: Story = { parameters: withLeases('never') };
export const Vacía: Story = { parameters: withLeases(pageOf([])) };
export const Falla: Story = {
  parameters: withLeases({ status: 503, message: 'La base de datos no está disponible.' }),
};
