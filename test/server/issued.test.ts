import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { newCompletedClaim, ownershipOf, raiseClaim } from './support/claims';
import { form, png } from './support/files';
import { readPdf } from './support/pdf';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork } from './support/works';
import { sqlToday } from './support/today';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let neighbour: Caller;
let consortium: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, neighbour, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('jorge.maldonado@correo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

interface Issued {
  id: number;
  kind: string;
  version: number;
  code: string;
  state: string;
  url: string;
  bytes: number;
}
const raise = async (more: object = {}, photos: { name: string; bytes: Buffer }[] = []): Promise<number> =>
  (await raiseClaim(owner, contract, { ...more }, photos)).body.data.unit_claim.claim_id;
const ask = (caller: Caller, claim: number, body: object = { kind: 'claim' }) =>
  caller.put(`/logic/claim/${claim}/document`, body);
const listed = async (caller: Caller, claim: number): Promise<Issued[]> =>
  (await caller.get(`/logic/claim/${claim}/document`)).body.data;
const bytesAt = async (url: string): Promise<Buffer> => (await api.app.inject({ url })).rawPayload;

/** Asks, lets the job run, and asks again. */
async function issued(caller: Caller, claim: number, body?: object): Promise<Issued & { file: Buffer }> {
  expect((await ask(caller, claim, body)).status).toBe(200);
  await api.runJobs();
  const { data } = (await ask(caller, claim, body)).body;
  expect(data.state).toBe('ready');
  return { ...data, file: await bytesAt(data.url) };
}

describe('the act of a claim', () => {
  test('says for both sides what happened, and nothing that is internal', async () => {
    const claim = await raise({ description: 'Gotea la canilla de la cocina 🚰' }, [{ name: 'a.png', bytes: png }]);
    await owner.post(`/logic/claim/${claim}/comment`, { text: 'Gotea también de noche.' });
    await admin.post(`/logic/claim/${claim}/note`, { text: 'Este cliente siempre se queja.' });
    await admin.put(`/logic/claim/${claim}/repair_price`, { repair_price: '98765' });
    await admin.put(`/logic/claim/${claim}/decision`, { decision: 'accepted' });
    for (const body of [undefined, undefined, { done: 'Cambiamos el cuerito.' }])
      await admin.post(`/logic/claim/${claim}/status/up`, body);
    await owner.upload(`/logic/claim/${claim}/answer`, form({ verdict: 'yes', score: 5 }));

    const act = await issued(owner, claim);
    expect(act).toMatchObject({ kind: 'claim', version: 1, bytes: act.file.length });
    const pdf = await readPdf(act.file);
    for (const words of [
      `Acta del reclamo #${claim}`,
      'Gotea la canilla de la cocina □',
      'Gotea también de noche.',
      'Decisión Aceptado, el',
      'Cambiamos el cuerito.',
      'Propietario: quedó resuelto',
      'Estado: En análisis → Aprobado.',
      `Código ${act.code}`,
      `/verificar/${act.code}`,
    ])
      expect(pdf.text).toContain(words);
    expect(pdf.text).not.toMatch(/siempre se queja|98765|98\.765|Prioridad|Responsable/);
    expect(await listed(manager, claim)).toEqual([expect.objectContaining({ id: act.id, state: 'ready' })]);
  });

  test('has a structure tree: language, title, headings, tables, lists and described photos', async () => {
    const claim = await raise({}, [
      { name: 'a.png', bytes: png },
      { name: 'b.png', bytes: png },
    ]);
    const { file } = await issued(admin, claim);
    const { roles, alternatives, info, language } = await readPdf(file);
    expect(new Set(roles)).toEqual(
      new Set(['Root', 'Document', 'Sect', 'P', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'L', 'LI', 'LBody']),
    );
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(alternatives).toEqual(['Foto 1 del reclamo', 'Foto 2 del reclamo']);
    expect([info.Title, language]).toEqual([`Acta del reclamo #${claim}`, 'es-AR']);
    expect(file.includes('pdfuaid:part')).toBe(true);
  });

  test('shows a photo of the claim once, as one of the finished work if staff chose it for that', async () => {
    const claim = await raise({}, [
      { name: 'a.png', bytes: png },
      { name: 'b.png', bytes: png },
    ]);
    const { unit_claim: shown } = (await admin.get(`/logic/unit_claim/${claim}`)).body.data;
    for (const body of [undefined, undefined, { done: 'Cambiamos el cuerito.', image_ids: [shown.claim_image[0].id] }])
      expect((await admin.post(`/logic/claim/${claim}/status/up`, body)).status).toBe(200);
    const { alternatives } = await readPdf((await issued(owner, claim)).file);
    expect(alternatives).toEqual(['Foto 1 del reclamo', 'Foto 1 del trabajo terminado']);
  });

  test('is made once: the same bytes until its facts change, and then both versions stay', async () => {
    const claim = await raise();
    const first = await issued(owner, claim);
    const again = await issued(admin, claim);
    expect([again.id, again.file.equals(first.file)]).toEqual([first.id, true]);
    const both = await Promise.all([ask(admin, claim), ask(owner, claim)]);
    expect(new Set(both.map(({ body }) => body.data.id))).toEqual(new Set([first.id]));

    await owner.post(`/logic/claim/${claim}/comment`, { text: 'Hay algo más.' });
    const second = await issued(owner, claim);
    expect([second.version, second.file.equals(first.file)]).toEqual([2, false]);
    const [newer, older] = await listed(owner, claim);
    expect([newer?.version, older?.version]).toEqual([2, 1]);
    expect((await bytesAt(older!.url)).equals(first.file)).toBe(true);
  });

  test('two asks at once make one version', async () => {
    const claim = await raise();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(admin, claim)));
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(1);
    expect(await listed(admin, claim)).toHaveLength(1);
  });

  test('a job that runs twice keeps the first file', async () => {
    const claim = await raise();
    const { id, file } = await issued(admin, claim);
    await api.connection.pool.query("select graphile_worker.add_job('render_document', $1)", [{ id }]);
    await api.runJobs();
    expect((await issued(admin, claim)).file.equals(file)).toBe(true);
  });

  test('others than who sees the claim read nothing, and nobody a version that they did not ask for', async () => {
    const claim = await raise();
    await issued(admin, claim);
    expect(await listed(owner, claim)).toEqual([]);
    for (const stranger of [neighbour, consortium]) {
      expect((await ask(stranger, claim)).status).toBe(404);
      expect((await stranger.get(`/logic/claim/${claim}/document`)).status).toBe(404);
    }
    expect((await callerOf(api.app, 'nada').put(`/logic/claim/${claim}/document`, { kind: 'claim' })).status).toBe(401);
  });

  test('of a unit that was sold it names neither the former owner nor the new one', async () => {
    const claim = await raise();
    expect((await readPdf((await issued(admin, claim)).file)).text).toContain('Propietario Laura Giménez');
    await api.connection.pool.query('begin');
    await api.connection.pool.query(`update contract set end_date = ${sqlToday} where id = $1`, [contract]);
    await api.connection.pool.query('commit');
    const sold = await readPdf((await issued(admin, claim)).file);
    await api.connection.pool.query('update contract set end_date = null where id = $1', [contract]);
    expect(sold.text).not.toMatch(/Laura|Giménez/);
  });

  test('of a building its consortium reads it too', async () => {
    const project = await admin.upload(
      '/logic/project/1/project_claim',
      form({ reason: 'Ascensor', description: 'No anda desde ayer a la noche' }),
    );
    const { file } = await issued(consortium, project.body.data.project_claim.claim_id);
    expect((await readPdf(file)).text).toContain('Motivo Ascensor');
  });
});

