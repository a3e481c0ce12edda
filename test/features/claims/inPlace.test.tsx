import { screen, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api, renderApp } from '../../support/renderApp';

/** Responds to the list call with one claim, `times` times. */
const answerList = (overrides: Parameters<typeof buildUnitClaim>[0] = {}, times = 1) =>
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .times(times)
    .reply(200, pageOf([buildUnitClaim(overrides)]));

/** Returns the response to a change of the claim. */
const stateWith = (changed: object) =>
  ok({
    id: 95,
    claim_type: 'UNIT',
    claim_status: { code: 'pending', label: 'En análisis' },
    priority: 'medium',
    repair_price: null,
    ...changed,
  });

test('the priority menu offers Alta, Media and Baja and sends the choice with the previous value', async () => {
  answerList();
  api()
    .put('/api/logic/unit_claim/501/priority', { priority: 'urgent', from: 'medium' })
    .reply(200, stateWith({ priority: 'urgent' }));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Prioridad Baja del reclamo 95. Cambiar' }));
  const options = await screen.findAllByRole('menuitem');
  expect(options.map((option) => option.textContent)).toEqual(['Alta', 'Media', 'Baja']);
  await user.click(options[0]!);
  expect(await screen.findByText('Prioridad actualizada!')).toBeInTheDocument();
});

test('the status menu offers only the possible moves; rejecting asks for a reason first', async () => {
  answerList();
  api()
    .post('/api/logic/claim/95/status/reject', { reason: 'No corresponde a la garantía.' })
    .query({ from: 'pending' })
    .reply(200, stateWith({ claim_status: { code: 'rejected', label: 'Rechazado' } }));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Acciones del reclamo 95' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Aprobar',
    'Rechazar',
    'Ver el reclamo',
    'Marcar como no leído',
  ]);
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Todas las personas que ven el reclamo van a leer el motivo.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Debe indicar el motivo.');
  await user.type(within(dialog).getByLabelText('Motivo del rechazo'), 'No corresponde a la garantía.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
});

test('a failed rejection shows the error beside the reason, which stays', async () => {
  answerList();
  api()
    .post('/api/logic/claim/95/status/reject')
    .query({ from: 'pending' })
    .reply(409, { success: false, message: 'Otra persona cambió este reclamo: ahora está en «Aprobado».' });
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Motivo del rechazo'), 'Ya se arregló.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('ahora está en «Aprobado»');
  expect(within(dialog).getByLabelText('Motivo del rechazo')).toHaveValue('Ya se arregló.');
});

describe('the price editor', () => {
  const openEditor = async (price: string | null) => {
    answerList({ claim: { repair_price: price } });
    const { user } = renderApp('/reclamos', { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: /^Precio de reparación del reclamo 95/ }));
    // Synchronous: the field must be in the document after the click, without waiting.
    return { user, field: screen.getByRole('textbox', { name: 'Precio de reparación del reclamo 95' }) };
  };
  const expectSaved = (body: object) => {
    api()
      .put('/api/logic/claim/95/repair_price', body as never)
      .reply(200, stateWith({ repair_price: (body as { repair_price: string }).repair_price }));
  };

  test('takes keys right after the click, with its old value selected; Enter saves and shows one notification', async () => {
    const { user, field } = await openEditor('494000.00');
    expect(field).toHaveFocus();
    expectSaved({ repair_price: '125000.50', from: '494000.00' });
    await user.keyboard('125.000,50{Enter}');
    expect(await screen.findByText('El precio de reparación se actualizó correctamente')).toBeInTheDocument();
    expect(screen.getByText('Reclamo 95: $ 125.000,50')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
    expect(
      screen.getAllByRole('status').filter((notice) => /Precio actualizado/.test(notice.textContent)),
    ).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: /^Precio de reparación/ })).not.toBeInTheDocument();
  });

  test('discards the input on Escape', async () => {
    const { user } = await openEditor('494000.00');
    await user.keyboard('1{Escape}');
    expect(
      await screen.findByRole('button', { name: 'Precio de reparación del reclamo 95: $ 494.000,00' }),
    ).toBeInTheDocument();
  });

  test('requires a price of $ 0 to be entered twice', async () => {
    const { user } = await openEditor(null);
    await user.keyboard('0{Enter}');
    const cell = await screen.findByRole('button', { name: 'Precio de reparación del reclamo 95: 0' });
    expect(screen.getByText(/Vas a guardar \$ 0,00/)).toBeInTheDocument();
    await user.click(cell);
    expectSaved({ repair_price: '0.00', from: null });
    await user.keyboard('{Enter}');
    await screen.findByText('Precio actualizado!');
  });

  test('keeps a price that is too large in its cell with the error, until it is corrected', async () => {
    const { user } = await openEditor(null);
    await user.keyboard('99999999999{Enter}');
    expect(await screen.findByText(/El precio no puede superar \$ 9.999.999.999,99./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Precio de reparación del reclamo 95: 99999999999' }));
    expectSaved({ repair_price: '9.00', from: null });
    await user.keyboard('9{Enter}');
    // Not looked at again: on a busy machine it may have been replaced or closed by then.
    await screen.findByText('Precio actualizado!');
  });
});
