import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, pageOf } from '../../support/builders/claims';
import { buildPlan } from '../../support/builders/plans';
import { buildProject } from '../../support/builders/projects';
import { buildUnit } from '../../support/builders/units';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { fillIn, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/plans/PlansScreens'),
  () => import('../../../src/features/plans/RenameDialog'),
  () => import('../../../src/features/plans/PlanViewer'),
);

const image = buildPlan({
  id: 72,
  name: 'Planta general',
  content_type: 'image/png',
  bytes: 20_480,
  url: '/api/files/9?name=Planta%20general.png',
});
const answerUnitPlans = (plans = [buildPlan(), image]) => api().get('/api/logic/unit/15/plan').reply(200, ok(plans));
const answerStaffUnit = () => {
  api()
    .get('/api/logic/unit')
    .query(true)
    .reply(200, pageOf([buildUnit()]));
  api().get('/api/logic/unit/15').reply(200, ok(buildUnit()));
};

test('a client sees the plans of all their units, with a download and no edit buttons', async () => {
  api()
    .get('/api/logic/unit')
    .reply(200, ok([buildUnit()]));
  answerUnitPlans();
  const { user } = renderApp('/planos', { user: buildClientUser() });
  expect(await screen.findByRole('heading', { name: '1° A · Torre Oroño' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Descargar Planta general' })).toHaveAttribute('href', image.url);
  expect(screen.getByText(/1,4 MB/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Subir|Renombrar|Eliminar/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ver Planta general' }));
  const viewer = await screen.findByRole('dialog');
  expect(within(viewer).getByRole('img', { name: 'Planta general' })).toHaveStyle({ width: '100%' });
  await user.click(within(viewer).getByRole('button', { name: 'Ampliar' }));
  expect(within(viewer).getByRole('img', { name: 'Planta general' })).toHaveStyle({ width: '150%' });
});

test('a file that changed after it was chosen is named as such, not as a lost connection', async () => {
  answerStaffUnit();
  answerUnitPlans([]);
  renderApp('/planos?unidad=15', { user: buildUser() });
  const file = new File(['%PDF-1.4'], 'plano.pdf', { type: 'application/pdf' });
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const slice = jest.spyOn(Blob.prototype, 'slice').mockReturnValue({ arrayBuffer: gone } as never);
  api().post('/api/logic/unit/15/plan').replyWithError('changed');
  fireEvent.change(await screen.findByLabelText('Subir plano'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'plano.pdf: No se pudo leer «plano.pdf»: cambió o ya no está. Elegilo de nuevo.',
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  slice.mockRestore();
});

test('a PDF is shown in the page if the browser has a viewer, else as a download', async () => {
  api()
    .get('/api/logic/unit')
    .reply(200, ok([buildUnit()]));
  answerUnitPlans();
  const { user } = renderApp('/planos', { user: buildClientUser() });
  await user.click(await screen.findByRole('button', { name: 'Ver Instalación sanitaria' }));
  const viewer = await screen.findByRole('dialog');
  expect(viewer).toHaveTextContent('Este navegador no muestra archivos PDF dentro de la página.');
  expect(within(viewer).getByRole('link', { name: 'Descargar Instalación sanitaria' })).toHaveAttribute(
    'download',
    'Instalación sanitaria',
  );
  await user.click(within(viewer).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true });
  try {
    await user.click(screen.getByRole('button', { name: 'Ver Instalación sanitaria' }));
    expect(await screen.findByTitle('Instalación sanitaria')).toHaveAttribute('src', '/files/plan.pdf');
  } finally {
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  }
});

test('a client without units sees a message', async () => {
  api().get('/api/logic/unit').reply(200, ok([]));
  renderApp('/planos', { user: buildClientUser({ properties_count: 0 }) });
  expect(await screen.findByText('Todavía no tenés unidades asignadas.')).toBeInTheDocument();
});

test('a consortium user sees the plans of their project', async () => {
  api().get('/api/logic/project/3/plan').reply(200, ok([]));
  renderApp('/planos-proyecto', { user: buildConsortiumUser() });
  expect(await screen.findByRole('heading', { name: 'Torre Oroño' })).toBeInTheDocument();
  expect(await screen.findByText('Cuando la obra los publique los vas a ver acá.')).toBeInTheDocument();
});

test('a consortium user may not open the plans of units', async () => {
  renderApp('/planos', { user: buildConsortiumUser() });
  expect(await screen.findByRole('heading', { name: 'No tenés acceso a esta página' })).toBeInTheDocument();
});

test('staff choose a project, and plans that cannot be loaded show an error with a retry', async () => {
  api()
    .get('/api/logic/project')
    .query(true)
    .reply(200, pageOf([buildProject()]));
  api()
    .get('/api/logic/project/3/plan')
    .reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/planos-proyecto?proyecto=3', { user: buildUser() });
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  api()
    .get('/api/logic/project/3/plan')
    .reply(200, ok([image]));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Planta general')).toBeInTheDocument();
});

test('until the name of another unit is known, its plans are not shown below the name of the last one', async () => {
  answerStaffUnit();
  answerUnitPlans();
  renderApp('/planos?unidad=15', { user: buildUser() });
  expect(await screen.findByRole('heading', { name: '1° A · Torre Oroño' })).toBeInTheDocument();
  api().get('/api/logic/unit/16').reply(503, { success: false, message: 'La base de datos no responde.' });
  const plans = api()
    .get('/api/logic/unit/16/plan')
    .reply(200, ok([image]));
  act(() => {
    window.history.pushState({ idx: 1 }, '', '/planos?unidad=16');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await waitFor(() => expect(plans.isDone()).toBe(true));
  expect(await screen.findByText('Planta general')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '1° A · Torre Oroño' })).not.toBeInTheDocument();
});

test('staff rename a plan, which requires a name, and delete one after a confirmation', async () => {
  answerStaffUnit();
  answerUnitPlans();
  const { user } = renderApp('/planos?unidad=15', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Renombrar Planta general' }));
  await screen.findByRole('dialog');
  fillIn({ Nombre: ' ' });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribí un nombre.')).toBeInTheDocument();
  fillIn({ Nombre: 'Planta baja' });
  api()
    .put('/api/logic/plan/72', { name: 'Planta baja' })
    .reply(200, ok({ ...image, name: 'Planta baja' }));
  answerUnitPlans([buildPlan(), { ...image, name: 'Planta baja' }]);
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar Planta baja' }));
  const question = (await screen.findAllByRole('dialog')).at(-1)!;
  expect(question).toHaveTextContent('El plano se borra para todos y no se puede recuperar.');
  api().delete('/api/logic/plan/72').reply(200, ok(image));
  answerUnitPlans([buildPlan()]);
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('Planta baja')).not.toBeInTheDocument());
});

test('a file that is too large or not a plan is listed with the error, and not sent', async () => {
  const sent = unexpectedCommands();
  answerStaffUnit();
  answerUnitPlans([]);
  renderApp('/planos?unidad=15', { user: buildUser() });
  const input = await screen.findByLabelText('Subir plano');
  fireEvent.change(input, { target: { files: [new File(['x'], 'plano.docx', { type: 'application/msword' })] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('plano.docx: El plano debe ser un PDF, PNG o JPEG.');
  const large = new File(['x'], 'torre.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  fireEvent.change(input, { target: { files: [large] } });
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('torre.pdf: El plano no puede superar los 20 MB.'),
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [415, 0],
  [500, 1],
] as const)('after an upload that failed with %i there are %i buttons to retry', async (status, retries) => {
  answerStaffUnit();
  answerUnitPlans([]);
  renderApp('/planos?unidad=15', { user: buildUser() });
  const input = await screen.findByLabelText('Subir plano');
  api().post(/plan/).reply(status, { success: false, message: 'No pudo ser.' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'torre.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('torre.pdf: No pudo ser.');
  expect(screen.queryAllByRole('button', { name: 'Reintentar' })).toHaveLength(retries);
});
