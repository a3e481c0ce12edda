import { screen } from '@testing-library/react';
import { buildUnitClaim, ok } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/claims/ClaimScreen'));

const image = { id: 7, url: '/api/files/40?expires=1', name: 'canilla.jpg', file_id: 40 };

/** Opens the first photo of a claim as a user. */
async function openPhoto(user = buildUser()) {
  const claim = buildUnitClaim();
  claim.unit_claim.claim_image = [image];
  api().get('/api/logic/unit_claim/501').reply(200, ok(claim));
  for (const part of ['comment', 'history', 'note'])
    api().get(`/api/logic/claim/95/${part}`).optionally().reply(200, ok([]));
  api().get('/api/logic/colleague').optionally().reply(200, ok([]));
  const view = renderApp('/reclamos/501', { user });
  await view.user.click(await screen.findByRole('button', { name: 'Foto 1 del reclamo' }));
  return view;
}
const save = 'Descargar el original, con sus datos';

test('staff save the original of an opened photo, and read its hash', async () => {
  const { user } = await openPhoto();
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.getAttribute('href')}`);
  });
  api()
    .get('/api/logic/photo/40/original')
    .reply(
      200,
      ok({
        id: 40,
        name: 'canilla.jpg',
        content_type: 'image/jpeg',
        bytes: 5,
        sha256: 'ab12',
        received_at: '2026-11-20T15:00:00.000Z',
        url: '/api/files/40?size=original',
      }),
    );
  await user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByText('Recibida el 20/11/2026, 12:00, sin cambios. SHA-256: ab12')).toBeInTheDocument();
  expect(saved).toEqual(['canilla.jpg /api/files/40?size=original']);
  click.mockRestore();
});

test('a client can open the full copy of a photo, but not save its original', async () => {
  await openPhoto(buildClientUser());
  expect(await screen.findByRole('link', { name: 'Abrir la foto completa' })).toHaveAttribute('href', image.url);
  expect(screen.queryByRole('button', { name: save })).not.toBeInTheDocument();
});
