import { act, screen, waitFor, within } from '@testing-library/react';
import type { Bulk } from '../../../src/contract/claimBulk';
import { apply } from '../../../src/session/live/apply';
import { connectionChanged } from '../../../src/session/liveSlice';
import { buildBulk } from '../../support/builders/bulks';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api, renderApp } from '../../support/renderApp';

const claims = [
  buildUnitClaim(),
  buildUnitClaim({
    id: 502,
    claim_id: 99,
    claim: { id: 99, claim_status: { code: 'rejected', label: 'Rechazado' } },
  }),
];
const waiting = (bulk: Bulk): Bulk => ({ ...bulk, is_over: false, done: 0, refused: 0 });

/** Returns the requests of the bulk change. */
function expectOrder(body: object, answer: Bulk, path = '/api/logic/unit_claim/bulk') {
  const bodies: unknown[] = [];
  const scope = api().post(path, (sent: object) => {
    bodies.push(sent);
    return true;
  });
  scope.reply(201, ok(answer));
  return () => expect(bodies).toEqual([body]);
}

function list(total = claims.length, path = '/api/logic/unit_claim') {
  api().get(path).query(true).reply(200, pageOf(claims, total)).persist();
}

/** Responds with the number of selected claims per status. */
const answerStatusCounts = (query: object, counts: Record<string, number>) =>
  api()
    .get('/api/logic/unit_claim/counts')
    .query({ by: 'status', ...query })
    .optionally()
    .reply(
      200,
      ok({ counts: Object.entries(counts).map(([value, count]) => ({ filter: 'status', value, label: null, count })) }),
    )
    .persist();

test('the selected claims are changed in one bulk command: it shows the progress, then the result of each claim', async () => {
  list();
  answerStatusCounts({ ids: '99' }, { rejected: 1 });
  const expectSent = expectOrder({ ids: [95, 99], action: 'up' }, waiting(buildBulk()));
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(waiting(buildBulk())));
  api().get('/api/logic/claim_bulk/7').reply(200, ok(buildBulk()));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' }));
  expect(screen.getByText('2 reclamos seleccionados')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  // One of them cannot move forward, the other cannot be reopened: both actions are offered, and each claim is handled
  // separately.
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Avanzar al estado siguiente',
    'Rechazar',
    'Reabrir',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Avanzar al estado siguiente' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('De 2, 1 puede avanzar.')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Pasan: 1 a «Aprobado».');
  expect(dialog).toHaveTextContent('1 no cambia: 1 en «Rechazado o retirado».');
  await user.click(within(dialog).getByRole('button', { name: 'Avanzar al estado siguiente' }));
  const receipt = await screen.findByRole('region', { name: 'Cambio de varios reclamos' });
  expect(await within(receipt).findByText('0 de 2 reclamos')).toBeInTheDocument();
  expect(await within(receipt).findByText('1 actualizado, 1 no se pudo cambiar')).toBeInTheDocument();
  expectSent();
  const reason = 'Un reclamo en «Rechazado» no admite ese cambio.';
  await user.click(within(receipt).getByRole('button', { name: 'Ver uno por uno' }));
  await user.click(within(receipt).getByText(`1: ${reason}`));
  expect(within(receipt).getByRole('list', { name: reason })).toHaveTextContent('Reclamo 99');
  // A retry would be refused again.
  expect(within(receipt).queryByRole('button', { name: /^Intentar/ })).not.toBeInTheDocument();
  expect(within(receipt).getByRole('link', { name: 'Reclamo 99' })).toHaveAttribute('href', '/reclamos/502');
  expect(screen.queryByText('2 reclamos seleccionados')).not.toBeInTheDocument();
});