test('ten photos of a phone take at most 1.5 MB, thirty and a long name fill pages in order', async () => {
  // Noise compresses worse than any photo: coarse noise is about as large as one.
  const noisy = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .blur(1.2)
    .resize(3000, 2250)
    .jpeg()
    .toBuffer();
  const photo = await api.app.context.reader.image(noisy);
  const write = (count: number, text: string) =>
    api.app.context.reader.document({
      document: {
        ...{ title: 'Acta', subtitle: text, company: { name: '', lines: [], colour: null, logoFileId: null } },
        sections: [
          { heading: 'Datos', blocks: [{ kind: 'facts', rows: [['Proyecto', text]] }] },
          {
            heading: 'Fotos',
            blocks: [
              {
                kind: 'photos',
                photos: Array.from({ length: count }, (_, index) => ({
                  fileId: index,
                  alternative: `Foto ${index + 1}`,
                })),
              },
            ],
          },
        ],
      },
      issue: { reference: [], footer: '', at: new Date() },
      logo: null,
      photos: Array.from({ length: count }, () => photo.medium),
      missingPhoto: '',
      page: ['Página', 'de'],
    });
  expect((await write(10, 'Torre')).length).toBeLessThan(1_500_000);
  const long = `${'ConstruccionesMetropolitanas'.repeat(4)} de Rosario`;
  const many = await readPdf(await write(30, long));
  expect(many.alternatives).toHaveLength(30);
  expect(many.alternatives.at(-1)).toBe('Foto 30');
  expect(many.pages).toBeGreaterThan(4);
  expect(many.text.replaceAll(' ', '')).toContain(long.replaceAll(' ', ''));
});

