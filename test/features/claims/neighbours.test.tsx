import { screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../../src/api/baseApi';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/ClaimScreen'),
);

const claim = (id: number) => buildUnitClaim({ id, claim_id: id, claim: { id } });
const page = (number: number, ids: number[]) =>
  api()
    .get('/api/logic/unit_claim')
    .query((query) => query.page === String(number) && query.page_size === '2' && query.q === 'canilla')
    .reply(200, pageOf(ids.map(claim), 4, number, 2));
const around = (id: number) => {
  api()
    .get(`/api/logic/unit_claim/${id}`)
    .optionally()
    .times(2)
    .reply(200, ok(claim(id)));
  api().get(`/api/logic/claim/${id}/comment`).optionally().times(2).reply(200, ok([]));
  api().get(`/api/logic/claim/${id}/history`).optionally().times(2).reply(200, ok([]));
};
const atClaim = (id: number) => screen.findByRole('heading', { level: 1, name: new RegExp(`#${id}$`) });

test('"Siguiente" and "Anterior" follow the list from which the claim was opened, across pages and after a reload', async () => {
  for (const id of [11, 12, 13, 14]) around(id);
  page(1, [11, 12]);
  const { user, unmount } = renderApp('/reclamos?page_size=2&q=canilla', { user: buildUser() });
  await user.click(await screen.findByRole('link', { name: '11' }));
  await atClaim(11);
  expect(screen.queryByRole('link', { name: 'Anterior' })).not.toBeInTheDocument();
  page(2, [13, 14]);
  await user.click(await screen.findByRole('link', { name: 'Siguiente' }));
  await atClaim(12);
  await user.click(await screen.findByRole('link', { name: 'Siguiente' }));
  await atClaim(13);

  // A reload: the history entry contains the list.
  unmount();
  page(2, [13, 14]);
  page(1, [11, 12]);
  const again = renderApp('/reclamos/13', { user: buildUser(), keepEntry: true });
  await again.user.click(await screen.findByRole('link', { name: 'Anterior' }));
  await atClaim(12);
});

test('a claim opened by its address has no links to neighbours', async () => {
  around(11);
  renderApp('/reclamos/11', { user: buildUser() });
  await atClaim(11);
  expect(screen.queryByRole('link', { name: 'Siguiente' })).not.toBeInTheDocument();
});

test('j and k follow the list also from a claim that is not in it any more, and the title has the focus', async () => {
  for (const id of [11, 12, 13]) around(id);
  const list = (ids: number[]) =>
    api()
      .get('/api/logic/unit_claim')
      .query((query) => query.waiting === 'true')
      .reply(200, pageOf(ids.map(claim), ids.length, 1, 10));
  list([11, 12, 13]);
  const { user, store } = renderApp('/reclamos?waiting=true', { user: buildUser() });
  await user.click(await screen.findByRole('link', { name: '11' }));
  await atClaim(11);
  await screen.findByRole('link', { name: 'Siguiente' });
  // The claim was answered: the list without it.
  const anew = list([12, 13]);
  store.dispatch(baseApi.util.invalidateTags([{ type: 'UnitClaim', id: 'LIST' }]));
  await waitFor(() => expect(anew.isDone()).toBe(true));
  await user.keyboard('j');
  expect(await atClaim(12)).toHaveFocus();
  await user.keyboard('j');
  expect(await atClaim(13)).toHaveFocus();
  await user.keyboard('j');
  expect(screen.queryByRole('link', { name: 'Siguiente' })).not.toBeInTheDocument();
  await user.keyboard('k');
  expect(await atClaim(12)).toHaveFocus();
  // In a text field the keys are letters.
  await user.click(await screen.findByLabelText('Escribí un mensaje'));
  await user.keyboard('j');
  await atClaim(12);
  await user.keyboard('{Escape}');
  expect(await atClaim(12)).toHaveFocus();
});
