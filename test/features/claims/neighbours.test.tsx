import { screen } from '@testing-library/react';
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
