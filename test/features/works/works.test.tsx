import { screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildProject } from '../../support/builders/projects';
import { buildUser } from '../../support/builders/users';
import {
  buildContractor,
  buildContractorDetail,
  buildWork,
  buildWorkDetail,
  buildWorkEvent,
} from '../../support/builders/works';
import { buildWorkPhoto } from '../../support/builders/ownWork';
import { buildAgreedVisit } from '../../support/builders/visits';
import { fillIn, headers, rowWith, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/works/WorkListScreen'),
  () => import('../../../src/features/works/WorkScreen'),
  () => import('../../../src/features/works/NewWorkScreen'),
  () => import('../../../src/features/contractors/ContractorListScreen'),
  () => import('../../../src/features/contractors/ContractorScreen'),
  () => import('../../../src/features/contractors/NewContractorScreen'),
);

const claim = { ...buildWork().claims[0]!, category_id: 1, project_id: 3, open_work_ids: [] as number[], photos: [] };
const choices = () => {
  api()
    .get('/api/model/claim_category')
    .reply(200, ok([{ id: 1, label: 'Sanitarios' }]));
  api()
    .get('/api/logic/project')
    .reply(200, ok([buildProject({ id: 3, name: 'Torre Oroño' })]));
};
/** Responds with the possible assignees; the contractors' response waits for `until`. Returns the call for the staff. */
const workers = (workable: object | ((ids: string[], q: string | null) => object[]) = claim, until?: Promise<void>) => {
  api()
    .get('/api/logic/contractor')
    .query({ active: true })
    .reply(200, async () => {
      await until;
      return ok([
        buildContractor({ id: 5, name: 'Electricidad Litoral', categories: [{ id: 2, label: 'Electricidad' }] }),
        buildContractor(),
      ]);
    });
  const staff = api()
    .get('/api/logic/colleague')
    .reply(200, ok([{ id: 5, name: 'Gustavo Ledesma' }]));
  api()
    .persist()
    .get('/api/logic/work_order/claim')
    .query(true)
    .reply(200, (path) => {
      const query = new URL(path, 'http://posventa.test').searchParams;
      return ok(
        typeof workable === 'function' ? workable((query.get('ids') ?? '').split(','), query.get('q')) : [workable],
      );
    });
  return staff;
};

test('the list of work orders shows assignee, claims and state', async () => {
  api()
    .get('/api/logic/work_order')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildWork()]));
  renderApp('/trabajos', { user: buildUser() });
  await screen.findByText('Sanitarios Paraná');
  expect(headers()).toEqual(['ID', 'Fecha', 'Quién lo hace', 'Reclamos', 'Qué hacer', 'Precio', 'Estado', 'Acciones']);
  const row = within(rowWith('Sanitarios Paraná'));
  expect(row.getByText('#95 Canilla o grifería · 3° A · Torre Oroño')).toBeInTheDocument();
  expect(row.getByText('$ 42.500,00')).toBeInTheDocument();
  expect(row.getByTitle('$ 42.500,00')).toHaveRole('cell');
  expect(row.getByText('Pedido')).toBeInTheDocument();
});

test('no assignee can be chosen before all are loaded, because later ones would move the options', async () => {
  let send = () => {};
  const released = new Promise<void>((resolve) => (send = resolve));
  const staff = workers(claim, released);
  const { user } = renderApp('/encargar-trabajo?reclamos=95', { user: buildUser() });
  await user.click(await screen.findByRole('combobox', { name: 'Quién lo hace' }));
  await waitFor(() => expect(staff.isDone()).toBe(true));
  expect(screen.queryByText('Gustavo Ledesma')).not.toBeInTheDocument();
  send();
  expect(await screen.findByText('Gustavo Ledesma')).toBeInTheDocument();
  expect(screen.getByText('Sanitarios Paraná')).toBeInTheDocument();
});

