import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { contrast } from '../../src/contract/colour';
import { limits } from '../../src/contract/limits';
import { preparePhotos } from '../../src/server/files/preparePhotos.service';
import { findAccesses } from '../../src/server/mail/mailFacts.repository';
import { waitedForMs } from '../../src/server/mail/sendMail.service';
import { renderMail } from '../../src/server/mail/template';
import pg from 'pg';
import { enqueue } from '../../src/server/jobs/enqueue';
import { enqueuePending, tasksOf } from '../../src/server/jobs/tasks';
import { buildSender, sampleMails } from '../support/builders/mails';
import { ownershipOf, raiseClaim } from './support/claims';
import { form, png } from './support/files';
import { startMailbox, type Mailbox } from './support/mailServer';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';
import { postWork } from './support/works';
import { sqlToday } from './support/today';

let mailbox: Mailbox;
let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApp('demo', {
    PUBLIC_URL: 'https://posventa.example.ar/',
    MAIL_FROM: 'posventa@example.ar',
    SMTP_URL: mailbox.url,
  });
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(async () => {
  await api.connection.pool.query('delete from outbox_mail; delete from graphile_worker._private_jobs');
  mailbox.messages.length = 0;
  mailbox.refuseWith = undefined;
});

const outbox = async () =>
  (await api.connection.pool.query('select * from outbox_mail order by id')).rows as {
    recipient: string;
    subject: string;
    status: string;
    attempts: number;
    last_error: string | null;
    notes: { title: string; lines: string[] }[];
    sent_at: Date | null;
  }[];
/** The statements that the database receives during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.map(([first]) => first as string | { text: string });
  query.mockRestore();
  return asked.map((one) => (typeof one === 'string' ? one : one.text));
}

describe('a test mail', () => {
  const to = { to: 'yo@correo.ar' };
  /** Sends it to another mail server; returns what the admin reads. */
  const sendTo = async (smtpUrl: string) => {
    const { config } = api.app.context;
    config.smtpUrl = smtpUrl;
    const { body } = await admin.post('/logic/email_settings/test', to);
    config.smtpUrl = mailbox.url;
    return { status: body.data.status, said: body.data.last_error as string };
  };

  test.each([
    ['that is not there', 'smtp://127.0.0.1:1', /^Nadie atiende en el servidor y el puerto de SMTP_URL \(/],
    ['without a name', 'smtp://no-existe.invalid:25', /^No existe el servidor de correo de SMTP_URL, o no pudimos/],
  ])('says in Spanish why a mail server %s failed', async (_what, url, reason) => {
    const { status, said } = await sendTo(url);
    expect([status, said]).toEqual(['failed', expect.stringMatching(reason)]);
  });

  test('says in Spanish that the mail server refused the password, with its own words', async () => {
    const { status, said } = await sendTo(mailbox.url.replace('//', '//ana:equivocada@'));
    expect([status, said]).toEqual([
      'failed',
      expect.stringMatching(/^El servidor de correo no aceptó el usuario o la contraseña de SMTP_URL \(.*\b535\b/),
    ]);
  });

  test.each([
    ['never greets', () => undefined],
    // Each answer keeps the connection alive, and the mail never ends.
    ['speaks without end', (socket: Socket) => void setInterval(() => socket.write('220-espere\r\n'), 500).unref()],
  ])('gives up on a server that %s', async (_what, behave) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, said } = await sendTo(`smtp://127.0.0.1:${port}`);
    server.close();
    expect([status, said]).toEqual(['failed', expect.stringMatching(/^El servidor de correo no (respondió|terminó)/)]);
  });

  test('waits two seconds less for a mail server than the browser waits for the answer', () => {
    expect(waitedForMs).toBeLessThanOrEqual(limits.httpTimeoutMs - 2000);
  });
});

let contractors = 0;
/** Orders the repair of a claim and proposes a time for its visit, or agrees on it. */
async function proposeVisit(claimId: number, isAgreed = false): Promise<void> {
  const contractor = { name: `Taller ${++contractors}`, phone_number: '3415550101' };
  const { id } = (await admin.post('/logic/contractor', contractor)).body.data;
  const order = { contractor_id: id, instructions: 'Cambiar el flexible.', claim_ids: [claimId] };
  const workId = (await postWork(admin, order)).body.data.id as number;
  const at = Date.now() + 48 * 3_600_000;
  const windows = [{ starts_at: new Date(at).toISOString(), ends_at: new Date(at + 3_600_000).toISOString() }];
  expect(
    (await admin.post('/logic/visit', { work_id: workId, claim_id: claimId, windows, is_agreed: isAgreed })).status,
  ).toBe(201);
}

