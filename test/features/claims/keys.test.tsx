import { act, screen, waitFor, within } from '@testing-library/react';
import { buildComment, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { rowWith, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/peek/ClaimPeek'),
  () => import('../../../src/ui/table/keys/GridKeys'),
  () => import('../../../src/ui/table/keys/KeysDialog'),
);

const twoClaims = [
  buildUnitClaim({ claim: { repair_price: '125000.00' } }),
  buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99, description: 'La puerta no cierra.' } }),
];
const answerLists = () =>
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .times(20)
    .optionally()
    .reply(200, (uri: string) => pageOf(twoClaims, 33, Number(new URL(uri, 'http://x').searchParams.get('page'))));
const answerMessages = (id: number, text: string) =>
  api()
    .get(`/api/logic/claim/${id}/comment`)
    .reply(200, ok([buildComment({ text })]));

async function openList(path = '/reclamos') {
  answerLists();
  const view = renderApp(path, { user: buildUser() });
  await screen.findByText('La puerta no cierra.');
  await screen.findByRole('button', { name: 'Teclas de la lista (?)' });
  return view;
}

test('keys move between rows, select and open them', async () => {
  const { user } = await openList();
  await user.keyboard('j');
  expect(rowWith('95')).toHaveFocus();
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' })).toBeChecked();
  expect(rowWith('99')).toHaveFocus();
  await user.keyboard('kx');
  expect(screen.getByText('2 reclamos seleccionados')).toBeInTheDocument();
  await user.keyboard('jo');
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos/502'));
});

test('after Back, keys go on from the row that was opened', async () => {
  const { user } = await openList();
  api().get('/api/logic/unit_claim/502').optionally().reply(200, ok(twoClaims[1]));
  for (const part of ['comment', 'history']) api().get(`/api/logic/claim/99/${part}`).optionally().reply(200, ok([]));
  await user.keyboard('jjo');
  await screen.findByRole('heading', { level: 1, name: /#99$/ });
  act(() => window.history.back());
  await screen.findByRole('button', { name: 'Teclas de la lista (?)' });
  expect(rowWith('99')).toHaveClass('is-opened');
  // It is the last row.
  await user.keyboard('j');
  expect(rowWith('99')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  expect(rowWith('95')).toHaveFocus();
});

/** Menus close some time after the key. */
const waitForClosedMenus = () =>
  waitFor(() => expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument());

test('keys open the status and priority menus of a row, and turn the pages', async () => {
  const { user } = await openList();
  await user.keyboard('je');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Aprobar',
    'Rechazar',
    'Ver el reclamo',
    'Marcar como no leído',
  ]);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Aprobar' })).toHaveFocus());
  // While a menu is open, keys belong to the menu.
  await user.keyboard('n{Escape}');
  await waitForClosedMenus();
  expect(window.location.search).toBe('');
  await user.keyboard('i');
  const high = await screen.findByRole('menuitem', { name: 'Alta' });
  await waitFor(() => expect(high.closest('[role=menu]')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitForClosedMenus();
  await user.keyboard('n');
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  await screen.findByText('11–20 de 33');
  await user.keyboard('N');
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('/ moves the focus to the search field, where keys type letters', async () => {
  const { user } = await openList();
  await user.keyboard('/');
  const box = screen.getByRole('searchbox');
  expect(box).toHaveFocus();
  await user.keyboard('jnp?');
  expect(box).toHaveValue('jnp?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('? shows the shortcuts, which are off while the dialog is open; the user can turn them off', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog');
  for (const label of ['Ver al lado de la lista, o dejar de verlo', 'Cambiar la prioridad', 'Página siguiente'])
    expect(within(dialog).getByText(label)).toBeInTheDocument();
  await user.keyboard('n');
  expect(window.location.search).toBe('');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Usar estas teclas' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('n?');
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Teclas de la lista (?)' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a row is previewed beside the list, arrow keys move to the next one, and Escape returns the focus', async () => {
  const { user } = await openList();
  answerMessages(95, 'Mañana estoy todo el día.');
  await user.keyboard('j ');
  const first = await screen.findByRole('complementary', { name: 'Reclamo 95 al lado de la lista' });
  expect(await within(first).findByText('Mañana estoy todo el día.')).toBeInTheDocument();
  for (const text of ['En análisis', '$ 125.000,00', /^Plazo del cuadro de garantías/, /manchó la mesada/])
    expect(within(first).getByText(text)).toBeInTheDocument();
  expect(rowWith('95')).toHaveFocus();
  answerMessages(99, 'La cerradura también.');
  await user.keyboard('{ArrowDown}');
  const second = await screen.findByRole('complementary', { name: 'Reclamo 99 al lado de la lista' });
  expect(await within(second).findByText('La cerradura también.')).toBeInTheDocument();
  expect(within(second).getByText('La puerta no cierra.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(rowWith('99')).toHaveFocus();
  await user.keyboard('v');
  expect(await screen.findByRole('complementary')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos/502'));
});

test('beside the list r begins a message, Ctrl Enter sends it, and Escape returns to the row, so that j moves on', async () => {
  const { user } = await openList();
  answerMessages(95, 'Mañana estoy todo el día.');
  await user.keyboard('j ');
  const peek = await screen.findByRole('complementary', { name: 'Reclamo 95 al lado de la lista' });
  const field = await within(peek).findByLabelText('Escribí un mensaje');
  await user.keyboard('r');
  expect(field).toHaveFocus();
  await user.keyboard('Vamos el jueves');
  let sent: unknown;
  api()
    .post('/api/logic/claim/95/comment', (body) => {
      sent = body;
      return true;
    })
    .reply(201, ok(buildComment({ id: 2, text: 'Vamos el jueves' })));
  answerMessages(95, 'Vamos el jueves');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent).toEqual({ text: 'Vamos el jueves' });
  await user.keyboard('{Escape}');
  expect(rowWith('95')).toHaveFocus();
  expect(peek).toBeInTheDocument();
  answerMessages(99, 'La cerradura también.');
  await user.keyboard('j');
  const next = await screen.findByRole('complementary', { name: 'Reclamo 99 al lado de la lista' });
  expect(await within(next).findByText('La cerradura también.')).toBeInTheDocument();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Ctrl Enter')).toBeInTheDocument();
  expect(within(dialog).getByText('Salir del texto y volver a la fila')).toBeInTheDocument();
});