test('a claim is found by its number; a quick Enter does not remove the chosen one', async () => {
  const tile = { ...claim, id: 88, what: 'Baldosa' };
  workers((ids, q) => (q === '88' ? [tile] : ids.includes('88') ? [claim, tile] : [claim]));
  const { user } = renderApp('/encargar-trabajo?reclamos=95', { user: buildUser() });
  expect(await screen.findByText('#95 Canilla o grifería · 3° A · Torre Oroño')).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'Reclamos' });
  await user.type(field, '88{Enter}');
  expect(screen.getByText('#95 Canilla o grifería · 3° A · Torre Oroño')).toBeInTheDocument();
  await user.click(await screen.findByText('#88 Baldosa · 3° A · Torre Oroño'));
  expect(await screen.findByText('#95 Canilla o grifería · 3° A · Torre Oroño')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getByText('#88 Baldosa · 3° A · Torre Oroño')).toBeInTheDocument();
});

test('a new work order names chosen claims that are closed, or already in an open work order', async () => {
  workers(() => [
    { ...claim, open_work_ids: [24] },
    { ...claim, id: 88, status: 'completed' },
    { ...claim, id: 89 },
  ]);
  renderApp('/encargar-trabajo?reclamos=95,88', { user: buildUser() });
  expect(await screen.findByText(/El reclamo #95 ya está en el/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'trabajo 24' })).toHaveAttribute('href', '/trabajos/24');
  expect(screen.getByText('El reclamo #88 está finalizado.')).toBeVisible();
  expect(screen.queryByText(/El reclamo #89/)).not.toBeInTheDocument();
});

test('a new work order offers contractors of the category first, and missing fields show errors', async () => {
  workers();
  const { user } = renderApp('/encargar-trabajo?reclamos=95', { user: buildUser() });
  expect(await screen.findByText('#95 Canilla o grifería · 3° A · Torre Oroño')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Encargar trabajo' }));
  expect(await screen.findByText('Elegí un contratista o una persona del equipo.')).toBeInTheDocument();
  expect(screen.getByText('Indicá qué hay que hacer.')).toBeInTheDocument();
  expect(unexpectedCommands()).toEqual([]);

  await user.click(screen.getByRole('combobox', { name: 'Quién lo hace' }));
  await screen.findByText('Del rubro y el edificio');
  expect([...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent)).toEqual([
    'Del rubro y el edificio',
    'Sanitarios Paraná',
    'Otros contratistas',
    'Electricidad Litoral',
    'Del equipo',
    'Gustavo Ledesma',
  ]);
  await user.click(screen.getByText('Sanitarios Paraná'));
  expect(await screen.findByRole('checkbox', { name: 'Mandarle el enlace por email' })).toBeChecked();
  fillIn({ 'Qué hay que hacer': 'Cambiar el flexible.', 'Precio acordado (opcional)': '42.500,50' });
  api()
    .post('/api/logic/work_order', {
      contractor_id: 4,
      assignee_id: null,
      instructions: 'Cambiar el flexible.',
      price: '42500.50',
      claim_ids: [95],
      mail_link: true,
    })
    .reply(201, ok(buildWorkDetail()));
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  await user.click(screen.getByRole('button', { name: 'Encargar trabajo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
});

test('a work order is returned with a reason, which a failure does not lose', async () => {
  api()
    .get('/api/logic/work_order/21')
    .reply(200, ok(buildWorkDetail({ status: 'done' })));
  const { user } = renderApp('/trabajos/21', { user: buildUser() });
  expect(await screen.findByText(/hay reclamos sin finalizar/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5493415550101\?text=.*%2395/),
  );
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  const reason = await screen.findByLabelText('Motivo');
  expect(screen.getByText(/El contratista lo recibe por email/)).toBeInTheDocument();
  await user.type(reason, 'Sigue goteando.');
  const sent = { move: 'return', note: 'Sigue goteando.' };
  api().put('/api/logic/work_order/21/status', sent).reply(503, { success: false, message: 'Probá de nuevo.' });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await dialog.findByText('Probá de nuevo.')).toBeInTheDocument();
  expect(reason).toHaveValue('Sigue goteando.');
  const returned = buildWorkDetail({ status: 'accepted' });
  api().put('/api/logic/work_order/21/status', sent).reply(200, ok(returned));
  api().get('/api/logic/work_order/21').reply(200, ok(returned));
  await user.click(await dialog.findByRole('button', { name: 'Devolver' }));
  expect(await screen.findByRole('button', { name: 'Marcar como hecho' })).toBeInTheDocument();
});

const answerVisits = (visits: unknown[]) => api().get('/api/logic/visit').query(true).reply(200, ok(visits));

test('finishing a work order asks first if that cancels a visit', async () => {
  const accepted = buildWorkDetail({ status: 'accepted' });
  api().get('/api/logic/work_order/21').reply(200, ok(accepted));
  answerVisits([
    buildAgreedVisit({ starts_at: '2030-06-04T12:00:00.000Z', ends_at: '2030-06-04T15:00:00.000Z' }),
    buildAgreedVisit({ id: 9, starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' }),
  ]);
  const { user } = renderApp('/trabajos/21', { user: buildUser() });
  await screen.findByText(/martes 4 de junio/);
  await user.click(screen.getByRole('button', { name: 'Marcar como hecho' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿El trabajo ya está hecho?' }));
  expect(dialog.getByText(/^Hay una visita pendiente\. Se cancela/)).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent('martes 4 de junio, de 9 a 12');
  const done = buildWorkDetail({ status: 'done' });
  api().put('/api/logic/work_order/21/status', { move: 'finish' }).reply(200, ok(done));
  api().get('/api/logic/work_order/21').reply(200, ok(done));
  answerVisits([]);
  await user.click(dialog.getByRole('button', { name: 'Marcar como hecho' }));
  expect(await screen.findByRole('button', { name: 'Verificar' })).toBeInTheDocument();
});

test('staff select photos of a claim for the contractor', async () => {
  const photos = [buildWorkPhoto(7, 'other'), buildWorkPhoto(8, 'other')];
  const work = buildWorkDetail({ asked_photos: [photos[0]!] });
  workers({ ...claim, photos });
  api().get('/api/logic/work_order/21').times(2).reply(200, ok(work));
  const { user } = renderApp('/trabajos/21', { user: buildUser() });
  expect(await screen.findByRole('img', { name: 'Foto 1 del pedido' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  expect(await screen.findByRole('checkbox', { name: 'Foto 1 del reclamo 95' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Foto 2 del reclamo 95' }));
  api()
    .put('/api/logic/work_order/21', (body: { photo_ids?: number[] }) => body.photo_ids?.join() === '7,8')
    .reply(200, ok(buildWorkDetail({ asked_photos: photos })));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('img', { name: 'Foto 2 del pedido' })).toBeInTheDocument();
});

test('the link of a work order is created, copied, sent by WhatsApp, and revoked', async () => {
  const made = buildWorkDetail({
    link: {
      created_at: '2026-11-20T13:00:00.000Z',
      expires_at: '2027-01-19T13:00:00.000Z',
      opened_at: null,
      heard_at: null,
    },
  });
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  const { user } = renderApp('/trabajos/21', { user: buildUser() });
  const address = 'https://posventa.parana.ar/trabajo/#secreto';
  api()
    .post('/api/logic/work_order/21/link', { mail: false })
    .reply(200, ok({ address, mailed_to: null, work: made }));
  api().get('/api/logic/work_order/21').reply(200, ok(made));
  await user.click(await screen.findByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByLabelText('Enlace para el contratista')).toHaveValue(address);
  expect(screen.getByText('19/01/2027')).toBeInTheDocument();
  expect(screen.getByText('Todavía no lo abrió')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mandar por WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/5493415550101?text=${encodeURIComponent(
      `Hola, te pedimos un trabajo (n.º 21). Miralo y avisanos si lo hacés desde este enlace: ${address}`,
    )}`,
  );
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByText('Enlace copiado')).toBeInTheDocument();

  api().delete('/api/logic/work_order/21/link').reply(200, ok(buildWorkDetail()));
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  await user.click(screen.getByRole('button', { name: 'Revocar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Revocar' }));
  expect(await screen.findByRole('button', { name: 'Crear enlace' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Enlace para el contratista')).not.toBeInTheDocument();
});

test('the history of a work order with several places names the place of each visit', async () => {
  const place = '3° A · Torre Oroño';
  const events = [
    buildWorkEvent({ what: 'visitProposed', place }),
    buildWorkEvent({ id: 2, what: 'visitAgreed', visit_at: '2026-11-24T12:00:00.000Z', place }),
    buildWorkEvent({ id: 3, what: 'visitProposed' }),
  ];
  api()
    .get('/api/logic/work_order/21')
    .reply(200, ok(buildWorkDetail({ events })));
  renderApp('/trabajos/21', { user: buildUser() });
  const history = within(await screen.findByRole('region', { name: 'Qué pasó' }));
  expect(history.getByText('Propuso horarios para una visita: 3° A · Torre Oroño')).toBeInTheDocument();
  expect(history.getByText('Acordó una visita: martes 24 de noviembre, 9 h · 3° A · Torre Oroño')).toBeInTheDocument();
  expect(history.getByText('Propuso horarios para una visita')).toBeInTheDocument();
});

test("staff see the contractor's photos and used parts", async () => {
  const photos = (['before', 'after'] as const).map((kind, at) => buildWorkPhoto(at + 1, kind));
  const events = [{ id: 9, what: 'finish', note: 'Cambié el flexible.', parts: '1 flexible' } as const].map(
    (event) => ({
      ...event,
      visit_at: null,
      place: '',
      at: '2026-11-20T15:00:00.000Z',
      by: 'Sanitarios Paraná',
    }),
  );
  api()
    .get('/api/logic/work_order/21')
    .reply(200, ok(buildWorkDetail({ status: 'done', photos, events })));
  renderApp('/trabajos/21', { user: buildUser() });
  expect(await screen.findByRole('img', { name: 'Foto 1: antes' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Foto 1: después' })).toBeInTheDocument();
  expect(screen.getByText('Materiales: 1 flexible')).toBeInTheDocument();
});

test('a work order of a staff user has no link', async () => {
  const own = buildWorkDetail({ contractor: null, contact: null, assignee: { id: 5, name: 'Gustavo Ledesma' } });
  api().get('/api/logic/work_order/21').reply(200, ok(own));
  renderApp('/trabajos/21', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' });
  expect(screen.queryByText('Enlace del contratista')).not.toBeInTheDocument();
});

test('the page of a claim shows its work orders to staff, with a link to a new one', async () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api()
    .get('/api/logic/work_order')
    .query({ claim_id: '95', sort: '-date' })
    .reply(200, ok([buildWork()]));
  const { user } = renderApp('/reclamos/501', { user: buildUser() });
  // Folded to one line until it is opened.
  await user.click(await screen.findByText(/Sanitarios Paraná/));
  expect(await screen.findByRole('link', { name: 'Trabajo 21 · Sanitarios Paraná' })).toHaveAttribute(
    'href',
    '/trabajos/21',
  );
  expect(screen.getByRole('link', { name: 'Encargar trabajo' })).toHaveAttribute(
    'href',
    '/encargar-trabajo?reclamos=95',
  );
});

test('a client sees no work orders', async () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  renderApp('/reclamos/501', { user: buildUser({ type: 'client' }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Trabajos' })).toBeNull();
});

test('a contractor whose name could not be loaded is not shown by a key', async () => {
  const failure = { success: false, message: 'Algo falló en el servidor.' };
  api().get('/api/logic/contractor').query({ active: true }).reply(500, failure);
  api()
    .get('/api/logic/colleague')
    .reply(200, ok([{ id: 5, name: 'Gustavo Ledesma' }]));
  renderApp('/encargar-trabajo?contratista=4', { user: buildUser() });
  expect(await screen.findByText('No pudimos cargar los contratistas.')).toBeInTheDocument();
  expect(await screen.findByText('…')).toBeInTheDocument();
  expect(screen.queryByText('c4')).toBeNull();
});

test('a form whose choices fail later keeps what was typed, and its retry loads them', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  api()
    .get('/api/model/claim_category')
    .reply(200, ok([{ id: 1, label: 'Sanitarios' }]));
  api()
    .get('/api/logic/project')
    .reply(500, async () => {
      await failed;
      return { success: false, message: 'Algo falló en el servidor.' };
    });
  const { user } = renderApp('/crear-contratista', { user: buildUser({ type: 'manager' }) });
  await screen.findByLabelText('Nombre');
  fillIn({ Nombre: 'Sanitarios Paraná' });
  fail();
  expect(await screen.findByText('No pudimos cargar los rubros y los proyectos.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Sanitarios Paraná');
  api()
    .get('/api/logic/project')
    .reply(200, ok([buildProject({ id: 3, name: 'Torre Oroño' })]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('No pudimos cargar los rubros y los proyectos.')).toBeNull());
  expect(screen.getByLabelText('Nombre')).toHaveValue('Sanitarios Paraná');
});

test('a contractor is created; an invalid CUIT shows an error', async () => {
  choices();
  const { user } = renderApp('/crear-contratista', { user: buildUser({ type: 'manager' }) });
  await screen.findByLabelText('Nombre');
  fillIn({ Nombre: 'Sanitarios Paraná', 'CUIT (opcional)': '30-71234567-2', Teléfono: '341 555-0101' });
  await user.click(screen.getByRole('button', { name: 'Crear contratista' }));
  expect(await screen.findByText(/El CUIT ingresado es inválido/)).toBeInTheDocument();
  expect(unexpectedCommands()).toEqual([]);
  fillIn({ 'CUIT (opcional)': '30-71234567-1' });
  api()
    .post('/api/logic/contractor', {
      name: 'Sanitarios Paraná',
      cuit: '30-71234567-1',
      phone_number: '341 555-0101',
      email: null,
      category_ids: [],
      project_ids: [],
      hours: '',
      notes: '',
    })
    .reply(201, ok(buildContractorDetail()));
  api().get('/api/logic/contractor/4').reply(200, ok(buildContractorDetail()));
  api()
    .get('/api/logic/work_order')
    .query(true)
    .reply(200, pageOf([buildWork()], 12));
  await user.click(screen.getByRole('button', { name: 'Crear contratista' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sanitarios Paraná' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Ver los 12 trabajos' })).toHaveAttribute(
    'href',
    '/trabajos?contractor_id=4',
  );
  expect(screen.getByText('30-71234567-1')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('3,5')).toBeInTheDocument());
  expect(screen.getByText('Visitas a las que faltó').nextElementSibling).toHaveTextContent('2 de 14');
  expect(screen.getByText('Visitas en que no le abrieron').nextElementSibling).toHaveTextContent('1 de 14');
});

test('edits of different fields of a contractor are merged, lists too', async () => {
  const contractor = buildContractorDetail();
  const theirs = {
    ...contractor,
    categories: [...contractor.categories, { id: 2, label: 'Electricidad' }],
    version: 2,
  };
  api().get('/api/logic/contractor/4').reply(200, ok(contractor));
  api().persist().get('/api/logic/work_order').query(true).reply(200, pageOf([]));
  choices();
  const { user } = renderApp('/contratistas/4', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await screen.findByLabelText('Teléfono');
  fillIn({ Teléfono: '3415550199' });
  api().put('/api/logic/contractor/4').reply(409, { success: false, message: 'Otra persona guardó cambios.' });
  api().get('/api/logic/contractor/4').times(2).reply(200, ok(theirs));
  const sent: object[] = [];
  api()
    .put('/api/logic/contractor/4', (body: object) => sent.push(body) > 0)
    .reply(200, ok({ ...theirs, phone_number: '3415550199', version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({
      phone_number: '3415550199',
      category_ids: theirs.categories.map(({ id }) => id),
      version: 2,
    }),
  ]);
});

test('a work order of an inactive contractor shows its name in the form', async () => {
  const former = buildWorkDetail({ contractor: { id: 9, name: 'Taller Cerrado' } });
  api().get('/api/logic/work_order/21').reply(200, ok(former));
  answerVisits([]);
  workers();
  const { user } = renderApp('/trabajos/21', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(await screen.findByText('Taller Cerrado (ya no está activo)')).toBeInTheDocument();
});