describe('an event', () => {
  test('mails the recipients of the settings, and confirms a new claim to its author', async () => {
    const { body } = await raiseClaim(owner, contract, { description: 'Gotea <b>mucho</b> desde ayer' });
    const { id } = body.data.unit_claim;
    const sent = async () => (await outbox()).map(({ recipient, subject }) => [recipient, subject]);
    expect(await sent()).toEqual([
      ['manager@demo.ar', `Reclamo #${id}: recibido`],
      ['cliente@demo.ar', `Reclamo #${id}: recibido`],
    ]);
    const [, confirmation] = await outbox();
    expect(confirmation!.notes).toMatchObject([{ title: 'Recibimos tu reclamo' }]);
    await admin.post(`/logic/claim/${id}/status/up`);
    expect(await sent()).toEqual([
      ['manager@demo.ar', `Reclamo #${id}: recibido`],
      ['cliente@demo.ar', `Reclamo #${id}: novedades`],
    ]);
  });

  test('is not confirmed to staff, nor to a client if the settings exclude clients', async () => {
    const subjects = async () =>
      (await outbox()).map(({ recipient, notes }) => `${recipient}: ${notes[0]!.title}`).toSorted();
    await raiseClaim(admin, contract);
    expect(await subjects()).toEqual(['cliente@demo.ar: Se creó un reclamo', 'manager@demo.ar: Se creó un reclamo']);
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_created', audiences: ['consortium'] }],
    });
    await api.connection.pool.query('delete from outbox_mail');
    await raiseClaim(owner, contract);
    expect(await outbox()).toEqual([]);
    const consortium = await api.as('consorcio@demo.ar');
    await consortium.upload(
      '/logic/project/1/project_claim',
      form({ reason: 'Ascensor', description: 'No anda desde el lunes' }, []),
    );
    expect(await subjects()).toEqual(['consorcio@demo.ar: Recibimos tu reclamo']);
  });

  test('of a claim that its consortium calls urgent says why', async () => {
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_created', audiences: ['managers'] }],
    });
    await api.connection.pool.query('delete from outbox_mail');
    const consortium = await api.as('consorcio@demo.ar');
    const words = { reason: 'Ascensor', description: 'No anda desde el lunes' };
    await consortium.upload('/logic/project/1/project_claim', form({ ...words, urgent_reason: 'Hay alguien adentro' }));
    const { rows } = await api.connection.pool.query('select recipient, notes::text as notes from outbox_mail');
    expect(rows).toEqual([
      {
        recipient: 'manager@demo.ar',
        notes: expect.stringContaining('Es urgente para quien lo hizo: Hay alguien adentro'),
      },
    ]);
  });

  test('of a price reaches no client, and of a flat no consortium', async () => {
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_price_set', audiences: ['client', 'consortium'] }],
    });
    const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
    await admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '1000' });
    expect(await outbox()).toEqual([]);
    const projectClaim = (
      await admin.upload(
        '/logic/project/1/project_claim',
        form({ reason: 'Portón', description: 'El portón no abre bien' }),
      )
    ).body.data.project_claim.id;
    await admin.put(`/logic/claim/${projectClaim}/repair_price`, { repair_price: '1000' });
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['consorcio@demo.ar']);
  });

  test('that is rolled back sends no mail', async () => {
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [{ project_id: 1, emails: ['Obra@Correo.ar'] }],
      events: [
        { event: 'claim_created', audiences: ['managers'] },
        { event: 'claim_commented', audiences: ['client', 'managers'] },
      ],
    });
    expect((await raiseClaim(owner, contract, { description: 'corta' })).status).toBe(422);
    expect(await outbox()).toEqual([]);
    await raiseClaim(owner, contract);
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['manager@demo.ar', 'obra@correo.ar']);
  });
});

