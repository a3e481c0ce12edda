import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { undatedOf, roundsOf } from '../../../src/features/works/agenda/agendaItems';
import { nextWorkday } from '../../../src/ui/dates';
import { ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { buildVisitThisWeek } from '../../support/builders/visits';
import { buildContractor, buildWork } from '../../support/builders/works';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/works/AgendaScreen'),
  () => import('../../../src/features/works/agenda/AgendaCalendar'),
  () => import('../../../src/features/works/agenda/VisitDialog'),
  () => import('../../../src/features/works/agenda/DateDialog'),
);

// The calendar looks up elements under the pointer; a document without layout has none.
beforeAll(() => {
  document.elementFromPoint = () => null;
});

/** Chooses a time in the open dialog. */
async function chooseTime({ click }: ReturnType<typeof renderApp>['user'], label: string, time: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  await click((await screen.findAllByTitle(time)).at(-1)!);
}

const week = { from: '2030-06-03T03:00:00.000Z', to: '2030-06-10T03:00:00.000Z', status: 'agreed,done,missed' };
const visit = buildVisitThisWeek({ starts_at: '2030-06-04T12:00:00.000Z', ends_at: '2030-06-04T14:30:00.000Z' });
const work = buildWork({
  id: 42,
  claims: [{ ...buildWork().claims[0]!, id: 98, place: '7° C · Edificio Pellegrini' }],
});

/** Responds to the calls for assignees and for the visits of that week. */
function answerWeek(visits = [visit]) {
  const calls = api().persist();
  calls
    .get('/api/logic/contractor')
    .query({ active: true })
    .reply(200, ok([buildContractor()]));
  calls.get('/api/logic/colleague').reply(200, ok([{ id: 5, name: 'Gustavo Ledesma' }]));
  calls.get('/api/logic/visit').query(week).reply(200, ok(visits));
}
const answerPlacesOf42 = () =>
  api().persist().get('/api/logic/visit').query({ work_id: '42', status: 'proposed,agreed,done' }).reply(200, ok([]));

/** Responds to the calls of the agenda for that week. */
function answers(visits = [visit]) {
  answerWeek(visits);
  api()
    .persist()
    .get('/api/logic/work_order')
    .query(true)
    .reply(200, pageOf([work]));
  answerPlacesOf42();
}

test('the agenda shows assignees and addresses, and a visit is moved with a reason by keyboard alone', async () => {
  answers();
  const { user } = renderApp('/agenda?dia=2030-06-05', { user: buildUser() });
  const entry = await screen.findByRole('button', { name: /3° A · Torre Oroño.*Sanitarios Paraná/ });
  entry.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('martes 4 de junio, de 9 a 11:30')).toBeInTheDocument();
  expect(dialog.getByText('Bv. Oroño 1240, Rosario')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cambiar la fecha' }));
  await chooseTime(user, 'Desde', '15:00');
  await chooseTime(user, 'Hasta', '16:00');
  await user.click(dialog.getByRole('button', { name: 'Cambiar la fecha' }));
  expect(await dialog.findByText('Debe indicar el motivo.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Motivo'), 'Falta un repuesto.');
  const sent = {
    starts_at: '2030-06-04T18:00:00.000Z',
    ends_at: '2030-06-04T19:00:00.000Z',
    reason: 'Falta un repuesto.',
    version: 1,
  };
  api()
    .put('/api/logic/visit/31/date', sent)
    .reply(409, { success: false, message: 'Ese horario ya se ocupó. Elegí otro.' });
  await user.click(dialog.getByRole('button', { name: 'Cambiar la fecha' }));
  expect(await dialog.findByText('Ese horario ya se ocupó. Elegí otro.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Motivo')).toHaveValue('Falta un repuesto.');
  api().put('/api/logic/visit/31/date', sent).reply(200, ok(visit));
  await user.click(await dialog.findByRole('button', { name: 'Cambiar la fecha' }));
  expect(await screen.findByText('Visita cambiada')).toBeInTheDocument();
});

test('an entry without a date gets one beside the agenda, by default in the morning of the next working day', async () => {
  answers([]);
  const { user } = renderApp('/agenda?dia=2030-06-05', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Dar fecha: 7° C · Edificio Pellegrini' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Limpiar' }));
  await user.click(dialog.getByRole('button', { name: 'Dar fecha' }));
  expect(await dialog.findByText('Elegí el día y las horas.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Día')).toBeInvalid();
  expect(dialog.getByLabelText('Día')).toHaveFocus();
  expect(dialog.getByLabelText('Día')).toHaveAccessibleDescription('Elegí el día y las horas.');
  expect(dialog.getByLabelText('Desde')).toBeValid();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Dar fecha: 7° C · Edificio Pellegrini' }));
  api()
    .post('/api/logic/visit', {
      work_id: 42,
      claim_id: 98,
      windows: [{ starts_at: `${nextWorkday()}T12:00:00.000Z`, ends_at: `${nextWorkday()}T15:00:00.000Z` }],
      is_agreed: true,
    })
    .reply(201, ok(visit));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dar fecha' }));
  expect(await screen.findByText('Visita agendada')).toBeInTheDocument();
});

test('visits that cannot be loaded show an error with a retry', async () => {
  api().get('/api/logic/visit').query(week).reply(500, { success: false, message: 'No pudimos leer las visitas.' });
  answers();
  const { user } = renderApp('/agenda?dia=2030-06-05', { user: buildUser() });
  expect(await screen.findByText('No pudimos leer las visitas.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: /3° A · Torre Oroño.*Sanitarios/ })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Dar fecha: 7° C · Edificio Pellegrini' })).toBeInTheDocument();
});

