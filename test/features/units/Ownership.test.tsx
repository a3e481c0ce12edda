import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../support/builders/claims';
import { buildClient } from '../../support/builders/clients';
import { buildUnit } from '../../support/builders/units';
import { buildUser } from '../../support/builders/users';
import { answerList, fillIn, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/units/UnitScreen'),
  () => import('../../../src/features/units/OwnershipDialogs'),
);

const open = async (unit = buildUnit()) => {
  answerList('/logic/project');
  api().get('/api/model/unit_type').reply(200, ok([]));
  api().get('/api/logic/unit/15').reply(200, ok(unit));
  answerList('/logic/unit_claim');
  const { user } = renderApp('/unidades/15', { user: buildUser() });
  await screen.findByText('Sin reclamos.');
  return user;
};
/** Responds to the refetches after the owner changed. */
const answerRefetches = (unit = buildUnit()) => {
  api().get('/api/logic/unit/15').reply(200, ok(unit));
  answerList('/logic/unit_claim');
};

test('a unit is transferred to a client from a chosen day, after showing the effect', async () => {
  const user = await open();
  const bruno = buildClient({ client_id: 40, name: 'Bruno', last_name: 'Paz', document: '28460571' });
  answerList('/logic/client');
  await user.click(screen.getByRole('button', { name: 'Transferir' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(/conserva los reclamos que hizo y no ve los del nuevo propietario/),
  ).toBeInTheDocument();
  const unexpected = unexpectedCommands();
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  expect(await within(dialog).findByText('Debe seleccionar al nuevo propietario.')).toBeInTheDocument();
  expect(unexpected).toEqual([]);

  answerList('/logic/client', [bruno]);
  await user.type(within(dialog).getByLabelText('Nuevo propietario'), 'bruno');
  await user.click(await screen.findByText('Bruno Paz · DNI 28460571'));
  const refused = { field: 'start_date', message: 'La fecha no puede ser posterior a hoy.' };
  api()
    .post('/api/logic/contract/14/transfer')
    .reply(422, { success: false, message: refused.message, errors: [refused] });
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  expect(await within(dialog).findByText(refused.message)).toBeInTheDocument();

  let sent: unknown;
  const bought = buildUnit({
    contract_id: 90,
    owner_profile: { client_id: 40, username: 'bruno@correo.ar', name: 'Bruno', last_name: 'Paz', phone_number: null },
  });
  api()
    .post('/api/logic/contract/14/transfer', (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok(bought));
  answerRefetches(bought);
  answerList('/logic/client');
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  expect(await screen.findByText('Unidad transferida')).toBeInTheDocument();
  expect(sent).toEqual({ client_id: 40, start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await screen.findByRole('link', { name: 'Bruno Paz' })).toHaveAttribute('href', '/clientes/40');
});

test('an ownership ends on a chosen day, and the unit can be assigned again', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Terminar' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/La unidad queda sin propietario/)).toBeInTheDocument();
  fillIn({ 'Desde qué día': '' });
  await user.click(within(dialog).getByRole('button', { name: 'Terminar la propiedad' }));
  expect(await within(dialog).findByText('Debe seleccionar una fecha.')).toBeInTheDocument();
  fillIn({ 'Desde qué día': '1/7/26' });
  const free = buildUnit({ contract_id: null, owner_profile: null, owned_since: null, lease_contract: null });
  api().post('/api/logic/contract/14/end', { end_date: '2026-07-01' }).reply(200, ok(free));
  answerRefetches(free);
  await user.click(within(dialog).getByRole('button', { name: 'Terminar la propiedad' }));
  expect(await screen.findByText('La unidad quedó sin propietario')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Asignar cliente' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Transferir' })).not.toBeInTheDocument());
});

test('a lease ends early', async () => {
  const lease = {
    id: 5,
    lease_start_date: '2026-01-01',
    lease_end_date: '2028-01-01',
    tenant: { client_id: 41, username: 'm@correo.ar', name: 'Martín', last_name: 'Quiroga', phone_number: null },
  };
  const user = await open(buildUnit({ lease_contract: lease }));
  await user.click(screen.getByRole('button', { name: 'Terminar alquiler' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Martín Quiroga deja de ver la unidad/)).toBeInTheDocument();
  api()
    .post('/api/logic/lease_contract/5/end')
    .reply(200, ok(buildUnit({ lease_contract: null })));
  api()
    .get('/api/logic/unit/15')
    .reply(200, ok(buildUnit({ lease_contract: null })));
  await user.click(within(dialog).getByRole('button', { name: 'Terminar alquiler' }));
  expect(await screen.findByText('Alquiler terminado')).toBeInTheDocument();
  expect(await screen.findByText('No está alquilada.')).toBeInTheDocument();
});

test('a lease that begins later is shown, and cancelled after a confirmation', async () => {
  const next = {
    id: 6,
    lease_start_date: '2099-12-22',
    lease_end_date: '2101-12-21',
    tenant: { client_id: 41, username: 'm@correo.ar', name: 'Martín', last_name: 'Quiroga', phone_number: null },
  };
  const user = await open(buildUnit({ next_lease: next }));
  expect(screen.getByText('empieza el 22/12/2099, hasta el 21/12/2101')).toBeInTheDocument();
  expect(screen.queryByText('Solicitar inquilino')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Anular alquiler' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Anular el alquiler de Martín Quiroga?' }));
  api().post('/api/logic/lease_contract/6/end', { end_date: '2099-12-22' }).reply(200, ok(buildUnit()));
  api().get('/api/logic/unit/15').reply(200, ok(buildUnit()));
  await user.click(dialog.getByRole('button', { name: 'Anular alquiler' }));
  expect(await screen.findByText('Alquiler anulado')).toBeInTheDocument();
  expect(await screen.findByText('No está alquilada.')).toBeInTheDocument();
});

test('a unit of a closed project offers no request for a tenant', async () => {
  await open(buildUnit({ is_project_closed: true }));
  expect(screen.queryByText('Solicitar inquilino')).not.toBeInTheDocument();
});
