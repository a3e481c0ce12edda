/** Unread claims: in the list, by shortcut, in bulk, and how they become read. */
import { act, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { apply } from '../../../src/session/live/apply';
import type { UnreadNews } from '../../../src/contract/claimReading';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { rowWith } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

const claim = (id: number, description: string, news: UnreadNews | null = null) => ({
  ...buildUnitClaim({ id, claim_id: id, claim: { id, description } }),
  news,
});
/** The list with two claims and their news. */
const list = (newsOf95: UnreadNews | null = null, newsOf94: UnreadNews | null = null) =>
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([claim(95, 'Gotea la canilla', newsOf95), claim(94, 'No cierra la puerta', newsOf94)]));
const unread = (unit: number, lastVisit: object | null = null) =>
  api()
    .get('/api/logic/claim/unread')
    .reply(200, ok({ unit, project: 0, last_visit: lastVisit }));
const twoMessages: UnreadNews = {
  what: [
    { what: 'message', count: 2 },
    { what: 'state', count: 1 },
  ],
  up_to: 7,
};
const marks = (body: { type: string; is_read: boolean; ids: number[]; up_to?: number }) =>
  api()
    .post('/api/logic/claim/read', body)
    .reply(200, ok({ marked: 1 }));

test('a row with news shows them, other rows do not', async () => {
  list(twoMessages);
  unread(1);
  renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('2 mensajes, estado')).toBeInTheDocument();
  expect(rowWith('Gotea la canilla')).toHaveTextContent('2 mensajes, estado');
  expect(rowWith('No cierra la puerta')).not.toHaveTextContent(/mensaje|sin leer/);
  expect(await screen.findByRole('button', { name: /^Sin leer\s*1$/ })).toBeInTheDocument();
});

test('a new claim shows only that it is new, and messages of others', async () => {
  list(
    {
      what: [
        { what: 'created', count: 1 },
        { what: 'photo', count: 3 },
      ],
      up_to: 7,
    },
    { what: [], up_to: 0 },
  );
  unread(2);
  renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('nuevo')).toBeInTheDocument();
  expect(rowWith('No cierra la puerta')).toHaveTextContent('sin leer');
});

test('the key u marks a row as read, and again as unread', async () => {
  list(twoMessages);
  unread(1);
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('2 mensajes, estado');
  marks({ type: 'UNIT', is_read: true, ids: [95] });
  unread(0);
  await user.keyboard('ju');
  await waitFor(() => expect(screen.queryByText('2 mensajes, estado')).not.toBeInTheDocument());
  marks({ type: 'UNIT', is_read: false, ids: [95] });
  unread(1);
  await user.keyboard('u');
  expect(await screen.findByText('sin leer')).toBeInTheDocument();
});

test('a failed mark shows an error, and the row stays as it was', async () => {
  list(twoMessages);
  unread(1);
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('2 mensajes, estado');
  api().post('/api/logic/claim/read').reply(500, { success: false, message: 'No se pudo guardar.' });
  await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Marcar como leído' }));
  expect(await screen.findByText('No se pudo guardar.')).toBeInTheDocument();
  expect(screen.getByText('2 mensajes, estado')).toBeInTheDocument();
});

test('selected rows are marked together, and the selection is cleared', async () => {
  list(twoMessages);
  unread(1);
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('2 mensajes, estado');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 94' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar' }));
  marks({ type: 'UNIT', is_read: true, ids: [95, 94] });
  unread(0);
  await user.click(await screen.findByRole('menuitem', { name: 'Marcar como leídos' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar' })).not.toBeInTheDocument());
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

test('"Sin leer" and "Desde la última vez" are views of the list', async () => {
  list(twoMessages);
  unread(1, { at: '2026-11-20T18:30:00.000Z', unit: 14, project: 0 });
  const { user } = renderApp('/reclamos', { user: buildUser() });
  const since = await screen.findByRole('button', { name: /^Desde la última vez\s*14$/ });
  expect(since).toHaveAttribute('title', expect.stringContaining('20/11/2026'));
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, news_since: '2026-11-20T18:30:00.000Z' })
    .reply(200, pageOf([claim(95, 'Gotea la canilla')]));
  await user.click(since);
  expect(await screen.findByRole('button', { name: 'Quitar Con novedades desde el 20/11/2026' })).toBeInTheDocument();
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, unread: true })
    .reply(200, pageOf([claim(95, 'Gotea la canilla')]));
  await user.click(screen.getByRole('button', { name: /^Sin leer/ }));
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

test('changes of other users mark the row while the list is open', async () => {
  list();
  unread(0);
  const { store } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('Gotea la canilla');
  await screen.findByRole('button', { name: /^Sin leer/ });
  api()
    .get('/api/logic/unit_claim/95')
    .reply(200, ok(claim(95, 'Gotea la canilla', { what: [{ what: 'message', count: 1 }], up_to: 8 })));
  unread(1);
  await act(async () => apply([{ kind: 'unitClaim', id: 95, what: 'message' }], store.dispatch));
  expect(await screen.findByText('1 mensaje')).toBeInTheDocument();
});

test('reading on another device removes the mark here, without other requests', async () => {
  list(twoMessages);
  unread(1);
  const { store } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('2 mensajes, estado');
  await screen.findByRole('button', { name: /^Sin leer\s*1$/ });
  api().get('/api/logic/claim/news').query({ ids: '95,94' }).reply(200, ok([]));
  unread(0);
  await act(async () => apply([{ kind: 'access', id: 1, what: 'reading' }], store.dispatch));
  await waitFor(() => expect(screen.queryByText('2 mensajes, estado')).not.toBeInTheDocument());
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

describe('opening a claim', () => {
  const openWith = (comments: () => void) => {
    api()
      .get('/api/logic/unit_claim/95')
      .reply(200, ok(claim(95, 'Gotea la canilla', twoMessages)));
    comments();
    api().get('/api/logic/claim/95/history').reply(200, ok([]));
    return renderApp('/reclamos/95', { user: buildUser() });
  };

  test('marks it as read up to its latest change, once', async () => {
    marks({ type: 'UNIT', is_read: true, ids: [95], up_to: 7 });
    openWith(() => api().get('/api/logic/claim/95/comment').reply(200, ok([])));
    await waitFor(() => expect(nock.isDone()).toBe(true));
  });

  test('does not mark it as read if its messages cannot be loaded', async () => {
    const marked = marks({ type: 'UNIT', is_read: true, ids: [95], up_to: 7 });
    openWith(() => api().get('/api/logic/claim/95/comment').reply(422, { success: false, message: 'No se pudo' }));
    expect(await screen.findByText('No se pudo')).toBeInTheDocument();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(marked.isDone()).toBe(false);
    nock.cleanAll();
  });
});