test('with a live connection, the receipt updates on a change event and does not poll earlier', async () => {
  list();
  answerStatusCounts({ ids: '99' }, { rejected: 1 });
  expectOrder({ ids: [95, 99], action: 'up' }, waiting(buildBulk()));
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(waiting(buildBulk())));
  const { user, store } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' }));
  await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Avanzar al estado siguiente' }));
  const dialog = await screen.findByRole('dialog');
  await act(async () => store.dispatch(connectionChanged('on')));
  await user.click(await within(dialog).findByRole('button', { name: 'Avanzar al estado siguiente' }));
  const receipt = await screen.findByRole('region', { name: 'Cambio de varios reclamos' });
  await within(receipt).findByText('0 de 2 reclamos');
  // Longer than the polling interval without a live connection; no second response is prepared.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(within(receipt).queryByRole('alert')).not.toBeInTheDocument();
  api().get('/api/logic/claim_bulk/7').reply(200, ok(buildBulk()));
  await act(async () => apply([{ kind: 'access', id: 1, what: 'order' }], store.dispatch));
  expect(await within(receipt).findByText('1 actualizado, 1 no se pudo cambiar')).toBeInTheDocument();
});

test('only the refused claims are retried, and the receipt stays until it is closed', async () => {
  list();
  answerStatusCounts({ ids: '99' }, { open: 1 });
  const rejected = buildBulk({ action: 'reject', reason: 'Duplicado' });
  expectOrder({ ids: [95], action: 'reject', reason: 'Duplicado' }, rejected);
  api().get('/api/logic/claim_bulk/7').reply(200, ok(rejected));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Rechazar · 1 reclamo');
  await user.type(await within(dialog).findByRole('textbox'), 'Duplicado');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  const again = await screen.findByRole('button', { name: 'Intentar otra vez con el que ahora lo admite' });
  const expectSent = expectOrder(
    { ids: [99], action: 'reject', reason: 'Duplicado' },
    buildBulk({ id: 8, total: 1, done: 1, refused: 0 }),
  );
  api()
    .get('/api/logic/claim_bulk/8')
    .reply(
      200,
      ok(
        buildBulk({
          id: 8,
          total: 1,
          done: 1,
          refused: 0,
          rows: [{ claim_id: 99, record_id: 502, outcome: 'done', message: null }],
        }),
      ),
    );
  await user.click(again);
  expect(await screen.findByText('1 actualizado')).toBeInTheDocument();
  expectSent();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('region', { name: 'Cambio de varios reclamos' })).not.toBeInTheDocument();
});

test('a bulk change is undone in one command, whose receipt replaces the first', async () => {
  list();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expectOrder({ ids: [95], action: 'up' }, buildBulk({ undo_until: inAnHour }));
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(buildBulk({ undo_until: inAnHour })));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  const receipt = await screen.findByRole('region', { name: 'Cambio de varios reclamos' });
  const undo = await within(receipt).findByRole('button', { name: 'Deshacer' });
  const undone = buildBulk({ id: 8, action: 'undo', total: 1, undo_until: null });
  const message = 'Ya no se puede deshacer: pasó demasiado tiempo u otra persona lo cambió.';
  undone.rows = [{ claim_id: 95, record_id: 501, outcome: 'refused', message }];
  api().post('/api/logic/claim_bulk/7/undo').reply(201, ok(undone));
  api()
    .get('/api/logic/claim_bulk/8')
    .reply(200, ok({ ...undone, done: 0, refused: 1 }));
  await user.click(undo);
  expect(await screen.findByText('Cambio deshecho:')).toBeInTheDocument();
  const taken = within(screen.getByRole('region', { name: 'Cambio de varios reclamos' }));
  await user.click(taken.getByRole('button', { name: 'Ver uno por uno' }));
  expect(taken.getByText(`1: ${message}`)).toBeInTheDocument();
  // Undone claims offer neither another undo nor a retry: both would be refused.
  expect(taken.queryByRole('button', { name: /Deshacer|Intentar/ })).not.toBeInTheDocument();
});

