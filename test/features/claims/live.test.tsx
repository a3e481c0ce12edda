/** Changes while a user reads a list of claims. The tests of the stream itself are in `session/live`. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Change } from '../../../src/contract/events';
import { apply } from '../../../src/session/live/apply';
import { connectionChanged } from '../../../src/session/liveSlice';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { rowWith } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

const claim = (id: number, description: string, price: string | null = null) =>
  buildUnitClaim({ id, claim_id: id, claim: { id, description, repair_price: price } });
const listed = (...claims: ReturnType<typeof claim>[]) =>
  api().get('/api/logic/unit_claim').query({ page: 1, page_size: 10 }).reply(200, pageOf(claims));

async function openList() {
  listed(claim(95, 'Gotea la canilla'), claim(94, 'No cierra la puerta'));
  const view = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('Gotea la canilla');
  const receive = (...changes: Change[]) => act(async () => apply(changes, view.store.dispatch));
  return { ...view, receive };
}
const shownIds = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.getAttribute('data-row-key'))
    .filter(Boolean);

test('new claims are counted in a line above the list, and appear after a click on it', async () => {
  const { receive, user } = await openList();
  await receive({ kind: 'unitClaim', id: 96, what: 'created' });
  expect(screen.getByRole('button', { name: '1 reclamo nuevo' })).toBeInTheDocument();
  await receive({ kind: 'unitClaim', id: 97, what: 'created' }, { kind: 'unitClaim', id: 96, what: 'created' });
  expect(shownIds()).toEqual(['95', '94']);
  listed(claim(97, 'Otra más'), claim(96, 'Se trabó la persiana'), claim(95, 'Gotea la canilla'));
  await user.click(screen.getByRole('button', { name: '2 reclamos nuevos' }));
  await screen.findByText('Otra más');
  expect(shownIds()).toEqual(['97', '96', '95']);
  expect(screen.queryByText(/reclamos? nuevos?/)).not.toBeInTheDocument();
});

test('in a filtered list, only matching new claims are counted', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, q: 'puerta' })
    .reply(200, pageOf([claim(94, 'No cierra la puerta')]));
  const { store } = renderApp('/reclamos?q=puerta', { user: buildUser() });
  await screen.findByText('No cierra la puerta');
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 2, sort: '-id', q: 'puerta' })
    .reply(200, pageOf([claim(97, 'La puerta del baño'), claim(94, 'No cierra la puerta')]));
  await act(async () =>
    apply(
      [
        { kind: 'unitClaim', id: 96, what: 'created' },
        { kind: 'unitClaim', id: 97, what: 'created' },
      ],
      store.dispatch,
    ),
  );
  expect(await screen.findByRole('button', { name: '1 reclamo nuevo' })).toBeInTheDocument();
});

test('a claim of the other kind, or one that is already shown, is not counted as new', async () => {
  const { receive } = await openList();
  await receive({ kind: 'projectClaim', id: 12, what: 'created' }, { kind: 'unitClaim', id: 94, what: 'created' });
  expect(screen.queryByText(/reclamos? nuevos?/)).not.toBeInTheDocument();
});

test('a changed row is updated in place, and marked for some seconds', async () => {
  const { receive } = await openList();
  api()
    .get('/api/logic/unit_claim/94')
    .reply(200, ok(claim(94, 'No cierra la puerta', '125000.00')));
  await receive({ kind: 'unitClaim', id: 94, what: 'price' }, { kind: 'unitClaim', id: 94, what: 'state' });
  await within(rowWith('94')).findByText('$ 125.000,00');
  expect(shownIds()).toEqual(['95', '94']);
  await waitFor(() => expect(rowWith('94')).toHaveClass('is-changed'));
  expect(rowWith('95')).not.toHaveClass('is-changed');
  // Its refetch is not a visit of the user.
  expect(rowWith('94')).not.toHaveClass('is-opened');
  await waitFor(() => expect(rowWith('94')).not.toHaveClass('is-changed'));
});

test('a change that the page already shows is not marked', async () => {
  const { receive } = await openList();
  const answered = api()
    .get('/api/logic/unit_claim/94')
    .reply(200, ok(claim(94, 'No cierra la puerta')));
  await receive({ kind: 'unitClaim', id: 94, what: 'facts' });
  await waitFor(() => expect(answered.isDone()).toBe(true));
  expect(rowWith('94')).not.toHaveClass('is-changed');
});

test('a change of a claim that is not shown sends no request', async () => {
  const { receive } = await openList();
  // An unexpected call would fail the test.
  await receive({ kind: 'unitClaim', id: 12, what: 'state' });
  expect(shownIds()).toEqual(['95', '94']);
});

test('a price that the user is typing stays, and is sent with the price that the user saw', async () => {
  const { receive, user } = await openList();
  await user.click(screen.getByRole('button', { name: /^Precio de reparación del reclamo 94/ }));
  const field = within(rowWith('94')).getByRole('textbox');
  await user.type(field, '500');
  api()
    .get('/api/logic/unit_claim/94')
    .reply(200, ok(claim(94, 'No cierra la puerta', '900.00')));
  await receive({ kind: 'unitClaim', id: 94, what: 'price' });
  await waitFor(() => expect(rowWith('94')).toHaveClass('is-changed'));
  expect(field).toHaveValue('500');
  const sent: unknown[] = [];
  api()
    .put('/api/logic/claim/94/repair_price', (body) => Boolean(sent.push(body)))
    .reply(
      200,
      ok({ id: 94, claim_status: { code: 'pending', label: 'Pendiente' }, repair_price: '500.00', priority: null }),
    );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ repair_price: '500.00', from: null }]));
});

test('if no events arrive, the list says that it refreshes every minute', async () => {
  const { store } = await openList();
  expect(screen.queryByText(/actualización en vivo/)).not.toBeInTheDocument();
  act(() => void store.dispatch(connectionChanged('silent')));
  expect(screen.getByText('Sin actualización en vivo: se actualiza cada minuto.')).toBeInTheDocument();
  act(() => void store.dispatch(connectionChanged('on')));
  expect(screen.queryByText(/actualización en vivo/)).not.toBeInTheDocument();
});
