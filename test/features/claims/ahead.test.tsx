import { screen, waitFor } from '@testing-library/react';
import { buildUnitClaim, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api, renderApp } from '../../support/renderApp';

const claims = Array.from({ length: 10 }, (_, index) => buildUnitClaim({ id: 600 + index, claim_id: 200 + index }));
/** A page of 25 claims. The returned scope says whether it was requested. */
const page = (query: { page: number; q?: string }) =>
  api()
    .get('/api/logic/unit_claim')
    .query({ page_size: 10, ...query })
    .reply(200, pageOf(claims, query.q ? 22 : 25, query.page));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a page that is shown prefetches the next page', async () => {
  page({ page: 1 });
  const next = page({ page: 2 });
  renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('1–10 de 25');
  await waitFor(() => expect(next.isDone()).toBe(true));
});

test('typing a search prefetches no page, until the pointer is over the pager', async () => {
  page({ page: 1 });
  page({ page: 1, q: 'canilla' });
  const next = page({ page: 2, q: 'canilla' });
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('1–10 de 25');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'canilla');
  await screen.findByText('1–10 de 22');
  await sleep(900);
  expect(next.isDone()).toBe(false);
  await user.hover(screen.getByRole('navigation', { name: 'Páginas' }));
  await waitFor(() => expect(next.isDone()).toBe(true));
});