describe('the job of a mail', () => {
  test('joins quick successive news of one claim in one mail, with a link and everything escaped', async () => {
    const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
    for (const text of ['Primero', 'Segundo <script>alert(1)</script>', 'Tercero'])
      await admin.post(`/logic/claim/${id}/comment`, { text });
    await api.runJobs();
    expect(mailbox.messages).toEqual([]);
    await api.connection.pool.query("delete from outbox_mail where recipient <> 'cliente@demo.ar'");
    await api.passTime();
    await api.runJobs();
    expect(mailbox.messages).toHaveLength(1);
    const [message] = mailbox.messages.map((text) => text.replaceAll('=\r\n', ''));
    expect(message).toContain(`Subject: =?UTF-8?Q?`.slice(0, 8));
    expect(message).toContain(`https://posventa.example.ar/reclamos/${id}`);
    expect(message).toContain('To: cliente@demo.ar');
    expect(message).toMatch(/Primero[\s\S]*Segundo[\s\S]*Tercero/);
    const html = message!.slice(message!.indexOf('text/html'));
    expect(html).not.toContain('<script>');
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, subject: `Reclamo #${id}: novedades` }]);
    await admin.post(`/logic/claim/${id}/comment`, { text: 'Después del envío' });
    expect(
      (await outbox()).filter(({ recipient, status }) => recipient === 'cliente@demo.ar' && status === 'pending'),
    ).toHaveLength(1);
  });

  test('of several processes sends each mail once', async () => {
    for (let index = 0; index < 12; index++)
      await api.nobody.post('/auth/password/forgot', { username: ['cliente@demo.ar', 'inquilino@demo.ar'][index % 2] });
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
    expect(mailbox.messages).toHaveLength(12);
    expect(new Set(mailbox.messages.map((text) => /Message-ID: (\S+)/i.exec(text)![1])).size).toBe(12);
  });

  test('waits for more news of its claim for a minute at most', async () => {
    const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
    const waits = async () =>
      (
        await api.connection.pool.query<{ key: string; seconds: number }>(
          'select key, extract(epoch from run_at - created_at)::int as seconds, run_at from graphile_worker.jobs order by id',
        )
      ).rows;
    const before = await waits();
    expect(new Set(before.map(({ seconds }) => seconds))).toEqual(new Set([60]));
    await owner.post(`/logic/claim/${id}/comment`, { text: 'Una cosa más' });
    expect(await waits()).toEqual(before);
  });

  test('for an event with many recipients uses one statement for the mails and one for their jobs', async () => {
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [{ project_id: 1, emails: Array.from({ length: 20 }, (_, index) => `obra${index}@correo.ar`) }],
      events: [{ event: 'claim_created', audiences: ['managers'] }],
    });
    const statements = await statementsOf(() => raiseClaim(owner, contract));
    expect(await outbox()).toHaveLength(21);
    expect(statements.filter((text) => text.includes('outbox_mail'))).toHaveLength(1);
  });

  test('without a mail server waits in the outbox until there is one', async () => {
    api.config.smtpUrl = undefined;
    await api.nobody.post('/auth/password/forgot', { username: 'cliente@demo.ar' });
    await api.runJobs();
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    api.config.smtpUrl = mailbox.url;
    await enqueuePending(api.app.context);
    await enqueuePending(api.app.context);
    await api.runJobs();
    expect(mailbox.messages).toHaveLength(1);
  });

  test('written by a process without a mail server is sent within the hour by one that has it', async () => {
    api.config.smtpUrl = undefined;
    await api.nobody.post('/auth/password/forgot', { username: 'cliente@demo.ar' });
    // It takes no mails of the others from their queue.
    expect(tasksOf(api.app.context)).not.toHaveProperty('send_mail');
    api.config.smtpUrl = mailbox.url;
    await enqueue(api.app.context.db, 'cleanup', [{ payload: {} }]);
    await api.runJobs();
    expect(mailbox.messages).toHaveLength(1);
  });

  test('is not sent if its link was used before there was a mail server', async () => {
    api.config.smtpUrl = undefined;
    const username = 'hugo.ferrari@correo.ar';
    for (let times = 0; times < 2; times++) await api.nobody.post('/auth/password/forgot', { username });
    const token = /token=([\w-]+)/.exec(JSON.stringify(await outbox()))![1];
    expect((await api.nobody.post('/auth/password/reset', { token, password: newPassword })).status).toBe(200);
    api.config.smtpUrl = mailbox.url;
    await enqueuePending(api.app.context);
    await api.runJobs();
    // Only the warning that the password was changed.
    expect(mailbox.messages.map((text) => /^Subject: (.*)$/m.exec(text)![1]!.trim())).toEqual([
      expect.not.stringMatching(/Recuperar/),
    ]);
  });

  test('deletes the link of a password once it is sent', async () => {
    await api.nobody.post('/auth/password/forgot', { username: 'hugo.ferrari@correo.ar' });
    await api.runJobs();
    expect(mailbox.messages[0]!.replaceAll('=\r\n', '')).toMatch(/auth\/restablecer\?token=/);
    expect(JSON.stringify(await outbox())).not.toContain('token');
  });

  test('deletes the link of a visit once it is sent', async () => {
    const { id: claimId } = (await raiseClaim(owner, contract)).body.data.unit_claim;
    await proposeVisit(claimId);
    const ofOwner = async () => JSON.stringify((await outbox()).filter((mail) => mail.recipient === 'cliente@demo.ar'));
    const [, secret] = /visita#([\w-]+)/.exec(await ofOwner())!;
    await api.passTime();
    await api.runJobs();
    expect(mailbox.messages.join('').replaceAll('=\r\n', '')).toContain(secret);
    expect(await ofOwner()).not.toContain(secret);
  });

  test('is retried with growing delays, and ends as failed', async () => {
    mailbox.refuseWith = 451;
    await api.nobody.post('/auth/password/forgot', { username: 'valeria.pinto@correo.ar' });
    await api.runJobs();
    expect(await outbox()).toMatchObject([
      { status: 'pending', attempts: 1, last_error: expect.stringContaining('451') },
    ]);
    await api.runJobs();
    expect(await outbox()).toMatchObject([{ attempts: 1 }]);
    for (let attempt = 0; attempt < 20; attempt++) {
      await api.passTime();
      await api.runJobs();
    }
    const failed = (await admin.get('/logic/email_settings/outbox?page=1&status=failed')).body;
    expect(failed).toMatchObject({
      data: [{ to: 'valeria.pinto@correo.ar', status: 'failed', attempts: 13 }],
      meta: { total: 1 },
    });
    mailbox.refuseWith = undefined;
    expect((await admin.post(`/logic/email_settings/outbox/${failed.data[0].id}/retry`)).body.data).toMatchObject({
      status: 'pending',
      attempts: 0,
    });
    await api.runJobs();
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
    expect((await admin.post(`/logic/email_settings/outbox/${failed.data[0].id}/retry`)).status).toBe(409);
  });

  test('is not retried after a permanent refusal', async () => {
    mailbox.refuseWith = 550;
    await api.nobody.post('/auth/password/forgot', { username: 'tomas.castagnino@correo.ar' });
    await api.runJobs();
    expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });
});

