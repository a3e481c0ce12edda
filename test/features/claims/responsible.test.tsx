/** The responsible staff user of a claim: in its cell, by shortcut, on its page, and in bulk. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { apply } from '../../../src/session/live/apply';
import { buildBulk } from '../../support/builders/bulks';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { headers, rowWith, warmUp } from '../../support/records';
import { holdBack } from '../../support/holdBack';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/edit/ResponsibleSelect'),
  () => import('../../../src/features/claims/bulk/AssignDialog'),
  () => import('../../../src/ui/table/keys/GridKeys'),
);

const romina = { id: 4, name: 'Romina Sosa' };
const mariana = { id: 7, name: 'Mariana Bertolotti' };
const twoClaims = [
  buildUnitClaim({ claim: { responsible: romina } }),
  buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99, description: 'La puerta no cierra.' } }),
];
const answerColleagues = () =>
  api()
    .get('/api/logic/colleague')
    .optionally()
    .reply(
      200,
      ok([
        { id: 3, name: 'Gustavo Ledesma', type: 'manager' },
        { ...mariana, type: 'admin' },
        { ...romina, type: 'manager' },
      ]),
    )
    .persist();
const answered = (id: number, responsible: object | null) => ok({ id, claim_type: 'UNIT', responsible });
const put = (id: number, body: object) => api().put(`/api/logic/claim/${id}/responsible`, body as never);

async function openList(path = '/reclamos') {
  answerColleagues();
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(twoClaims, 2)).persist();
  const view = renderApp(path, { user: buildUser() });
  await screen.findByText('La puerta no cierra.');
  await screen.findByRole('button', { name: 'Teclas de la lista (?)' });
  return view;
}
const cell = (id: number) => screen.getByRole('button', { name: new RegExp(`^Responsable del reclamo ${id}:`) });
/** Returns the select of a cell, once it has the focus. */
const choice = async (id: number) => {
  const field = await screen.findByRole('combobox', { name: `Responsable del reclamo ${id}` });
  await waitFor(() => expect(field).toHaveFocus());
};

const option = (name: string) => screen.findByText(name, { selector: '.ant-select-item-option-content' });

test('the cell becomes a select of colleagues, the user first; the choice is shown in the row and can be undone', async () => {
  const { user } = await openList();
  expect(cell(95)).toHaveTextContent('Romina Sosa');
  expect(cell(99)).toHaveAccessibleName('Responsable del reclamo 99: Sin responsable');
  await user.click(cell(99));
  await choice(99);
  await waitFor(() =>
    expect([...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)).toEqual([
      'Mariana Bertolotti (vos)',
      'Sin responsable',
      'Gustavo Ledesma',
      'Romina Sosa',
    ]),
  );
  const answer = holdBack(answered(99, romina));
  const saved = put(99, { responsible_id: 4, from: null }).reply(200, answer.answer);
  await user.click(await option('Romina Sosa'));
  expect(cell(99)).toHaveTextContent('Romina Sosa');
  expect(cell(99)).toHaveAttribute('aria-busy', 'true');
  expect(cell(99)).toHaveFocus();
  answer.release();
  expect(await screen.findByText('Reclamo 99: Romina Sosa')).toBeInTheDocument();
  expect(saved.isDone()).toBe(true);
  const undone = put(99, { responsible_id: null, from: 4 }).reply(200, answered(99, null));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(cell(99)).toHaveAccessibleName(/Sin responsable$/));
  expect(undone.isDone()).toBe(true);
});

test('while a person is being saved, the former one can be chosen again', async () => {
  const { user } = await openList();
  const answer = holdBack(answered(99, romina));
  put(99, { responsible_id: 4, from: null }).reply(200, answer.answer);
  await user.click(cell(99));
  await choice(99);
  await user.click(await option('Romina Sosa'));
  await user.click(cell(99));
  await choice(99);
  const back = put(99, { responsible_id: null, from: 4 }).reply(200, answered(99, null));
  await user.click(await option('Sin responsable'));
  answer.release();
  await waitFor(() => expect(back.isDone()).toBe(true));
});

