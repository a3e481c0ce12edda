import { screen, within } from '@testing-library/react';
import { ok } from '../support/builders/claims';
import type { SignedInUser } from '../../src/api/auth';
import { rowWith } from '../support/records';
import { api, renderApp } from '../support/renderApp';

/** Its user: only the fields of section 3. */
const buildUser = () => ({ id: 7, type: 'admin', username: 'admin@obra.ar', properties_count: 0 }) as SignedInUser;

/** Responds like a different server: with a whole list, and only the fields of section 3 of the specification. */
const list = (path: string, rows: unknown[]) => api().get(`/api${path}`).query(true).reply(200, ok(rows));

const claimWith = (claim_status: unknown) => ({
  unit_claim: {
    id: 501,
    claim_id: 95,
    claim: { description: 'Gotea desde ayer', created_at: '2026-11-02T15:00:00Z', claim_status, repair_price: null },
    claim_location: { label: 'Cocina' },
    claim_location_detail: { label: 'Mesada' },
    claim_category: { label: 'Sanitarios' },
    claim_item: { label: 'Canilla' },
    contact_name: 'Laura',
    contact_phone: '3415551234',
    priority: null,
    client: null,
    owner: null,
    tenant: null,
    contract: { unit: { name: '2° B', project: { name: 'Torre Oroño' } }, client: null },
  },
  created_by: null,
});

test.each([
  ['says "Estado no válido"', { code: 'archived' }, 'Estado no válido'],
  ["shows the server's own word", { code: 'archived', label: 'Archivado' }, 'Archivado'],
  ['is in analysis where it is missing', undefined, 'En análisis'],
])('an unknown claim status does not break the list: it %s', async (_, status, shown) => {
  list('/logic/unit_claim', [claimWith(status)]);
  renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('Gotea desde ayer')).toBeInTheDocument();
  expect(within(rowWith('95')).getByText(shown)).toBeInTheDocument();
});

test('supervisors and consortium users with few fields are shown in the users table', async () => {
  list('/model/manager', [{ id: 5, username: 'super@obra.ar', project_id: 3 }]);
  list('/model/consortiumRoutes', [{ id: 31, username: 'consorcio@obra.ar' }]);
  for (let times = 0; times < 2; times++)
    list('/logic/project', [{ id: 3, name: 'Torre Oroño', description: '', address: '', consortium_id: 31 }]);
  renderApp('/managers', { user: buildUser() });
  expect(await screen.findByText('super@obra.ar')).toBeInTheDocument();
  const supervisor = within(rowWith('super@obra.ar'));
  expect(supervisor.getByText('Torre Oroño')).toBeInTheDocument();
  const consortium = within(rowWith('consorcio@obra.ar'));
  expect(await consortium.findByText('Torre Oroño')).toBeInTheDocument();
  expect(consortium.queryByText('Inactivo')).not.toBeInTheDocument();
});

test.each([
  [
    '/clientes',
    '/logic/client',
    { client_id: 21, username: 'laura@obra.ar', profile: { name: 'Laura' } },
    'laura@obra.ar',
  ],
  ['/unidades', '/logic/unit', { unit_id: 8, name: '2° B', project_name: 'Torre Oroño' }, '2° B'],
  ['/proyectos', '/logic/project', { id: 3, name: 'Torre Oroño' }, 'Torre Oroño'],
  [
    '/lease-requests',
    '/logic/lease_contract_request',
    { id: 7, tenant_name: 'Rita', tenant_email: 'rita@obra.ar', status: 'requested' },
    'rita@obra.ar',
  ],
])('%s shows a row with few fields', async (path, call, row, shown) => {
  if (path === '/unidades') list('/logic/project', []);
  list(call, [row]);
  renderApp(path, { user: buildUser() });
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(within(rowWith(shown)).queryByText(/undefined|NaN|null/)).not.toBeInTheDocument();
});

test('without the calls of the warranty terms their parts are not shown', async () => {
  list('/logic/unit', [{ unit_id: 15, contract_id: 7, name: '1° A', project_name: 'Torre Oroño' }]);
  renderApp('/unidades', { user: buildUser() });
  expect(await screen.findByText('1° A')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sin fecha de entrega' })).not.toBeInTheDocument();
});