describe('the settings', () => {
  test('list every event, and are edited under their version', async () => {
    const { body } = await admin.get('/logic/email_settings');
    expect(body.data.events).toHaveLength(9);
    expect(body.data.is_smtp_configured).toBe(true);
    const change = {
      sender_name: 'Constructora',
      events: body.data.events,
      extra_recipients: [],
      version: body.data.version,
    };
    expect((await admin.put('/logic/email_settings', change)).body.data).toMatchObject({
      sender_name: 'Constructora',
      version: body.data.version + 1,
    });
    expect((await admin.put('/logic/email_settings', change)).status).toBe(409);
  });

  test('have the defaults until the company saves its own, and for an event that is newer than these', async () => {
    const { pool } = api.connection;
    const saved = (await pool.query<{ events: { event: string }[] }>('delete from email_settings returning events'))
      .rows[0]!;
    const audiencesOf = async (event: string) =>
      (await admin.get('/logic/email_settings')).body.data.events.find(
        (entry: { event: string }) => entry.event === event,
      ).audiences;
    expect(await audiencesOf('claim_assigned')).toEqual(['managers', 'admins']);
    expect((await pool.query('select 1 from email_settings')).rows).toEqual([]);
    const older = saved.events.filter(({ event }) => event !== 'claim_assigned');
    await pool.query('insert into email_settings (id, sender_name, events) values (1, $1, $2)', [
      'Constructora',
      JSON.stringify(older.map((entry) => ({ ...entry, audiences: [] }))),
    ]);
    expect(await audiencesOf('claim_assigned')).toEqual(['managers', 'admins']);
    expect(await audiencesOf('claim_created')).toEqual([]);
    await pool.query('update email_settings set events = $1', [JSON.stringify(saved.events)]);
  });

  test('refuse invalid addresses and unknown projects', async () => {
    const put = (project: number, email: string) =>
      admin.put('/logic/email_settings', {
        sender_name: 'P',
        events: [],
        extra_recipients: [{ project_id: project, emails: [email] }],
      });
    expect((await put(1, 'nadie')).status).toBe(422);
    expect((await put(999, 'a@b.ar')).status).toBe(422);
  });

  test('a test mail reports its result: without a server it stays in the outbox', async () => {
    api.config.smtpUrl = undefined;
    expect((await admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' })).body.data).toMatchObject({
      to: 'yo@correo.ar',
      status: 'pending',
    });
    expect((await admin.post('/logic/email_settings/test', { to: 'nadie' })).status).toBe(422);
    api.config.smtpUrl = mailbox.url;
    expect((await admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' })).body.data.status).toBe('sent');
    mailbox.refuseWith = 550;
    expect((await admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' })).body.data).toMatchObject({
      status: 'failed',
      last_error: expect.stringContaining('550'),
    });
  });
});

describe('a sent mail', () => {
  /** The parts of the last message, decoded. */
  const lastMail = () => {
    const message = mailbox.messages.at(-1)!;
    const decoded = message
      .replaceAll('=\r\n', '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
    const htmlAt = decoded.indexOf('Content-Type: text/html');
    return { text: decoded.slice(0, htmlAt), html: decoded.slice(htmlAt) };
  };
  const photo = { name: 'gotera.png', bytes: png };
  beforeEach(() =>
    admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_created', audiences: ['client', 'managers'] }],
    }),
  );

  test("names its recipient and contains the claim's text, status and photo, and the next step", async () => {
    const { id } = (await raiseClaim(owner, contract, { description: 'Gotea el techo del baño' }, [photo])).body.data
      .unit_claim;
    await api.connection.pool.query("delete from outbox_mail where recipient <> 'cliente@demo.ar'");
    // A busy machine accepts a photo without its copies, and a job makes them later.
    await preparePhotos(api.app.context);
    await api.passTime();
    await api.runJobs();
    const { text, html } = lastMail();
    const { rows } = await api.connection.pool.query("select name from account where username = 'cliente@demo.ar'");
    for (const said of [
      `Hola, ${rows[0].name}:`,
      'Gotea el techo del baño',
      'En análisis',
      'Estamos revisando tu reclamo. Te respondemos a más tardar el',
      'porque el reclamo es tuyo, de tu unidad o de tu edificio',
      `/reclamos/${id}`,
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(html).toContain('src="cid:photo@posventa"');
    expect(html).toMatch(/Content-Type: image\/jpeg[\s\S]*Content-I[dD]: <photo@posventa>/);
  });

  test('for staff is about the claim, without the text for its author', async () => {
    await raiseClaim(owner, contract, { description: 'No cierra la ventana' });
    await api.connection.pool.query("delete from outbox_mail where recipient <> 'manager@demo.ar'");
    await api.passTime();
    await api.runJobs();
    expect(lastMail().text).toContain('«No cierra la ventana»');
    expect(lastMail().text).not.toContain('Qué sigue');
  });

  /** Raises a claim of the owner, changes it, sends only the owner's mails, and returns the last one's text. */
  const mailAfter = async (change: (claimId: number) => Promise<unknown>) => {
    const { claim_id: claimId } = (await raiseClaim(owner, contract)).body.data.unit_claim;
    await change(claimId);
    await api.connection.pool.query("delete from outbox_mail where recipient <> 'cliente@demo.ar'");
    await api.passTime();
    await api.runJobs();
    return lastMail().text;
  };

  test("names the day of the claim's term, as its page does", async () => {
    const due = (claimId: number, at: string) =>
      api.connection.pool.query('update claim_clock set due_at = $2, answer_due_at = $2 where claim_id = $1', [
        claimId,
        at,
      ]);
    const inTime = await mailAfter((claimId) => due(claimId, '2099-11-26T20:00:00Z'));
    expect(inTime).toContain('Qué sigue\r\nEstamos revisando tu reclamo. Te respondemos a más tardar el jueves 26/11.');
    const late = await mailAfter((claimId) => due(claimId, '2026-01-08T20:00:00Z'));
    expect(late).toContain('Teníamos que responderte a más tardar el jueves 8/1 y todavía no lo hicimos.');
    expect(late).toMatch(/Para saber cuándo, (escribinos un mensaje|llamanos al)/);
  });

  test('says the date of an agreed visit of a late claim, instead of whom to ask', async () => {
    const { pool } = api.connection;
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_commented', audiences: ['client'] }],
    });
    const text = await mailAfter(async (claimId) => {
      await proposeVisit(claimId, true);
      await admin.post(`/logic/claim/${claimId}/status/up`);
      // A mail about the visit would say its date itself.
      await pool.query('delete from outbox_mail');
      await admin.post(`/logic/claim/${claimId}/comment`, { text: 'Vamos con el repuesto.' });
      await pool.query(
        'update claim_clock set due_at = $2, answer_due_at = null, end_due_at = $2 where claim_id = $1',
        [claimId, '2026-01-08T20:00:00Z'],
      );
    });
    expect(text).toMatch(
      /La visita es el \S+ \d+ de \S+, de [\d:]+ a [\d:]+\. Teníamos que terminar a más tardar el jueves 8\/1 y se demoró/,
    );
    expect(text).not.toContain('Para saber cuándo');
  });

  test('with a question of staff asks for the answer instead of saying that nothing has to be done', async () => {
    await admin.put('/logic/email_settings', {
      sender_name: 'Posventa',
      extra_recipients: [],
      events: [{ event: 'claim_commented', audiences: ['client'] }],
    });
    const text = await mailAfter((claimId) =>
      admin.post(`/logic/claim/${claimId}/comment`, { text: '¿Qué día podés?', awaits_reply: true }),
    );
    expect(text).toContain('¿Qué día podés?');
    expect(text).toContain('Esperamos tu respuesta: escribinos en el reclamo y seguimos.');
    expect(text).not.toContain('No tenés que hacer nada más.');
  });

  test('about a visit says what to do only once', async () => {
    const text = await mailAfter(proposeVisit);
    expect(text).toContain('Elegí uno con el botón, sin iniciar sesión.');
    expect(text).not.toContain('Qué sigue');
  });

  test('of an invitation names the user who invites, the unit and the expiry', async () => {
    const { rows } = await api.connection.pool.query(
      `select a.id, a.username, u.name as unit, to_char(l.start_date, 'DD/MM/YYYY') as start, to_char(l.end_date, 'DD/MM/YYYY') as "end"
       from lease_contract l join account a on a.id = l.tenant_id join unit u on u.id = l.unit_id where l.end_date >= ${sqlToday} limit 1`,
    );
    const [tenant] = rows;
    await api.connection.pool.query('update account set password_hash = null where id = $1', [tenant.id]);
    expect((await admin.post(`/logic/account/${tenant.id}/invitation`)).status).toBe(200);
    await api.runJobs();
    const me = (await admin.get('/auth/info')).body.data.user;
    const { text } = lastMail();
    expect(text).toContain(`${me.name} ${me.last_name} te invita al portal de posventa.`);
    expect(text).toContain(tenant.unit);
    expect(text).toContain(`del ${tenant.start} al ${tenant.end}`);
  });

  test('of an invitation names a lease until the end of its last day in Argentina, and no cancelled lease', async () => {
    const { pool, db } = api.connection;
    const { rows } = await pool.query(
      "select id from lease_contract where tenant_id = (select id from account where username = 'inquilino@demo.ar') and active limit 1",
    );
    const accesses = () =>
      db.transaction(async (tx) => {
        // In this zone it is already the day after tomorrow, as it is tomorrow in UTC at 22:00 in Argentina.
        await tx.execute("set local timezone to 'AAA-48'");
        return findAccesses(tx, 'inquilino@demo.ar');
      });
    const inArgentina = "(now() at time zone 'America/Argentina/Buenos_Aires')::date";
    await pool.query(
      `update lease_contract set start_date = ${inArgentina} - 9, end_date = ${inArgentina} where id = $1`,
      [rows[0].id],
    );
    expect(await accesses()).toHaveLength(1);
    await pool.query(
      `update lease_contract set start_date = ${inArgentina} + 9, end_date = ${inArgentina} + 99, active = false where id = $1`,
      [rows[0].id],
    );
    expect(await accesses()).toEqual([]);
  });

  test("contains the company's name, colour, logo, phone and hours", async () => {
    const company = { name: 'Obras & Cía', colour: '#1F4FA8', phone: '341 555-0100', opening_hours: 'De 9 a 17' };
    const logo = form(company, [{ name: 'logo.png', bytes: png }], 'logo');
    expect((await admin.upload('/logic/company', logo, {}, 'PUT')).status).toBe(200);
    await admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' });
    const { text, html } = lastMail();
    expect(text).toContain('Obras & Cía');
    expect(text).toContain('Teléfono: 341 555-0100 · De 9 a 17');
    expect(html).toContain('border-top:4px solid #1F4FA8');
    expect(html).toContain('src="cid:logo@posventa"');
    expect(html).toMatch(/Content-Type: image\/png[\s\S]*Content-I[dD]: <logo@posventa>/);
    expect(html).not.toContain('Constructora Demo');
    await admin.put('/logic/company', { name: '', colour: '', phone: '', opening_hours: '', remove_logo: true });
  });

  test('is sent without its photo if the photo no longer exists', async () => {
    await raiseClaim(owner, contract, {}, [photo]);
    await api.connection.pool.query(
      "update stored_file set small_key = 'zz/nada.webp' where id in (select file_id from claim_image order by id desc limit 1)",
    );
    await api.connection.pool.query("delete from outbox_mail where recipient <> 'cliente@demo.ar'");
    await api.passTime();
    await api.runJobs();
    expect(lastMail().html).not.toContain('cid:photo');
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('a rendered mail', () => {
  test.each(Object.entries(sampleMails))(
    '%s has the same content as text and as HTML, with one button',
    (_name, facts) => {
      const { text, html } = renderMail(facts, buildSender());
      // An address of a button is seen in the text, and is the target of the link in HTML.
      const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      const seen = `${html} ${targets.join(' ')}`
        .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ');
      for (const line of text
        .split('\n')
        .map((one) => one.replace(/^- |^--\s*$|[«»]|:$/g, '').trim())
        .filter(Boolean))
        for (const part of line.split(/ \((.*)\)$/)) expect(seen.replace(/[«»]/g, '')).toContain(part);
      expect([...html.matchAll(/class="fill"/g)]).toHaveLength('action' in facts.notes[0]! ? 1 : 0);
      expect(html).toMatch(/<body[^>]*>\s*<div style="display:none/);
    },
  );

  test('escapes all content in HTML', () => {
    const facts = { subject: 'A', notes: [{ title: 'Título <b> & más', lines: ['<script>'] }] };
    const { html } = renderMail(facts, buildSender({ name: 'Obras & <i>' }));
    expect(html).toContain('Título &lt;b&gt; &amp; más');
    expect(html).toContain('Obras &amp; &lt;i&gt;');
    expect(html).not.toContain('<script>');
  });

  test('uses the portal as sender and the default colour if the company has no name', () => {
    const { text, html } = renderMail(sampleMails.welcome, buildSender({ name: '', colour: undefined }));
    expect(text).toContain('-- \nPosventa\nEl equipo de posventa te escribe');
    expect(html).toContain('#A8441F');
  });

  test.each(['#FFD400', '#00C2A8', '#8A7000', '#000000', '#A8441F'])(
    'is readable in %s: its button in its own colour, its links and edges in one that is dark enough',
    (colour) => {
      const { html } = renderMail(sampleMails.claimReceived, buildSender({ colour }));
      const [, ground, text, edge] =
        /class="fill"[^>]*background:(#\w{6});color:(#\w{6});border:1px solid (#\w{6})/.exec(html)!;
      expect(ground).toBe(colour);
      expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(edge!, '#FFFFFF')).toBeGreaterThanOrEqual(3);
      const accents = [...html.matchAll(/class="accent"[^>]*[;"]color:(#\w{6})/g)].map(([, accent]) => accent!);
      expect(accents.length).toBeGreaterThan(0);
      for (const accent of accents) expect(contrast(accent, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      const [, darkGround, darkText] = /\.fill\{background:(#\w{6})!important;color:(#\w{6})/.exec(html)!;
      expect(contrast(darkText!, darkGround!)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('is readable in dark mode, whatever the colour of the company', () => {
    for (const colour of ['#1F4FA8', '#000000', '#A8441F', '#5B0F0F']) {
      const { html } = renderMail(sampleMails.claimReceived, buildSender({ colour }));
      const [, accent] = /\.accent\{color:(#\w{6})/.exec(html)!;
      const [, ground] = /\.paper\{background:(#\w{6})/.exec(html)!;
      expect(contrast(accent!, ground!)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
