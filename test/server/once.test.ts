import { importColumns } from '../../src/contract/importColumns';
import { operations } from '../../src/contract/operations';
import { writeTable } from '../../src/server/imports/writeTable';
import { addDays, dayInArgentina } from '../../src/server/support/days';
import { newCompletedClaim, ownershipOf, unitClaimFields } from './support/claims';
import { form, pdf, png } from './support/files';
import { newWorkLink, openWorkIds, postWork } from './support/works';
import { startTestApp, type Answer, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let contractId: number;
let freeUnit: number;
let freeProject: number;
let doneBulks: number[];
let contractor: Caller;
let owner: Caller;
let completedId: number;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  manager = await api.as('manager@demo.ar');
  contractId = await ownershipOf(admin, 'Torre Oroño/3° A');
  owner = await api.as('cliente@demo.ar');
  await api.connection.pool.query("update account set can_manage_costs = true where username = 'manager@demo.ar'");
  completedId = await newCompletedClaim(manager, owner, contractId);
  const unit = { name: 'Unidad sin dueño', description: '', unit_type_id: 1, project_id: 1 };
  freeUnit = (await admin.post('/model/unit', unit)).body.data.unit_id;
  const project = { name: 'Torre sin consorcio', description: 'Una torre', address: 'Mitre 2' };
  freeProject = (await admin.post('/model/project', project)).body.data.id;
  const { data: claims } = (await admin.get('/logic/unit_claim?page=1&status=pending')).body;
  const raiseUp = async (at: number): Promise<number> =>
    (await admin.post('/logic/unit_claim/bulk', { ids: [claims[at].unit_claim.id], action: 'up' })).body.data.id;
  // Uses another user, because the records per user and minute are limited.
  contractor = await newWorkLink(api, await api.as('manager@demo.ar'));
  await contractor.put('/logic/own_work/status', { move: 'accept' });
  doneBulks = [await raiseUp(0), await raiseUp(1)];
  await api.runJobs();
});
afterAll(() => api.close());
// One admin creates more in this file than a person does in a minute.
beforeEach(() => api.connection.pool.query("delete from rate_limit where key like 'create:%'"));

type Headers = Record<string, string>;
/** Sends a command with a key; `other` changes its content. */
type Give = (headers: Headers, other?: boolean) => Promise<Answer>;

const password = 'una-contraseña-larga-7';
const person = (kind: string, other = false) => ({
  username: `${kind}@unavez.ar`,
  password,
  name: other ? 'Otra' : 'Una',
  last_name: 'Vez',
  phone_number: '3415551234',
});
const importFile = async (other = false) => {
  const row = ['vez@unavez.ar', other ? 'Otra' : 'Una', 'Vez', '55111222', '', '', '', '', '', ''];
  const { content, name } = await writeTable('vez', 'csv', [Object.values(importColumns.clients), row]);
  return form({}, [{ name, bytes: Buffer.from(content, 'base64') }], 'file');
};
const plan = (other = false) =>
  form({ name: other ? 'Otro plano' : 'Plano' }, [{ name: 'plano.pdf', bytes: pdf }], 'file');
const post =
  (path: string, body: (other: boolean) => object): Give =>
  (headers, other = false) =>
    admin.post(path, body(other), headers);
const upload =
  (path: () => string, body: (other: boolean) => FormData | Promise<FormData>): Give =>
  async (headers, other = false) =>
    admin.upload(path(), await body(other), headers);

