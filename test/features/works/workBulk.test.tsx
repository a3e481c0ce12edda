import { act, screen, waitFor, within } from '@testing-library/react';
import { ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { buildWork } from '../../support/builders/works';
import { unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/works/WorkListScreen'),
  () => import('../../../src/features/works/bulk/WorkBulkBar'),
  () => import('../../../src/features/works/bulk/ProposalReceipt'),
  () => import('../../../src/visits/WindowsDialog'),
);

const closed = 'El trabajo ya no está en curso: no se puede acordar una visita.';
const waiting = 'Ya hay horarios propuestos: falta que elijan uno.';
const place = (id: number, problem: string | null = null, where = '3° A · Torre Oroño') => ({
  work_id: id,
  place: where,
  worker: 'Sanitarios Paraná',
  problem,
});

/** Opens the list and selects its three work orders. */
async function choose(places: object[]) {
  api()
    .get('/api/logic/work_order')
    .query(true)
    .reply(200, pageOf([21, 20, 19].map((id) => buildWork({ id }))))
    .persist();
  api().get('/api/logic/visit/place').query({ work_id: '21,20,19' }).reply(200, ok(places));
  const shown = renderApp('/trabajos', { user: buildUser() });
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el trabajo 21' }));
  await shown.user.click(screen.getByRole('checkbox', { name: 'Seleccionar las 3 filas de esta página' }));
  expect(await screen.findByText('3 trabajos seleccionados')).toBeInTheDocument();
  await shown.user.click(screen.getByRole('button', { name: 'Proponer horarios…' }));
  return shown;
}

test('the same windows are proposed for selected work orders: first a forecast with the reasons for exceptions, then the result', async () => {
  const found = [place(21), place(20), place(20, waiting, 'Torre Oroño'), place(19, closed)];
  const { user } = await choose(found);
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponer horarios · 3 trabajos' }));
  expect(dialog.getByText('De 4 lugares, se proponen para 2.')).toBeInTheDocument();
  expect(dialog.getByText('Para 2 no se puede:')).toBeInTheDocument();
  await user.click(dialog.getByText(`1: ${closed}`));
  expect(within(dialog.getByRole('list', { name: closed })).getByRole('link')).toHaveAttribute('href', '/trabajos/19');
  expect(dialog.getByText(/^Sanitarios Paraná iría a 2 lugares/)).toBeInTheDocument();

  const sent: { work_ids: number[]; windows: object[] }[] = [];
  // Between the forecast and the command another user proposed a visit.
  api()
    .put('/api/logic/visit', (body) => sent.push(body as never) > 0)
    .reply(200, ok([place(21), place(20, waiting), place(20, waiting, 'Torre Oroño'), place(19, closed)]));
  await user.click(dialog.getByRole('button', { name: 'Agregar otro horario' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  const receipt = within(await screen.findByRole('region', { name: 'Horarios para varios trabajos' }));
  expect(receipt.getByRole('status')).toHaveTextContent('Horarios enviados para 1 lugar.');
  expect(sent).toEqual([{ work_ids: [21, 20, 19], windows: [expect.anything(), expect.anything()] }]);
  await user.click(receipt.getByRole('button', { name: 'Ver uno por uno' }));
  await user.click(receipt.getByText(`2: ${waiting}`));
  expect(receipt.getByRole('list', { name: waiting })).toHaveTextContent(
    'Trabajo 20 · 3° A · Torre OroñoTrabajo 20 · Torre Oroño',
  );
  expect(screen.queryByText('3 trabajos seleccionados')).not.toBeInTheDocument();
  await user.click(receipt.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('region', { name: 'Horarios para varios trabajos' })).not.toBeInTheDocument();
});

test('if none of them can get a visit, the reasons are shown and no windows are asked for', async () => {
  const { user } = await choose([place(21, waiting), place(20, waiting), place(19, closed)]);
  const receipt = within(await screen.findByRole('region', { name: 'Horarios para varios trabajos' }));
  expect(receipt.getByRole('status')).toHaveTextContent('Ninguno de los trabajos elegidos admite una visita ahora.');
  await user.click(receipt.getByRole('button', { name: 'Ver uno por uno' }));
  expect(receipt.getByText(`2: ${waiting}`)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('3 trabajos seleccionados')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar selección' }));
  expect(unexpectedCommands()).toEqual([]);
});

test('a refusal of the server is shown in the dialog, and windows and selection stay', async () => {
  const { user } = await choose([place(21), place(20), place(19)]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Se proponen para los 3 lugares.')).toBeInTheDocument();
  api()
    .put('/api/logic/visit')
    .reply(422, {
      success: false,
      message: 'Revisá los datos.',
      errors: [{ field: 'windows.0', message: 'El horario ya pasó.' }],
    });
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await dialog.findByText('El horario ya pasó.')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Enviar' })).toBeEnabled());
  expect(screen.getByText('3 trabajos seleccionados')).toBeInTheDocument();
});

test('a receipt is closed on the next page if it was read, and a newer one stays', async () => {
  const { user } = await choose([place(21, waiting), place(20, waiting), place(19, waiting)]);
  const receipt = () => screen.queryByRole('region', { name: 'Horarios para varios trabajos' });
  const read = async () => {
    await waitFor(() => expect(receipt()).toBeInTheDocument());
    await user.click(within(receipt()!).getByRole('button', { name: 'Ver uno por uno' }));
  };
  const leaveAndReturn = async () => {
    await user.click(screen.getByRole('button', { name: /^Mi cuenta/ }));
    await user.click(await screen.findByText('Mi Perfil'));
    await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
    act(() => window.history.back());
    await screen.findByRole('checkbox', { name: 'Seleccionar el trabajo 21' });
  };
  await read();
  const secondForecast = api()
    .get('/api/logic/visit/place')
    .query({ work_id: '21,20,19' })
    .reply(200, ok([place(21, closed), place(20, closed), place(19, closed)]));
  const propose = screen.getByRole('button', { name: 'Proponer horarios…' });
  await user.click(propose);
  await waitFor(() => expect(secondForecast.isDone()).toBe(true));
  await waitFor(() => expect(propose).not.toHaveClass('ant-btn-loading'));
  await leaveAndReturn();
  await read();
  expect(screen.getByText(`3: ${closed}`)).toBeInTheDocument();
  await leaveAndReturn();
  expect(receipt()).not.toBeInTheDocument();
});
