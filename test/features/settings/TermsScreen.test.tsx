import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { suggestedRules, termRulesText, usualWeek } from '../../../src/contract/termRules';
import { ok, pageOf } from '../../support/builders/claims';
import { buildProject } from '../../support/builders/projects';
import { buildFigures, buildTerms } from '../../support/builders/terms';
import { buildUser } from '../../support/builders/users';
import { fillIn, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/settings/TermsScreen'));

const admin = buildUser({ type: 'admin' });
const answerTerms = (terms = buildTerms()) => api().get('/api/logic/terms').reply(200, ok(terms));
const answerFigures = (days = 30, figures = buildFigures({ days })) =>
  api().get('/api/logic/terms/figures').query({ days }).reply(200, ok(figures));
const open = async (terms = buildTerms()) => {
  answerTerms(terms);
  answerFigures();
  api()
    .get('/api/model/claim_category')
    .reply(200, ok([{ id: 7, label: 'Plomería' }]));
  api()
    .get('/api/logic/project')
    .query(true)
    .reply(200, pageOf([buildProject()]));
  const { user } = renderApp('/plazos', { user: admin });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return user;
};
/** Saves, and waits until the page has refetched the saved values. */
const saveAll = async (saved = buildTerms({ version: 5 })) => {
  const sent = answerSave(200, ok(saved));
  const again = answerTerms(saved);
  answerFigures();
  save();
  expect(await screen.findByText('Plazos guardados')).toBeInTheDocument();
  await waitFor(() => expect(again.isDone()).toBe(true));
  return sent[0];
};
/** Prepares the response to a save; the returned array contains the sent bodies. */
const answerSave = (status: number, answer: object) => {
  const sent: ReturnType<typeof buildTerms>[] = [];
  api()
    .put('/api/logic/terms', (body) => Boolean(sent.push(body)))
    .reply(status, answer);
  return sent;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const answerOf = (name: string) => screen.getByLabelText(`Primera respuesta, ${name}, en horas`);
const endOf = (name: string) => screen.getByLabelText(`Terminar, ${name}, en días hábiles`);

test('terms are shown in office hours and days; both low priorities are one row, and are saved as two rules', async () => {
  await open();
  expect(answerOf('Alta')).toHaveValue('4');
  expect(endOf('Reclamos de proyecto')).toHaveValue('20');
  fillIn({ 'Primera respuesta, Baja, en horas': '13,5', 'Terminar, Baja, en días hábiles': '25' });
  const sent = await saveAll(buildTerms({ version: 5 }));
  const low = { category_id: null, project_id: null, answer_minutes: 810, end_minutes: 25 * 540 };
  const [urgent, high, , , ofProjects] = suggestedRules(usualWeek);
  expect(sent).toEqual({
    rules: [urgent, high, { priority: 'medium', ...low }, { priority: 'low', ...low }, ofProjects],
    week: usualWeek,
    days: [{ day: '2026-12-24', name: 'Nochebuena', is_closed: true, hours: null }],
    reminder_days: 3,
    answer_days: 10,
    complaint_days: 10,
    demands_done_text: false,
    demands_done_photo: false,
    version: 4,
  });
});

test('while terms are saved their fields take no input that would be lost', async () => {
  await open();
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  api()
    .put('/api/logic/terms')
    .reply(200, async () => {
      await released;
      return ok(buildTerms({ version: 5 }));
    });
  save();
  await waitFor(() => expect(answerOf('Alta')).toBeDisabled());
  answer();
  await waitFor(() => expect(answerOf('Alta')).toBeEnabled());
});

test('unedited terms keep their minutes, although they are shown rounded', async () => {
  const rules = buildTerms().rules.map((rule) => ({ ...rule, answer_minutes: 100, end_minutes: 1000 }));
  await open(buildTerms({ rules }));
  expect([answerOf('Alta'), endOf('Alta')].map((field) => (field as HTMLInputElement).value)).toEqual(['1,67', '1,85']);
  fillIn({ 'Días hábiles sin respuesta': '5' });
  const sent = await saveAll(buildTerms({ rules, reminder_days: 5, version: 5 }));
  expect(sent).toMatchObject({ rules, reminder_days: 5 });
});

test('errors are shown at their fields before anything is sent', async () => {
  const user = await open();
  const refused = unexpectedCommands();
  fillIn({
    'Terminar, Alta, en días hábiles': '0,1',
    'Lunes, desde': '1930',
    'Martes, hasta': '25:00',
    'Nombre, día 1': ' ',
    'Días hábiles sin respuesta': 'tres',
  });
  fireEvent.click(screen.getByRole('button', { name: /Agregar excepción/ }));
  save();
  expect(
    await within(screen.getByRole('group', { name: 'Alta' })).findByText(termRulesText.endFirst),
  ).toBeInTheDocument();
  const exception = within(screen.getByRole('group', { name: 'excepción 1' }));
  expect(exception.getByText('Elegí un rubro o un proyecto.')).toBeInTheDocument();
  expect(exception.getByText(termRulesText.answer)).toBeInTheDocument();
  for (const text of [
    termRulesText.hours,
    'Indicá desde qué hora y hasta qué hora, por ejemplo 9:00.',
    termRulesText.dayName,
    'Indicá un número entero de 1 a 30.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(refused).toEqual([]);
  expect(screen.getByLabelText('Días hábiles sin respuesta')).toHaveValue('tres');
  await user.click(screen.getByRole('button', { name: 'Quitar la excepción 1' }));
  expect(screen.queryByText('Elegí un rubro o un proyecto.')).not.toBeInTheDocument();
});

const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('every wrong cell is marked and described by its error, and only those', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: /Agregar excepción/ }));
  fireEvent.click(screen.getByRole('button', { name: /Agregar día/ }));
  fillIn({
    'Primera respuesta, Alta, en horas': '-3',
    'Terminar, Alta, en días hábiles': 'abc',
    'Primera respuesta, Baja, en horas': '9999999',
    'Primera respuesta, excepción 1, en horas': '2',
    'Terminar, excepción 1, en días hábiles': '1',
    'Lunes, hasta': '25:00',
    'Nombre, día 2': 'Puente',
  });
  save();
  await screen.findByText('Elegí la fecha.');
  for (const label of [
    'Primera respuesta, Alta, en horas',
    'Terminar, Alta, en días hábiles',
    'Primera respuesta, Baja, en horas',
    'Rubro, excepción 1',
    'Proyecto, excepción 1',
    'Lunes, hasta',
    'Fecha, día 2',
  ]) {
    expect({ label, isInvalid: isInvalid(label) }).toEqual({ label, isInvalid: true });
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/\w/);
  }
  for (const label of [
    'Terminar, Baja, en días hábiles',
    'Prioridad, excepción 1',
    'Primera respuesta, excepción 1, en horas',
    'Lunes, desde',
    'Fecha, día 1',
    'Nombre, día 2',
  ])
    expect({ label, isInvalid: isInvalid(label) }).toEqual({ label, isInvalid: false });
});