test('only the round of a day requests the contacts', async () => {
  const day = { from: '2030-06-04T03:00:00.000Z', to: '2030-06-05T03:00:00.000Z', status: 'agreed,done,missed' };
  const contacts = [{ name: 'Laura Giménez', phone: '3415873201' }];
  api()
    .get('/api/logic/contractor')
    .query({ active: true })
    .reply(200, ok([buildContractor()]));
  api().get('/api/logic/colleague').reply(200, ok([]));
  api()
    .get('/api/logic/visit')
    .query({ ...day, contacts: true })
    .reply(200, ok([{ ...visit, contacts }]));
  renderApp('/agenda?dia=2030-06-04&vista=recorrido', { user: buildUser() });
  const round = within(await screen.findByRole('region', { name: 'Sanitarios Paraná' }));
  expect(round.getByText(/Abre Laura Giménez/)).toBeInTheDocument();
  expect(round.getByRole('link', { name: '3415873201' })).toHaveAttribute('href', 'tel:+543415873201');
});

test('an address has no date until a visit there is agreed on', () => {
  const claim = work.claims[0]!;
  const two = { ...work, claims: [claim, { ...claim, id: 99, place: 'Edificio Pellegrini' }] };
  const proposed = buildVisitThisWeek({
    work_id: 42,
    status: 'proposed',
    claims: [{ id: 98, type: 'UNIT', what: '' }],
  });
  expect(undatedOf([two], [proposed]).map(({ place, visit: found }) => [place, found?.id])).toEqual([
    ['7° C · Edificio Pellegrini', 31],
    ['Edificio Pellegrini', undefined],
  ]);
  expect(undatedOf([two], [{ ...proposed, status: 'agreed' }]).map(({ place }) => place)).toEqual([
    'Edificio Pellegrini',
  ]);
});

test('a round is sorted by address, with numbers in numeric order, and at one address by time', () => {
  const visits = ['San Martín 980', 'San Martín 1020', 'Bv. Oroño 12'].map((address, id) =>
    buildVisitThisWeek({ id, address }),
  );
  expect(
    roundsOf([...visits, buildVisitThisWeek({ worker: 'Ana' })]).map(([worker, own]) => [worker, own.length]),
  ).toEqual([
    ['Ana', 1],
    ['Sanitarios Paraná', 3],
  ]);
  expect(roundsOf(visits)[0]?.[1].map(({ address }) => address)).toEqual([
    'Bv. Oroño 12',
    'San Martín 980',
    'San Martín 1020',
  ]);
  const [late, early] = [20, 12].map((hour, id) =>
    buildVisitThisWeek({ id, place: `${id}° A`, starts_at: `2026-11-24T${hour}:00:00.000Z` }),
  );
  expect(roundsOf([late!, early!])[0]?.[1]).toEqual([early, late]);
});

test('while another day is loading, and if it cannot be loaded, the round shows no visits of the day before', async () => {
  const day = (first: string, last: string) => ({ from: `${first}T03:00:00.000Z`, to: `${last}T03:00:00.000Z` });
  const round = { status: 'agreed,done,missed', contacts: true };
  const contractors = api().persist();
  contractors.get('/api/logic/contractor').query({ active: true }).reply(200, ok([]));
  contractors.get('/api/logic/colleague').reply(200, ok([]));
  const visits = () => api().get('/api/logic/visit');
  visits()
    .query({ ...day('2030-06-04', '2030-06-05'), ...round })
    .reply(200, ok([visit]));
  const { user } = renderApp('/agenda?dia=2030-06-04&vista=recorrido', { user: buildUser() });
  await screen.findByRole('region', { name: 'Sanitarios Paraná' });
  visits()
    .query({ ...day('2030-06-05', '2030-06-06'), ...round })
    .delay(100)
    .reply(500, { success: false, message: 'No pudimos leer las visitas.' });
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('heading', { name: /miércoles 5 de junio/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sanitarios Paraná' })).not.toBeInTheDocument();
  expect(await screen.findByText('No pudimos leer las visitas.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sanitarios Paraná' })).not.toBeInTheDocument();
});

test('the entries without a date are those of the chosen assignees, and say how many are not shown', async () => {
  const answer = { data: [work], meta: { total: 73, page: 1, page_size: 50 } };
  const undated = api()
    .get('/api/logic/work_order')
    .query({ undated: true, contractor_id: '4', assignee_id: '2', page: 1, page_size: 50, sort: 'date' })
    .reply(200, { success: true, ...answer });
  answerWeek([]);
  answerPlacesOf42();
  renderApp('/agenda?dia=2030-06-05&quien=c4,s2', { user: buildUser() });
  expect(await screen.findByText(/^Estos son los 50 más antiguos de 73\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dar fecha: 7° C · Edificio Pellegrini' })).toBeInTheDocument();
  undated.done();
});

test('without entries of the chosen assignees, the agenda does not say that all work orders have a date', async () => {
  answerWeek([]);
  api().get('/api/logic/work_order').query(true).reply(200, pageOf([]));
  renderApp('/agenda?dia=2030-06-05&quien=s2', { user: buildUser() });
  expect(await screen.findByText('Quienes elegiste no tienen trabajos sin fecha.')).toBeInTheDocument();
});
