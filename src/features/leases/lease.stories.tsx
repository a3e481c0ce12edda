import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildLeaseDetail } from '../../../test/support/builders/leases';
import { buildClientUser, buildUser } from '../../../test/support/builders/users';
import { leaf, shows } from '../../../test/support/play';
import { LeaseProgress } from './LeaseProgress';
import { LeaseScreen } from './LeaseScreen';

const meta: Meta<typeof LeaseScreen> = { title: 'Pantallas/Alquileres/Solicitud', component: LeaseScreen };
export default meta;
type Story = StoryObj<typeof LeaseScreen>;

const withLease = (answer: unknown, user = buildUser()) => ({
  portal: {
    user,
    path: '/lease-request/7',
    route: '/lease-request/:id',
    answers: { 'GET /logic/lease_contract_request/7': answer },
  },
});

export const Solicitada: Story = { parameters: withLease(ok(buildLeaseDetail())) };
export const Pendiente: Story = { parameters: withLease(ok(buildLeaseDetail({ status: 'pending' }))) };
export const EnRevisión: Story = { parameters: withLease(ok(buildLeaseDetail({ status: 'under_review' }))) };
export const Aceptada: Story = { parameters: withLease(ok(buildLeaseDetail({ status: 'accepted' }))) };
export const Rechazada: Story = {
  parameters: withLease(
    ok(
      buildLeaseDetail({
        status: 'rejected',
        rejected_reason:
          'Falta el contrato de locación firmado por las dos partes y la copia del documento del inquilino.',
      }),
    ),
  ),
};
export const VistaPorElPropietario: Story = { parameters: withLease(ok(buildLeaseDetail()), buildClientUser()) };
export const Cargando: Story = { parameters: withLease('never') };
export const NoExiste: Story = {
  parameters: withLease({ status: 404, message: 'No encontramos esa solicitud.' }),
  play: shows(/No encontramos/),
};
export const Camino = leaf(
  LeaseProgress,
  { request: buildLeaseDetail({ status: 'under_review' }) },
  'En revisión',
  'Aceptado',
);