test('after a save with errors the first wrong field has the focus', async () => {
  await open();
  fillIn({ 'Terminar, Baja, en días hábiles': '-1', 'Días hábiles sin respuesta': 'tres' });
  save();
  await waitFor(() => expect(endOf('Baja')).toHaveFocus());
  fillIn({ 'Terminar, Baja, en días hábiles': '20' });
  save();
  await waitFor(() => expect(screen.getByLabelText('Días hábiles sin respuesta')).toHaveFocus());
});

test('an exception for a project is added; an error of the server is shown at its row', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Agregar excepción/ }));
  fireEvent.mouseDown(screen.getByLabelText('Proyecto, excepción 1'));
  await user.click(await screen.findByTitle(buildProject().name));
  fillIn({
    'Primera respuesta, excepción 1, en horas': '2',
    'Terminar, excepción 1, en días hábiles': '1',
  });
  const message = 'Ese plazo no puede ser.';
  const sent = answerSave(422, { success: false, message: 'x', errors: [{ field: 'rules.5.end_minutes', message }] });
  save();
  expect(await within(screen.getByRole('group', { name: 'excepción 1' })).findByText(message)).toBeInTheDocument();
  expect(sent[0]?.rules[5]).toEqual({
    priority: 'urgent',
    category_id: null,
    project_id: buildProject().id,
    answer_minutes: 120,
    end_minutes: 540,
  });
  expect(answerOf('excepción 1')).toHaveValue('2');
});

test('a holiday can be configured as a working day', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Trabajamos ese día: 08/12/2026, La inmaculada concepción' }));
  expect(screen.getByLabelText('Nombre, día 2')).toHaveValue('La inmaculada concepción');
  const sent = await saveAll(buildTerms({ version: 5 }));
  expect(sent?.days[1]).toEqual({
    day: '2026-12-08',
    name: 'La inmaculada concepción',
    is_closed: false,
    hours: null,
  });
});

test('an open day on a weekday without hours asks for them, and is saved with them', async () => {
  const user = await open();
  const refused = unexpectedCommands();
  await user.click(screen.getByRole('button', { name: 'Trabajamos ese día: 08/12/2026, La inmaculada concepción' }));
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
  save();
  expect(await screen.findByText(termRulesText.dayHours)).toBeInTheDocument();
  expect(screen.getByLabelText('Desde qué hora, día 2')).toHaveAttribute('aria-invalid', 'true');
  expect(refused).toEqual([]);
  fillIn({ 'Desde qué hora, día 2': '9', 'Hasta qué hora, día 2': '13:30' });
  const sent = await saveAll(buildTerms({ version: 5 }));
  expect(sent?.days[1]?.hours).toEqual({ opens: '09:00', closes: '13:30' });
});