test('leaving the select keeps the cell as it was, and choosing the same person sends nothing', async () => {
  const { user } = await openList();
  await user.click(cell(95));
  await choice(95);
  await user.click(screen.getByRole('searchbox'));
  expect(cell(95)).toHaveTextContent('Romina Sosa');
  await user.click(cell(95));
  await choice(95);
  await user.click(await option('Romina Sosa'));
  await waitFor(() => expect(cell(95)).toHaveFocus());
  expect(cell(95)).toHaveTextContent('Romina Sosa');
});

test('if another user was first, the cell shows the conflict and the claim is refetched', async () => {
  const { user } = await openList();
  const message = 'Otra persona cambió el responsable de este reclamo: ahora es Gustavo Ledesma.';
  put(95, { responsible_id: 7, from: 4 }).reply(409, { success: false, message });
  api()
    .get('/api/logic/unit_claim/501')
    .times(3)
    .optionally()
    .reply(200, ok(buildUnitClaim({ claim: { responsible: { id: 3, name: 'Gustavo Ledesma' } } })));
  rowWith('95').focus();
  await user.keyboard('m');
  await waitFor(() => expect(cell(95)).toHaveTextContent('Gustavo Ledesma'));
  expect(within(rowWith('95')).getByText(`No se cambió: ${message}`)).toBeInTheDocument();
});

test('m makes the user responsible for the focused row; if they already are, it sends nothing', async () => {
  const { user } = await openList();
  const taken = put(99, { responsible_id: 7, from: null }).reply(200, answered(99, mariana));
  await user.keyboard('jjm');
  expect(cell(99)).toHaveTextContent('Mariana Bertolotti');
  await waitFor(() => expect(taken.isDone()).toBe(true));
  await waitFor(() => expect(cell(99)).not.toHaveAttribute('aria-busy'));
  await user.keyboard('m');
  expect(cell(99)).not.toHaveAttribute('aria-busy');
  await user.keyboard('?');
  expect(await screen.findByText('Asignármelo')).toBeInTheDocument();
});

test('"Míos" is a predefined view, and its chip shows the name; another person has a chip too', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Míos' }));
  await waitFor(() => expect(window.location.search).toBe('?assigned=me'));
  api()
    .get('/api/logic/unit_claim/counts')
    .query((query) => query.by === 'responsible_id')
    .reply(200, ok({ counts: [{ filter: 'responsible_id', value: '4', label: 'Romina Sosa', count: 1 }] }));
  renderApp('/reclamos?responsible_id=4', { user: buildUser() });
  expect(await screen.findByText('Responsable: Romina Sosa')).toBeInTheDocument();
});

test("a colleague's change appears in the row, which is marked", async () => {
  const { store } = await openList();
  api()
    .get('/api/logic/unit_claim/501')
    .reply(200, ok(buildUnitClaim({ claim: { responsible: { id: 3, name: 'Gustavo Ledesma' } } })));
  await act(async () => apply([{ kind: 'unitClaim', id: 95, what: 'internal' }], store.dispatch));
  await waitFor(() => expect(cell(95)).toHaveTextContent('Gustavo Ledesma'));
  await waitFor(() => expect(rowWith('95')).toHaveClass('is-changed'));
});