/** Every call that creates a record. */
const commands: Record<string, Give> = {
  createUnitClaim: upload(
    () => `/logic/contract/${contractId}/unit_claim`,
    (other) =>
      form(unitClaimFields(other ? { contact_name: 'Otra persona' } : {}), [{ name: 'pared.png', bytes: png }]),
  ),
  createProjectClaim: upload(
    () => '/logic/project/1/project_claim',
    (other) => form({ reason: other ? 'Otro' : 'Portón', description: 'El portón no abre bien' }),
  ),
  answerClaim: (headers, other) =>
    owner.upload(`/logic/claim/${completedId}/answer`, form({ verdict: 'yes', score: other ? '2' : '5' }), headers),
  addWorkCost: (headers, other) =>
    manager.post(
      '/logic/work_order/1/cost',
      { kind: 'labour', day: '2026-11-10', bearer: 'company', actual: other ? '2.00' : '1.00' },
      headers,
    ),
  createComplaint: (headers, other) =>
    owner.post(
      `/logic/claim/${completedId}/complaint`,
      { asks: other ? 'price' : 'repair', text: 'Quiero que lo arreglen.' },
      headers,
    ),
  addClaimComment: post('/logic/claim/1/comment', (other) => ({ text: other ? 'Otro' : 'Una vez' })),
  attachClaimImages: upload(
    () => '/logic/claim/1/image',
    (other) => form({}, [{ name: other ? 'otra.png' : 'una.png', bytes: png }]),
  ),
  addClaimNote: upload(
    () => '/logic/claim/1/note',
    (other) => form({ text: other ? 'Otra nota' : 'Nota de una vez' }, [{ name: 'nota.png', bytes: png }]),
  ),
  createClient: post('/logic/client', (other) => ({ ...person('cliente', other), document: '55333444' })),
  createWarrantyTerm: post('/model/warranty_term', (other) => ({
    claim_category_id: 1,
    months: other ? 7 : 6,
    item: 'Prueba',
    covers: 'Lo que cubre',
    excludes: '',
  })),
  createImport: upload(() => '/logic/import', importFile),
  createLeaseRequest: post('/logic/lease_contract_request', (other) => ({
    contract_id: contractId,
    tenant_name: other ? 'Otra' : 'Una',
    tenant_last_name: 'Vez',
    tenant_document: '55666777',
    tenant_email: 'inquilina@unavez.ar',
    tenant_phone_number: '3415551234',
    lease_start_date: addDays(dayInArgentina(), 900),
    lease_end_date: addDays(dayInArgentina(), 1200),
  })),
  createManager: post('/logic/manager', (other) => ({ ...person('supervisora', other), project_ids: [] })),
  createConsortium: post('/model/consortiumRoutes', (other) => ({
    username: 'consorcio@unavez.ar',
    password,
    name: other ? 'Otro' : 'Consorcio',
    project_id: freeProject,
  })),
  createAdmin: post('/logic/profile/admin', (other) => person('administradora', other)),
  createSavedView: post('/logic/view', (other) => ({
    list: 'unit_claims',
    name: other ? 'Otra vista' : 'Vista de una vez',
    query: '',
    is_shared: false,
  })),
  createSavedReply: post('/logic/reply', (other) => ({
    name: other ? 'Otra respuesta' : 'Respuesta de una vez',
    text: 'Vamos mañana.',
    is_shared: false,
  })),
  startUnitClaimBulk: post('/logic/unit_claim/bulk', (other) => ({ ids: [1], action: other ? 'reject' : 'up' })),
  startProjectClaimBulk: post('/logic/project_claim/bulk', (other) => ({
    filter: {},
    action: other ? 'reject' : 'up',
  })),
  undoClaimBulk: (headers, other) =>
    admin.post(`/logic/claim_bulk/${doneBulks[other ? 1 : 0]}/undo`, undefined, headers),
  addUnitPlan: upload(() => `/logic/unit/${freeUnit}/plan`, plan),
  addProjectPlan: upload(() => '/logic/project/1/plan', plan),
  addHouseRules: upload(() => '/logic/project/1/house_rules', plan),
  createProject: post('/model/project', (other) => ({
    name: other ? 'Otra torre' : 'Torre de una vez',
    description: 'Una torre',
    address: 'Mitre 1',
  })),
  createContractor: post('/logic/contractor', (other) => ({
    name: other ? 'Otro taller' : 'Taller de una vez',
    phone_number: '3415550199',
    category_ids: [],
    project_ids: [],
  })),
  createWork: post('/logic/work_order', (other) => ({
    contractor_id: 1,
    instructions: other ? 'Otra cosa.' : 'Revisar la pérdida.',
    claim_ids: [1],
    known_open_works: openWorks,
  })),
  arriveAtOwnWork: (headers, other) =>
    contractor.post('/logic/own_work/arrival', other ? { at: new Date(0).toISOString() } : {}, headers),
  addOwnWorkPhotos: (headers, other) =>
    contractor.upload(
      '/logic/own_work/photos',
      form({ kind: other ? 'after' : 'before' }, [{ name: 'trabajo.png', bytes: png }]),
      headers,
    ),
  reportStuckOwnWork: (headers, other) =>
    contractor.upload('/logic/own_work/stuck', form({ reason: other ? 'no_access' : 'nobody' }), headers),
  sendOwnWorkMessage: (headers, other) =>
    contractor.upload('/logic/own_work/message', form({ text: other ? 'Otra' : 'Mensaje de una vez' }), headers),
  sendWorkMessage: (headers, other) =>
    manager.upload(
      `/logic/work_order/${visitedWork}/message`,
      form({ text: other ? 'Otra' : 'Mensaje de una vez' }),
      headers,
    ),
  // The records per user and minute are limited.
  createVisit: (headers, other) =>
    manager.post('/logic/visit', { work_id: visitedWork, claim_id: 1, windows: [spanIn(other ? 50 : 40)] }, headers),
  createUnit: post('/model/unit', (other) => ({
    name: other ? 'Otra' : 'Unidad de una vez',
    description: '',
    unit_type_id: 1,
    project_id: 1,
  })),
  assignClient: post('/logic/contract', (other) => ({ client_id: other ? 1 : clientId, unit_id: freeUnit })),
};
const started = Date.now();
/** A window of two hours, this many days from now. */
const spanIn = (days: number) => {
  const at = started + days * 86_400_000;
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 7_200_000).toISOString() };
};
let clientId: number;
let visitedWork: number;
let openWorks: number[];
beforeAll(async () => {
  clientId = (await admin.get('/logic/client?page=1')).body.data[0].client_id;
  const work = { contractor_id: 1, instructions: 'Para visitar.', claim_ids: [1] };
  visitedWork = (await postWork(manager, work)).body.data.id;
  openWorks = await openWorkIds(manager);
});