test('the second of two admins gets a conflict; the input stays, and the next save overwrites the other version', async () => {
  await open();
  fillIn({ 'Terminar, Alta, en días hábiles': '7' });
  answerSave(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerTerms(buildTerms({ reminder_days: 9, version: 5 }));
  save();
  expect(await screen.findByText(/Otra persona guardó cambios mientras editabas/)).toBeInTheDocument();
  expect(endOf('Alta')).toHaveValue('7');
  await screen.findByRole('button', { name: 'Usar lo que guardó la otra persona' });
  const sent = await saveAll(buildTerms({ version: 6 }));
  expect(sent?.version).toBe(5);
});

test('or they load the other version', async () => {
  const user = await open();
  fillIn({ 'Terminar, Alta, en días hábiles': '7' });
  answerSave(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerTerms(buildTerms({ reminder_days: 9, version: 5 }));
  save();
  await user.click(await screen.findByRole('button', { name: 'Usar lo que guardó la otra persona' }));
  await waitFor(() => expect(screen.getByLabelText('Días hábiles sin respuesta')).toHaveValue('9'));
  expect(endOf('Alta')).toHaveValue('3');
});

test('without terms the page explains them, and offers default ones', async () => {
  const user = await open(buildTerms({ rules: [], since: null }));
  expect(screen.getByRole('heading', { name: 'Los reclamos todavía no tienen plazos' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Empezar con estos plazos' }));
  expect(endOf('Media')).toHaveValue('10');
  const sent = await saveAll(buildTerms({ version: 5 }));
  expect(sent?.rules).toEqual(suggestedRules(usualWeek));
});

test('turning terms off asks for confirmation; then the session has no terms', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'No usar plazos' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Los que ya lo tienen lo conservan');
  const sent = answerSave(200, ok(buildTerms({ rules: [], version: 5 })));
  const again = answerTerms(buildTerms({ rules: [], version: 5 }));
  await user.click(within(dialog).getByRole('button', { name: 'No usar plazos' }));
  expect(await screen.findByText('Los reclamos todavía no tienen plazos')).toBeInTheDocument();
  expect(sent[0]?.rules).toEqual([]);
  await waitFor(() => expect(again.isDone()).toBe(true));
});

test('leaving with unsaved changes asks for confirmation', async () => {
  const user = await open();
  fillIn({ 'Terminar, Alta, en días hábiles': '7' });
  await user.click(screen.getByRole('link', { name: /, ir al inicio$/ }));
  expect(await screen.findByText('Hay cambios sin guardar')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/plazos');
});

test('terms that cannot be loaded can be retried', async () => {
  api().get('/api/logic/terms').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  renderApp('/plazos', { user: admin });
  expect(await screen.findByText('No pudimos cargar los plazos.')).toBeInTheDocument();
});

test('a supervisor may not open the screen', async () => {
  renderApp('/plazos', { user: buildUser({ type: 'manager' }) });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});

const figuresOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('admins see the terms met and missed and the time taken, in the last 30 or 90 days', async () => {
  const user = await open();
  await screen.findByRole('table', { name: 'Primera respuesta' });
  expect(figuresOf('Primera respuesta').slice(0, 2)).toEqual([
    ['Reclamos', 'En término', 'Tarde', 'Mediana'],
    ['Todos', '1.184 (94 %)', '63', '2,4 h'],
  ]);
  expect(figuresOf('Fin del reclamo').at(-1)).toEqual(['Reclamos de proyecto', '0', '0', '—']);
  const none = { in_time: 0, late: 0, median_minutes: null };
  answerFigures(90, { days: 90, rows: [{ kind: 'all', answer: none, end: none }] });
  await user.click(screen.getByText('Últimos 90 días'));
  expect(await screen.findByText('En este período no hubo respuestas ni finales con plazo.')).toBeInTheDocument();
});

test('figures that cannot be loaded show the error, and the terms can still be edited', async () => {
  answerTerms();
  api().get('/api/logic/terms/figures').query(true).reply(503, { success: false, message: 'No hay lugar.' });
  const { user } = renderApp('/plazos', { user: admin });
  expect(await screen.findByText('No pudimos cargar las cifras.')).toBeInTheDocument();
  expect(screen.getByText('No hay lugar.')).toBeInTheDocument();
  expect(answerOf('Alta')).toHaveValue('4');
  answerFigures();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: 'Fin del reclamo' })).toBeInTheDocument();
});