test('a change that can no longer be undone shows an error and removes the undo button', async () => {
  list();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expectOrder({ ids: [95], action: 'up' }, buildBulk());
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(buildBulk({ undo_until: inAnHour })));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  const receipt = await screen.findByRole('region', { name: 'Cambio de varios reclamos' });
  const message = 'Este cambio ya no se puede deshacer: pasó demasiado tiempo o ya se deshizo.';
  api().post('/api/logic/claim_bulk/7/undo').reply(409, { success: false, message });
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(buildBulk({ undo_until: null })));
  await user.click(await within(receipt).findByRole('button', { name: 'Deshacer' }));
  expect(await within(receipt).findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(within(receipt).queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument());
});

test('all claims of the filter are changed after a confirmation with their number; a refusal says why in its dialog', async () => {
  list(1234);
  answerStatusCounts({ q: 'canilla', status: 'pending' }, { pending: 1234, rejected: 9 });
  const message = 'La base de datos no responde.';
  api().post('/api/logic/unit_claim/bulk').reply(503, { success: false, message });
  const expectSent = expectOrder(
    { filter: { q: 'canilla', status: 'pending' }, action: 'priority', priority: 'urgent' },
    buildBulk({ action: 'priority', priority: 'urgent' }),
  );
  api()
    .get('/api/logic/claim_bulk/7')
    .reply(200, ok(buildBulk({ action: 'priority' })));
  const { user } = renderApp('/reclamos?q=canilla&status=pending', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' }));
  await user.click(await screen.findByRole('button', { name: 'Seleccionar los 1.234 que coinciden' }));
  expect(screen.getByText('1.234 reclamos seleccionados: todos los que coinciden')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar prioridad' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Prioridad Alta' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Prioridad Alta · 1.234 reclamos');
  expect(await within(dialog).findByText('Los 1.234 cambian de prioridad.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Prioridad Alta' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  await user.click(await within(dialog).findByRole('button', { name: 'Prioridad Alta' }));
  expect(await screen.findByRole('region', { name: 'Cambio de varios reclamos' })).toBeInTheDocument();
  expectSent();
});

test('a refused command shows the error in its dialog, and the selection stays', async () => {
  list();
  api()
    .post('/api/logic/unit_claim/bulk')
    .reply(422, { success: false, message: 'Son demasiados reclamos: hasta 5.000 por vez.' });
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(await screen.findByText('Son demasiados reclamos: hasta 5.000 por vez.')).toBeInTheDocument();
  expect(screen.getByText('1 reclamo seleccionado')).toBeInTheDocument();
});

test('another filter clears the selection', async () => {
  list();
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  expect(await screen.findByText('1 reclamo seleccionado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abiertos' }));
  await waitFor(() => expect(screen.queryByText('1 reclamo seleccionado')).not.toBeInTheDocument());
});

test('a progress that cannot be loaded shows an error, and the poll continues', async () => {
  list();
  expectOrder({ ids: [95], action: 'up' }, waiting(buildBulk()));
  api().get('/api/logic/claim_bulk/7').reply(500, { success: false, message: 'Error interno' });
  api().get('/api/logic/claim_bulk/7').reply(200, ok(buildBulk()));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(await screen.findByText(/No pudimos saber cómo va el cambio/)).toBeInTheDocument();
  expect(await screen.findByText('1 actualizado, 1 no se pudo cambiar')).toBeInTheDocument();
});

test('an open receipt reappears after a reload, a closed one does not', async () => {
  list();
  expectOrder({ ids: [95, 99], action: 'up' }, buildBulk());
  api().get('/api/logic/claim_bulk/7').times(2).reply(200, ok(buildBulk()));
  const first = renderApp('/reclamos', { user: buildUser() });
  await first.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await first.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' }));
  await first.user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Avanzar al estado siguiente' }));
  const dialog = await screen.findByRole('dialog');
  await first.user.click(within(dialog).getByRole('button', { name: 'Avanzar al estado siguiente' }));
  await screen.findByText('1 actualizado, 1 no se pudo cambiar');
  await first.persistor.flush();
  first.unmount();

  const second = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('1 actualizado, 1 no se pudo cambiar')).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await second.persistor.flush();
  second.unmount();

  renderApp('/reclamos', { user: buildUser() });
  await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  expect(screen.queryByRole('region', { name: 'Cambio de varios reclamos' })).not.toBeInTheDocument();
});

describe('a receipt with refused claims', () => {
  let id = 70;
  const openReceipt = async () => {
    id += 1;
    list();
    answerStatusCounts({ ids: '99' }, { rejected: 1 });
    expectOrder({ ids: [95], action: 'up' }, buildBulk({ id }));
    api()
      .get(`/api/logic/claim_bulk/${id}`)
      .times(3)
      .optionally()
      .reply(200, ok(buildBulk({ id })));
    api().get('/api/logic/unit_claim/502').optionally().reply(404, { success: false, message: 'No existe.' });
    api()
      .get(/\/api\/logic\/claim\/99\//)
      .optionally()
      .times(2)
      .reply(200, ok([]));
    const { user } = renderApp('/reclamos', { user: buildUser() });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
    await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
    expect(await screen.findByText('1 actualizado, 1 no se pudo cambiar')).toBeInTheDocument();
    return user;
  };
  const receipt = () => screen.queryByRole('region', { name: 'Cambio de varios reclamos' });
  const toProfile = async (user: Awaited<ReturnType<typeof openReceipt>>) => {
    await user.click(screen.getByRole('button', { name: /^Mi cuenta/ }));
    await user.click(await screen.findByText('Mi Perfil'));
    await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
  };
  const toList = async (user: Awaited<ReturnType<typeof openReceipt>>) => {
    await user.click(screen.getAllByRole('link', { name: 'Reclamos de unidad' })[0]!);
    await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  };

  test('returns with the list while nobody has opened its details', async () => {
    const user = await openReceipt();
    await toProfile(user);
    await toList(user);
    await waitFor(() => expect(receipt()).toBeInTheDocument());
  });

  test('stays while its own links are followed, and is gone after the user went to another page', async () => {
    const user = await openReceipt();
    await user.click(screen.getByRole('button', { name: 'Ver uno por uno' }));
    await user.click(screen.getByText(/^1: Un reclamo/));
    await user.click(within(receipt()!).getByRole('link', { name: 'Reclamo 99' }));
    await waitFor(() => expect(window.location.pathname).toBe('/reclamos/502'));
    await toList(user);
    await waitFor(() => expect(receipt()).toBeInTheDocument());
    await toProfile(user);
    await toList(user);
    expect(receipt()).not.toBeInTheDocument();
  });

  test('gives its place to the actions while rows are selected', async () => {
    const user = await openReceipt();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' }));
    await waitFor(() => expect(receipt()).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Quitar selección' }));
    expect(receipt()).toBeVisible();
  });
});

test('project claims have no checkboxes until the user turns them on in the filters', async () => {
  const path = '/api/logic/project_claim';
  api()
    .get(path)
    .query(true)
    .reply(200, pageOf([buildProjectClaim()]))
    .persist();
  api()
    .get(`${path}/counts`)
    .query(true)
    .reply(200, ok({ counts: [] }))
    .persist();
  const { user } = renderApp('/consorcio-reclamos', { user: buildUser() });
  await screen.findByRole('link', { name: '96' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await user.click(await screen.findByRole('button', { name: 'Elegir varios reclamos' }));
  expect(await screen.findByRole('checkbox', { name: /^Seleccionar el reclamo/ })).toBeInTheDocument();
});

test('the selection survives opening a claim, but not another filter', async () => {
  list();
  api().get('/api/logic/unit_claim/501').optionally().reply(200, ok(buildUnitClaim()));
  api()
    .get(/\/api\/logic\/claim\/95\/(comment|history)/)
    .optionally()
    .times(2)
    .reply(200, ok([]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(screen.getByRole('link', { name: '95' }));
  await screen.findByRole('heading', { level: 1, name: /#95$/ });
  act(() => window.history.back());
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' })).toBeChecked();
  expect(screen.getByText('1 reclamo seleccionado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sin precio' }));
  await waitFor(() => expect(screen.queryByText('1 reclamo seleccionado')).not.toBeInTheDocument());
});
