/** The other staff users who look at a claim. */
import { act, screen, waitFor } from '@testing-library/react';
import { apply } from '../../../src/session/live/apply';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/peek/ClaimPeek'),
  () => import('../../../src/features/claims/parts/ClaimViewers'),
  () => import('../../../src/ui/table/keys/GridKeys'),
);

const viewers = (...people: [name: string, seconds: number][]) =>
  ok(people.map(([name, seconds], index) => ({ id: index + 3, name, seconds_left: seconds })));
const seatPath = /^\/api\/logic\/claim\/95\/viewer\/[\w-]{8,64}$/;
const looking = (...people: [name: string, seconds: number][]) =>
  api()
    .put(seatPath)
    .reply(200, viewers(...people));
const listed = (...people: [name: string, seconds: number][]) =>
  api()
    .get('/api/logic/claim/95/viewer')
    .reply(200, viewers(...people));
const answerPage = () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim())).persist();
  for (const part of ['comment', 'note', 'history'])
    api().get(`/api/logic/claim/95/${part}`).optionally().reply(200, ok([])).persist();
};
const leaving = () => {
  const scope = api()
    .delete(seatPath)
    .reply(200, ok({ id: 95 }));
  return () => waitFor(() => expect(scope.isDone()).toBe(true));
};

test('a page shows the other viewers, updates them live, and reports when it is left', async () => {
  answerPage();
  looking(['Ana Pérez', 30]);
  const { store, unmount } = renderApp('/reclamos/501', { user: buildUser() });
  expect(await screen.findByText('También lo está viendo: Ana Pérez')).toHaveAttribute('role', 'status');
  listed(['Ana Pérez', 30], ['Gustavo Ledesma', 39], ['Romina Sosa', 39]);
  await act(async () => apply([{ kind: 'unitClaim', id: 95, what: 'viewers' }], store.dispatch));
  await screen.findByText('También lo están viendo: Ana Pérez, Gustavo Ledesma y Romina Sosa');
  listed();
  await act(async () => apply([{ kind: 'unitClaim', id: 95, what: 'viewers' }], store.dispatch));
  await waitFor(() => expect(screen.queryByText(/viendo/)).not.toBeInTheDocument());
  const left = leaving();
  unmount();
  await left();
});

test('a viewer without further reports is removed after a timeout', async () => {
  answerPage();
  looking(['Ana Pérez', 2]);
  const left = leaving();
  const { unmount } = renderApp('/reclamos/501', { user: buildUser() });
  await screen.findByText('También lo está viendo: Ana Pérez');
  await waitFor(() => expect(screen.queryByText(/viendo/)).not.toBeInTheDocument());
  unmount();
  await left();
});

test('a hidden page reports that it is left, and reports again when it is visible', async () => {
  answerPage();
  looking(['Ana Pérez', 30]);
  renderApp('/reclamos/501', { user: buildUser() });
  await screen.findByText('También lo está viendo: Ana Pérez');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const left = leaving();
  document.dispatchEvent(new Event('visibilitychange'));
  await left();
  hidden.mockReturnValue(false);
  const back = looking(['Romina Sosa', 30]);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('También lo está viendo: Romina Sosa');
  expect(back.isDone()).toBe(true);
  hidden.mockRestore();
  api()
    .delete(seatPath)
    .optionally()
    .reply(200, ok({ id: 95 }));
});

test('the preview of a claim shows viewers too; a client neither requests nor reports them', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]))
    .persist();
  api().get('/api/logic/claim/95/comment').reply(200, ok([]));
  looking(['Ana Pérez', 30]);
  const { user, unmount } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText(buildUnitClaim().unit_claim.claim.description);
  await screen.findByRole('button', { name: 'Teclas de la lista (?)' });
  await user.keyboard('jv');
  expect(await screen.findByText('También lo está viendo: Ana Pérez')).toBeInTheDocument();
  const left = leaving();
  unmount();
  await left();

  answerPage();
  let asked = 0;
  api()
    .get('/api/logic/claim/95/viewer')
    .optionally()
    .reply(200, () => (asked++, viewers(['Ana Pérez', 30])));
  renderApp('/reclamos/501', { user: buildClientUser() });
  await screen.findByRole('heading', { name: 'Datos del reclamo' });
  expect(asked).toBe(0);
  expect(screen.queryByText(/viendo/)).not.toBeInTheDocument();
});