test('every call that creates is listed here', () => {
  const creating = operations.filter(({ status }) => status === 201).map(({ operationId }) => operationId);
  expect(Object.keys(commands).sort()).toEqual(creating.sort());
});

describe.each(Object.entries(commands))('%s', (name, give) => {
  const headers = { 'idempotency-key': `una-vez-${name}` };

  test('sent three times with one key has one effect, even concurrently; with different content the key is refused', async () => {
    const first = await Promise.all([give(headers), give(headers)]);
    const [one, two] = first.map(({ status, body }) => ({ status, data: body.data }));
    expect(one).toMatchObject({ status: 201 });
    // Each response is the record in its current state.
    expect(withoutProgress(two)).toEqual(withoutProgress(one));
    expect(withoutProgress((await give(headers)).body.data)).toEqual(withoutProgress(one!.data));

    const other = await give(headers, true);
    expect({ status: other.status, body: other.body }).toEqual({
      status: 409,
      body: {
        success: false,
        message: expect.stringMatching(/^Este envío ya llegó antes con otros datos\./),
        errors: [{ field: 'idempotency-key', message: expect.any(String) }],
      },
    });
  });
});

/** Without fields that differ between two reads of a record: signed addresses, and the progress of an import. */
const withoutProgress = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/\/api\/files\/[^"]*/g, 'url'));

test('each record was created once', async () => {
  const { rows } = await api.connection.pool.query(`select
    (select count(*)::int from account where username like '%@unavez.ar') as accounts,
    (select count(*)::int from project where name = 'Torre de una vez') as projects,
    (select count(*)::int from claim_comment where text = 'Una vez') as comments,
    (select count(*)::int from claim_note where text = 'Nota de una vez') as notes,
    (select count(*)::int from import_job) as imports,
    (select count(*)::int from plan where name = 'Plano') as plans,
    (select count(*)::int from work_photo h join stored_file f on f.id = h.file_id where f.name = 'trabajo.png') as "workPhotos", (select count(*)::int from work_event where what = 'arrive') as arrivals,
    (select count(*)::int from work_event where what = 'stuck') as stuck, (select count(*)::int from work_message) as messages,
    (select count(*)::int from stored_file where name = 'una.png') as photos,
    (select count(*)::int from saved_view) as views, (select count(*)::int from claim_bulk) as bulks,
    (select count(*)::int from lease_request where tenant_email = 'inquilina@unavez.ar') as leases`);
  expect(rows[0]).toEqual({
    ...{ accounts: 4, projects: 1, comments: 1, notes: 1, imports: 1, plans: 3, photos: 1, leases: 1 },
    ...{ views: 1, bulks: 5, workPhotos: 1, arrivals: 1, stuck: 1, messages: 2 },
  });
});

test('another user can use the same key', async () => {
  const headers = { 'idempotency-key': 'una-vez-addClaimComment' };
  const { status, body } = await manager.post('/logic/claim/1/comment', { text: 'Mía' }, headers);
  expect({ status, text: body.data.text }).toEqual({ status: 201, text: 'Mía' });
});
