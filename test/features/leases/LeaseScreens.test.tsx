import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unitsApi } from '../../../src/api/units';
import { ok, pageOf } from '../../support/builders/claims';
import { buildLeaseDetail, buildLeaseRequest } from '../../support/builders/leases';
import { buildUnit } from '../../support/builders/units';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { answerList, fillIn, headers, rowWith, warmUp } from '../../support/records';
import { holdBack } from '../../support/holdBack';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/leases/LeaseListScreen'),
  () => import('../../../src/features/leases/LeaseScreen'),
  () => import('../../../src/features/leases/NewLeaseScreen'),
);

const get = (overrides: Parameters<typeof buildLeaseDetail>[0] = {}) =>
  api()
    .get('/api/logic/lease_contract_request/7')
    .reply(200, ok(buildLeaseDetail(overrides)));
const status = (label: string) => screen.findByText(label, { selector: '.status' });

test('the list shows the requests with their status in Spanish', async () => {
  api()
    .get('/api/logic/lease_contract_request')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildLeaseRequest({ status: 'under_review' })]));
  renderApp('/lease-requests', { user: buildUser() });
  await screen.findByText('ignacio.vera@correo.ar');
  expect(headers()).toEqual([
    'ID',
    'Nombre',
    'Apellido',
    'DNI',
    'Email',
    'Teléfono',
    'Estado',
    'Propietario',
    'Acciones',
  ]);
  expect(within(rowWith('Vera')).getByText('En revisión')).toBeInTheDocument();
  expect(within(rowWith('Vera')).getByText('Leandro Moyano')).toBeInTheDocument();
});

test('the detail shows the status in Spanish, keeps its raw value, and shows the next steps and who asked', async () => {
  get({ status: 'under_review' });
  renderApp('/lease-request/7', { user: buildUser() });
  expect(await status('En revisión')).toHaveAttribute('data-status', 'under_review');
  expect(screen.queryByText('under_review')).not.toBeInTheDocument();
  expect(screen.getByText('En revisión', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Solicitada por')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1° B' })).toHaveAttribute('href', '/unidades/37');
  expect(screen.getByRole('link', { name: 'Leandro Moyano' })).toHaveAttribute('href', '/clientes/23');
});

test('a step forward sends the status that the user saw, and the page shows the new one', async () => {
  get();
  const { user } = renderApp('/lease-request/7', { user: buildUser() });
  api()
    .post('/api/logic/lease_contract_request/7/status/up', {})
    .query({ from: 'requested' })
    .reply(200, ok(buildLeaseDetail({ status: 'pending' })));
  get({ status: 'pending' });
  await user.click(await screen.findByRole('button', { name: 'Pasar a Pendiente' }));
  expect(await screen.findByRole('button', { name: 'Pasar a En revisión' })).toBeInTheDocument();
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
});

