/** Changes while a user reads a list of records other than claims; for claims see `claims/live.test.tsx`. */
import { act, screen, waitFor } from '@testing-library/react';
import type { Change, ChangeKind } from '../../src/contract/events';
import { apply } from '../../src/session/live/apply';
import { ok, pageOf } from '../support/builders/claims';
import { buildClient } from '../support/builders/clients';
import { buildLeaseRequest } from '../support/builders/leases';
import { buildConsortium, buildManager } from '../support/builders/managers';
import { buildProject } from '../support/builders/projects';
import { buildUnit } from '../support/builders/units';
import { buildUser } from '../support/builders/users';
import { answerList, rowWith, warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/units/UnitListScreen'),
  () => import('../../src/features/clients/ClientListScreen'),
  () => import('../../src/features/projects/ProjectListScreen'),
  () => import('../../src/features/leases/LeaseListScreen'),
  () => import('../../src/features/managers/UserListScreen'),
);

const unit = (id: number, name: string) => buildUnit({ unit_id: id, name });
const listed = (query: object, ...units: ReturnType<typeof unit>[]) =>
  api()
    .get('/api/logic/unit')
    .query({ page: 1, page_size: 10, ...query })
    .reply(200, pageOf(units));

async function openUnits(path = '/unidades', query: object = {}) {
  answerList('/logic/project', [buildProject()]);
  listed(query, unit(15, 'Piso 1'), unit(16, 'Piso 2'));
  const view = renderApp(path, { user: buildUser() });
  await screen.findByText('Piso 1');
  const receive = (...changes: Change[]) => act(async () => apply(changes, view.store.dispatch));
  return { ...view, receive };
}

test('new records are counted in a line above the list; a click shows the newest first', async () => {
  const { receive, user } = await openUnits();
  await receive({ kind: 'unit', id: 17, what: 'created' });
  expect(screen.getByRole('button', { name: '1 unidad nueva' })).toBeInTheDocument();
  await receive({ kind: 'unit', id: 18, what: 'created' }, { kind: 'unit', id: 17, what: 'created' });
  expect(screen.queryByText('Piso 3')).not.toBeInTheDocument();
  listed({ sort: '-id' }, unit(18, 'Piso 4'), unit(17, 'Piso 3'), unit(16, 'Piso 2'));
  await user.click(screen.getByRole('button', { name: '2 unidades nuevas' }));
  await screen.findByText('Piso 3');
  expect(window.location.search).toBe('?sort=-id');
  expect(screen.queryByText(/unidad(es)? nuevas?/)).not.toBeInTheDocument();
});

test('in a filtered list, only matching new records are counted', async () => {
  const { receive } = await openUnits('/unidades?q=piso', { q: 'piso' });
  api()
    .get('/api/logic/unit')
    .query({ page: 1, page_size: 2, sort: '-id', q: 'piso' })
    .reply(200, pageOf([unit(18, 'Piso 4'), unit(16, 'Piso 2')]));
  await receive({ kind: 'unit', id: 17, what: 'created' }, { kind: 'unit', id: 18, what: 'created' });
  expect(await screen.findByRole('button', { name: '1 unidad nueva' })).toBeInTheDocument();
});

test('a changed row is updated in place, with a mark that fades; a row without a visible change has none', async () => {
  const { receive } = await openUnits();
  listed({}, unit(15, 'Piso 1'), unit(16, 'Piso 2, reformado'));
  await receive({ kind: 'unit', id: 15, what: 'changed' }, { kind: 'unit', id: 16, what: 'changed' });
  await screen.findByText('Piso 2, reformado');
  await waitFor(() => expect(rowWith('Piso 2, reformado')).toHaveClass('is-changed'));
  expect(rowWith('Piso 1')).not.toHaveClass('is-changed');
  await waitFor(() => expect(rowWith('Piso 2, reformado')).not.toHaveClass('is-changed'));
});

test('unknown kinds of a newer server are skipped, and the rest is applied', async () => {
  const { receive } = await openUnits();
  await receive({ kind: 'visit', id: 1, what: 'changed' } as unknown as Change, {
    kind: 'unit',
    id: 17,
    what: 'created',
  });
  expect(screen.getByRole('button', { name: '1 unidad nueva' })).toBeInTheDocument();
});

test.each([
  ['client', '/clientes', '/logic/client', buildClient(), '1 cliente nuevo'],
  ['project', '/proyectos', '/logic/project', buildProject(), '1 proyecto nuevo'],
  ['leaseRequest', '/lease-requests', '/logic/lease_contract_request', buildLeaseRequest(), '1 solicitud nueva'],
] as [ChangeKind, string, string, object, string][])(
  'the list of each kind counts its new records: %s',
  async (kind, path, call, row, words) => {
    api()
      .get(`/api${call}`)
      .query(true)
      .reply(200, pageOf([row]))
      .persist();
    const { store } = renderApp(path, { user: buildUser() });
    await waitFor(() => expect(document.querySelector('[data-row-key]')).toBeInTheDocument());
    await act(async () => apply([{ kind, id: 999, what: 'created' }], store.dispatch));
    expect(await screen.findByRole('button', { name: words })).toBeInTheDocument();
  },
);

test('in the list of users a changed supervisor and a new consortium user appear at once, both marked', async () => {
  api()
    .get('/api/logic/security_settings')
    .reply(200, ok({ staff_second_factor: false, version: 1 }));
  const answer = (managers: object[], consortiums: object[]) => {
    api().get('/api/model/manager').reply(200, ok(managers));
    api().get('/api/model/consortiumRoutes').reply(200, ok(consortiums));
  };
  api().get('/api/logic/profile/admin').reply(200, ok([]));
  answer([buildManager(), buildManager({ id: 11, username: 'uno@demo.ar' })], []);
  const { store } = renderApp('/managers', { user: buildUser() });
  await screen.findByText('uno@demo.ar');
  answerList('/model/manager', [
    buildManager({ last_name: 'Sosa' }),
    buildManager({ id: 11, username: 'uno@demo.ar' }),
  ]);
  answerList('/model/consortiumRoutes', [buildConsortium()]);
  await act(async () =>
    apply(
      [
        { kind: 'manager', id: 5, what: 'changed' },
        { kind: 'manager', id: 11, what: 'changed' },
        { kind: 'consortium', id: 31, what: 'created' },
      ],
      store.dispatch,
    ),
  );
  await screen.findByText('Sosa');
  await waitFor(() => expect(rowWith('manager@demo.ar')).toHaveClass('is-changed'));
  await waitFor(() => expect(rowWith('consorcio@demo.ar')).toHaveClass('is-changed'));
  expect(rowWith('uno@demo.ar')).not.toHaveClass('is-changed');
});