describe('the certificate of a repair', () => {
  test('is for completed claims, with the days out of use that staff give', async () => {
    const open = await raise();
    expect((await ask(owner, open, { kind: 'repair' })).status).toBe(409);
    const claim = await newCompletedClaim(admin, owner, contract);
    const body = { kind: 'repair', out_of_use_days: 3 };
    expect((await ask(owner, claim, body)).status).toBe(403);
    expect((await ask(admin, claim, { kind: 'repair', out_of_use_days: -1 })).status).toBe(400);
    const certificate = await issued(admin, claim, body);
    expect((await readPdf(certificate.file)).text).toContain('Fuera de uso 3 días');
    // The days stay until staff give others.
    expect((await issued(owner, claim, { kind: 'repair' })).id).toBe(certificate.id);
  });

  test('a contractor gets it of the own work, without what the client said', async () => {
    const claim = await raise();
    await owner.post(`/logic/claim/${claim}/comment`, { text: 'Estoy muy enojada.' });
    const { id } = await newWork(admin, [claim]);
    const contractor = callerOf(api.app, await linkOf(admin, id), 'Link');
    const own = (body: object) => contractor.put('/logic/own_work/document', body);
    await contractor.put('/logic/own_work/status', { move: 'accept' });
    expect((await own({ claim_id: claim })).status).toBe(409);
    const cost = await admin.upload(
      `/logic/work_order/${id}/cost`,
      form({ kind: 'labour', day: '2026-11-20', actual: '54321.67', bearer: 'company', note: 'Mano de obra aparte' }),
    );
    expect(cost.status).toBe(201);
    await contractor.put('/logic/own_work/status', { move: 'finish', note: 'Cambié la junta.', parts: 'Una junta' });
    expect((await own({ claim_id: claim })).body.data.state).toBe('waiting');
    await api.runJobs();
    const { data } = (await own({ claim_id: claim })).body;
    const { text } = await readPdf(await bytesAt(data.url));
    expect(text).toMatch(/Cambié la junta\. .*Una junta/);
    expect(text).toContain('La empresa todavía no lo revisó.');
    expect(text).not.toMatch(/enojada|Laura Giménez/);
    const act = (await readPdf((await issued(owner, claim)).file)).text;
    for (const words of [text, act]) expect(words).not.toMatch(/54\.?321|Mano de obra aparte/);
    expect((await own({ claim_id: await raise() })).status).toBe(404);
    // It is another document than the company's, and staff see it.
    expect((await listed(admin, claim)).map(({ kind }) => kind)).toEqual(['claim', 'repair']);
    expect((await listed(owner, claim)).map(({ kind }) => kind)).toEqual(['claim']);
  });
});

describe('the round of a day', () => {
  test('has the agreed visits with who opens, for staff alone', async () => {
    const claim = await raise({ contact_name: 'Encargado Ruiz', contact_phone: '341 555-1010' });
    const { id, contractor } = await newWork(admin, [claim]);
    const start = new Date(Date.now() + 40 * 86_400_000);
    start.setUTCHours(13, 0, 0, 0);
    const end = new Date(start.getTime() + 7_200_000);
    await admin.post('/logic/visit', {
      ...{ work_id: id, claim_id: claim, is_agreed: true },
      windows: [{ starts_at: start.toISOString(), ends_at: end.toISOString() }],
    });
    const body = { day: start.toISOString().slice(0, 10), contractor_id: contractor.id };
    const round = (caller: Caller, more: object = {}) => caller.put('/logic/visit/round', { ...body, ...more });
    expect((await round(owner)).status).toBe(403);
    expect((await round(admin, { assignee_id: 1 })).status).toBe(422);
    expect((await round(admin, { day: '2031-01-01' })).status).toBe(409);
    await round(admin);
    await api.runJobs();
    const { data } = (await round(manager)).body;
    const { text } = await readPdf(await bytesAt(data.url));
    expect(text).toMatch(/de 10 a 12 · Trabajo #\d+ .*Abre: Encargado Ruiz · 3415551010/);
  });
});

describe('verification, without an account', () => {
  const verify = (code: string, address?: string) =>
    api.app.inject({
      url: `/api/logic/verify/${encodeURIComponent(code)}`,
      ...(address && { remoteAddress: address }),
    });

  test('names kind, version, day and hash of a genuine code, however it is typed, and no personal data', async () => {
    const claim = await raise();
    const act = await issued(owner, claim);
    for (const typed of [act.code, act.code.toLowerCase().replaceAll('-', ' '), act.code.replaceAll('-', '')]) {
      const response = await verify(typed);
      expect([response.statusCode, response.json().data]).toEqual([
        200,
        {
          ...{ kind: 'claim', version: 1, latest_version: 1, created_at: expect.any(String) },
          sha256: createHash('sha256').update(act.file).digest('hex'),
        },
      ]);
    }
    await owner.post(`/logic/claim/${claim}/comment`, { text: 'Otra cosa.' });
    await issued(owner, claim);
    expect((await verify(act.code)).json().data).toMatchObject({ version: 1, latest_version: 2 });
  });

  test('does not know other codes, and refuses an address after a hundred of them', async () => {
    const { code } = await issued(owner, await raise());
    const other = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
    const statuses = [];
    for (let times = 0; times <= 100; times++) statuses.push((await verify(other, '203.0.113.7')).statusCode);
    expect([statuses.slice(0, 100).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
    expect((await verify(code, '203.0.113.7')).statusCode).toBe(200);
    expect((await verify('x'.repeat(61))).statusCode).toBe(400);
  });

  test('does not know a document that is not made yet', async () => {
    const { code } = (await ask(admin, await raise())).body.data;
    expect((await verify(code)).statusCode).toBe(404);
  });
});