test('if another user was first, the message says so and the page shows the current status', async () => {
  get();
  const { user } = renderApp('/lease-request/7', { user: buildUser() });
  api()
    .post('/api/logic/lease_contract_request/7/status/up')
    .query(true)
    .reply(409, { success: false, message: 'Otra persona cambió esta solicitud: ahora está en «En revisión».' });
  get({ status: 'under_review' });
  await user.click(await screen.findByRole('button', { name: 'Pasar a Pendiente' }));
  expect(
    await screen.findByText('Otra persona cambió esta solicitud: ahora está en «En revisión».'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeInTheDocument();
});

test('accepting shows its effect first', async () => {
  get({ status: 'under_review' });
  const { user } = renderApp('/lease-request/7', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      /le llega una invitación a ignacio.vera@correo.ar. El alquiler de 1° B queda registrado del 20\/12\/2026 al 19\/12\/2027/,
    ),
  ).toBeInTheDocument();
  api()
    .post('/api/logic/lease_contract_request/7/status/up')
    .query({ from: 'under_review' })
    .reply(200, ok(buildLeaseDetail({ status: 'accepted' })));
  get({ status: 'accepted' });
  await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  expect(await status('Aceptado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
});

test('if the DNI belongs to another person, staff see the name and decide', async () => {
  get({ status: 'under_review' });
  const { user } = renderApp('/lease-request/7', { user: buildUser() });
  const message = 'El DNI de la solicitud figura en otra cuenta (otra@correo.ar).';
  api()
    .post('/api/logic/lease_contract_request/7/status/up', {})
    .query(true)
    .reply(409, { success: false, message, errors: [{ field: 'tenant_document', message }] });
  get({ status: 'under_review' });
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  api()
    .post('/api/logic/lease_contract_request/7/status/up', { confirm_tenant: true })
    .query({ from: 'under_review' })
    .reply(200, ok(buildLeaseDetail({ status: 'accepted' })));
  get({ status: 'accepted' });
  await user.click(screen.getByRole('button', { name: 'Aceptar a ignacio.vera@correo.ar' }));
  expect(await status('Aceptado')).toBeInTheDocument();
});

test('a rejection requires a reason, which the page then shows', async () => {
  get();
  const { user } = renderApp('/lease-request/7', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await within(dialog).findByText('Debe indicar el motivo.')).toBeInTheDocument();
  fillIn({ Motivo: 'Falta el contrato firmado.' });
  api()
    .post('/api/logic/lease_contract_request/7/status/reject', { rejectReason: 'Falta el contrato firmado.' })
    .query({ from: 'requested' })
    .reply(200, ok(buildLeaseDetail({ status: 'rejected', rejected_reason: 'Falta el contrato firmado.' })));
  get({ status: 'rejected', rejected_reason: 'Falta el contrato firmado.' });
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await status('Rechazado')).toBeInTheDocument();
  expect(screen.getAllByText('Falta el contrato firmado.')[0]).toBeInTheDocument();
});

test('an owner sees a request but cannot decide it', async () => {
  get();
  renderApp('/lease-request/7', { user: buildClientUser() });
  expect(await status('Solicitado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Pasar|Rechazar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '1° B' })).not.toBeInTheDocument();
});

test('an owner requests a lease of the only unit that they own, never of a rented one', async () => {
  api()
    .get('/api/logic/unit')
    .query(true)
    .reply(
      200,
      pageOf([
        buildUnit({ is_owner: true }),
        buildUnit({ unit_id: 99, contract_id: 98, name: '7° C', is_owner: false }),
      ]),
    );
  const { user } = renderApp('/crear-inquilino', { user: buildClientUser() });
  expect(await screen.findByText('1° A · Torre Oroño')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  fillIn({
    Nombre: 'Ignacio',
    Apellido: 'Vera',
    DNI: '36984415',
    Teléfono: '3415670239',
    Email: 'ignacio.vera@correo.ar',
  });
  for (const [label, day] of [
    ['Inicio del alquiler', '20/12/2026'],
    ['Fin del alquiler', '01/12/2026'],
  ] as const) {
    const input = screen.getByLabelText(label);
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: day } });
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
  }
  await user.click(await screen.findByRole('button', { name: 'Enviar solicitud' }));
  expect(
    await screen.findByText(/La fecha de fin debe ser posterior a la de inicio.|Debe completar todos los campos/),
  ).toBeInTheDocument();
});

test('the unit of the address is selected, also if the list has one other unit and is there first', async () => {
  answerList('/logic/unit', [buildUnit()]);
  const { answer, release } = holdBack(ok(buildUnit({ unit_id: 49, contract_id: 77, name: '9° B' })));
  api().get('/api/logic/unit/49').reply(200, answer);
  const { store } = renderApp('/crear-inquilino?unidad=49', { user: buildUser() });
  const list = unitsApi.endpoints.listUnits.select({ page: 1, pageSize: 30, active: true });
  await waitFor(() => expect(list(store.getState()).isSuccess).toBe(true));
  release();
  expect(await screen.findByText('9° B · Torre Oroño')).toBeInTheDocument();
});

test('a client without owned units sees why a request is not possible', async () => {
  renderApp('/crear-inquilino', { user: buildClientUser({ properties_count: 0 }) });
  expect(await screen.findByText(/No tenés unidades propias/)).toBeInTheDocument();
});

test('staff of a portal without units get a link to the first one', async () => {
  answerList('/logic/unit');
  renderApp('/crear-inquilino', { user: buildUser() });
  expect((await screen.findByText(/Todavía no hay unidades en el portal/)).parentElement).toHaveClass('field-hint');
  expect(screen.getByRole('link', { name: 'Crear unidad' })).toHaveAttribute('href', '/crear-unidad');
});

test('the author withdraws an undecided request; other users have no such button', async () => {
  get({ status: 'pending' });
  const { user, unmount } = renderApp('/lease-request/7', { user: buildClientUser({ id: 22 }) });
  await user.click(await screen.findByRole('button', { name: 'Retirar solicitud' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/no se puede volver a abrir/)).toBeInTheDocument();
  const withdrawn = { status: 'rejected', rejected_reason: 'Retirada por quien la hizo' } as const;
  api()
    .post('/api/logic/lease_contract_request/7/withdraw')
    .query({ from: 'pending' })
    .reply(200, ok(buildLeaseDetail(withdrawn)));
  get(withdrawn);
  await user.click(within(dialog).getByRole('button', { name: 'Retirar solicitud' }));
  expect(await screen.findByText('Solicitud retirada')).toBeInTheDocument();
  expect(await screen.findByText(/Retirada por quien la hizo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
  unmount();

  get({ status: 'pending' });
  renderApp('/lease-request/7', { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Rechazar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
});

test('a client who owns no unit has no button to request a lease', async () => {
  answerList('/logic/lease_contract_request');
  renderApp('/lease-requests', { user: buildClientUser({ properties_count: 0 }) });
  expect(await screen.findByText('Todavía no hay solicitudes de alquiler.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Crear inquilino/ })).not.toBeInTheDocument();
});
