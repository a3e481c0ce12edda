import { act, fireEvent, screen } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/ClaimScreen'),
);

// The ids of a record and of its claim differ.
const claim = (number: number) => buildUnitClaim({ id: 500 + number, claim_id: number, claim: { id: number } });

test('the list marks the claim that was opened last, although its page may need no call', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([11, 12].map(claim)))
    .persist();
  for (const number of [11, 12]) {
    // Needed only on a busy machine, where the row is no longer fresh.
    api()
      .get(`/api/logic/unit_claim/${500 + number}`)
      .optionally()
      .times(3)
      .reply(200, ok(claim(number)));
    api().get(`/api/logic/claim/${number}/comment`).optionally().times(2).reply(200, ok([]));
    api().get(`/api/logic/claim/${number}/history`).optionally().times(2).reply(200, ok([]));
  }
  const { user } = renderApp('/reclamos', { user: buildUser() });
  const row = async (number: number) => (await screen.findByRole('link', { name: String(number) })).closest('tr');
  expect(await row(11)).not.toHaveClass('is-opened');
  for (const [opened, other] of [
    [11, 12],
    [12, 11],
    [11, 12],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: String(opened) }));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`#${opened}$`) });
    act(() => window.history.back());
    expect(await row(opened)).toHaveClass('is-opened');
    expect(await row(other)).not.toHaveClass('is-opened');
  }
});

test('a click on a row dims the page at once, before the next one is rendered', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([claim(11)]));
  api()
    .get('/api/logic/unit_claim/511')
    .optionally()
    .reply(200, ok(claim(11)));
  for (const part of ['comment', 'history']) api().get(`/api/logic/claim/11/${part}`).optionally().reply(200, ok([]));
  renderApp('/reclamos', { user: buildUser() });
  fireEvent.click(await screen.findByRole('link', { name: '11' }));
  expect(document.querySelector('.page-veil')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/reclamos');
  await screen.findByRole('heading', { level: 1, name: /#11$/ });
  expect(document.querySelector('.page-veil')).not.toBeInTheDocument();
});