describe('the page of a claim', () => {
  const answerPage = (claim: object, path: string) => {
    answerColleagues();
    api().get(path).reply(200, ok(claim)).persist();
    for (const part of ['comment', 'note', 'history'])
      api()
        .get(new RegExp(`/api/logic/claim/\\d+/${part}$`))
        .optionally()
        .reply(200, ok([]))
        .persist();
  };

  test('shows the responsible person, and "Asignarme" and m make it the user', async () => {
    answerPage(twoClaims[0]!, '/api/logic/unit_claim/501');
    const { user } = renderApp('/reclamos/501', { user: buildUser() });
    await screen.findByRole('heading', { name: 'Datos del reclamo' });
    expect(cell(95)).toHaveTextContent('Romina Sosa');
    // Late, so that the cell is seen before the refetched claim.
    const taken = put(95, { responsible_id: 7, from: 4 }).times(2).delay(300).reply(200, answered(95, mariana));
    await user.keyboard('m');
    expect(cell(95)).toHaveTextContent('Mariana Bertolotti');
    // The page refetches the claim, which still has Romina there.
    await waitFor(() => expect(cell(95)).toHaveTextContent('Romina Sosa'));
    await user.click(screen.getByRole('button', { name: 'Asignarme' }));
    await waitFor(() => expect(taken.isDone()).toBe(true));
  });

  test('of a project shows it too', async () => {
    answerPage(buildProjectClaim({ claim: { responsible: mariana } }), '/api/logic/project_claim/801');
    renderApp('/consorcio-reclamos/801', { user: buildUser() });
    await screen.findByRole('heading', { name: 'Datos del reclamo' });
    expect(cell(96)).toHaveTextContent('Mariana Bertolotti');
    expect(screen.queryByRole('button', { name: 'Asignarme' })).not.toBeInTheDocument();
  });

  test('hides it from a client, even if the response contains it', async () => {
    answerPage(twoClaims[0]!, '/api/logic/unit_claim/501');
    const { user } = renderApp('/reclamos/501', { user: buildClientUser() });
    await screen.findByRole('heading', { name: 'Datos del reclamo' });
    await user.keyboard('m');
    expect(screen.queryByText(/Responsable|Romina|Asignarme/)).not.toBeInTheDocument();
  });
});

test('a client has no such column, view or filter', async () => {
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(twoClaims, 2)).persist();
  api()
    .get('/api/logic/unit_claim/counts')
    .query((query) => !String(query.by).includes('responsible'))
    .reply(200, ok({ counts: [] }));
  const { user } = renderApp('/reclamos', { user: buildClientUser() });
  await screen.findByText('La puerta no cierra.');
  expect(headers()).not.toContain('Responsable');
  expect(screen.queryByRole('button', { name: 'Míos' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Filtros/ }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('Estado');
  expect(within(panel).queryByText(/Responsable|Asignación/)).not.toBeInTheDocument();
});

describe('the selected claims', () => {
  const openDialog = async () => {
    const view = await openList();
    await view.user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' }));
    await view.user.click(await screen.findByRole('button', { name: 'Asignar responsable…' }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  test('are assigned in one bulk command, after showing their number; the receipt shows the person', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog).toHaveTextContent('Asignar responsable · 2 reclamos');
    expect(dialog).toHaveTextContent('Los 2 cambian de responsable.');
    await user.click(within(dialog).getByRole('button', { name: 'Asignar responsable' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Elegí a quién.');
    await user.click(within(dialog).getByRole('combobox', { name: 'Responsable' }));
    await user.click(await option('Gustavo Ledesma'));
    const bulk = buildBulk({ action: 'assign', responsible: { id: 3, name: 'Gustavo Ledesma' }, done: 2, refused: 0 });
    const ordered = api()
      .post('/api/logic/unit_claim/bulk', { ids: [95, 99], action: 'assign', responsible_id: 3 })
      .reply(201, ok(bulk));
    api().get('/api/logic/claim_bulk/7').reply(200, ok(bulk)).persist();
    await user.click(within(dialog).getByRole('button', { name: 'Asignar responsable' }));
    const receipt = await screen.findByRole('region', { name: 'Cambio de varios reclamos' });
    expect(await within(receipt).findByText('Responsable Gustavo Ledesma:')).toBeInTheDocument();
    expect(ordered.isDone()).toBe(true);
  });

  test('stay selected, with the error, if the command is refused', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('combobox', { name: 'Responsable' }));
    await user.click(await option('Sin responsable'));
    const message = 'Elegí un supervisor o un administrador activo.';
    api()
      .post('/api/logic/unit_claim/bulk', { ids: [95, 99], action: 'assign', responsible_id: null })
      .reply(422, { success: false, message, errors: [{ field: 'responsible_id', message }] });
    await user.click(within(dialog).getByRole('button', { name: 'Asignar responsable' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  });
});
