import { enqueueWaiting } from '../../src/server/jobs/adopt';
import { renderMail } from '../../src/server/mail/template';
import pg from 'pg';
import { ownershipOf, raiseClaim } from './support/claims';
import { form } from './support/files';
import { startMailbox, type Mailbox } from './support/mailServer';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

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
/** The statements that the database is asked while `work` goes on. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.map(([first]) => first as string | { text: string });
  query.mockRestore();
  return asked.map((one) => (typeof one === 'string' ? one : one.text));
}

describe('an event', () => {
  test('mails those whom the settings name, and confirms a new claim to its author', async () => {
    const { body } = await raiseClaim(owner, contract, { description: 'Gotea <b>mucho</b> desde ayer' });
    const { id } = body.data.unit_claim;
    const sent = async () => (await outbox()).map(({ recipient, subject }) => [recipient, subject]);
    expect(await sent()).toEqual([
      ['manager@demo.ar', `Reclamo #${id}: recibido`],
      ['cliente@demo.ar', `Reclamo #${id}: recibido`],
    ]);
    const [, confirmation] = await outbox();
    expect(confirmation!.notes).toMatchObject([{ title: 'Recibimos tu reclamo' }]);
    expect(confirmation!.notes[0]!.lines).toContain(
      'Lo revisamos y te avisamos por email. No tenés que hacer nada más.',
    );
    await admin.post(`/logic/claim/${id}/status/up`);
    expect(await sent()).toEqual([
      ['manager@demo.ar', `Reclamo #${id}: recibido`],
      ['cliente@demo.ar', `Reclamo #${id}: novedades`],
    ]);
  });

  test('is not confirmed to staff, nor to a client where the settings leave clients out', async () => {
    const told = async () =>
      (await outbox()).map(({ recipient, notes }) => `${recipient}: ${notes[0]!.title}`).toSorted();
    await raiseClaim(admin, contract);
    expect(await told()).toEqual(['cliente@demo.ar: Se creó un reclamo', 'manager@demo.ar: Se creó un reclamo']);
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
    expect(await told()).toEqual(['consorcio@demo.ar: Recibimos tu reclamo']);
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
  test('joins a burst of news on one claim in one mail, with a link and nothing unescaped', async () => {
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

  test('waits for more news of its claim no longer than a minute', async () => {
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

  test('of an event to many is one statement for the mails and one for their jobs', async () => {
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
    await enqueueWaiting(api.app.context);
    await enqueueWaiting(api.app.context);
    await api.runJobs();
    expect(mailbox.messages).toHaveLength(1);
  });

  test('forgets the link of a password once it is sent', async () => {
    await api.nobody.post('/auth/password/forgot', { username: 'hugo.ferrari@correo.ar' });
    await api.runJobs();
    expect(mailbox.messages[0]!.replaceAll('=\r\n', '')).toMatch(/auth\/restablecer\?token=/);
    expect(JSON.stringify(await outbox())).not.toContain('token');
  });

  test('is tried again with growing delays, and ends as failed', async () => {
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

  test('is not tried again after a permanent refusal', async () => {
    mailbox.refuseWith = 550;
    await api.nobody.post('/auth/password/forgot', { username: 'tomas.castagnino@correo.ar' });
    await api.runJobs();
    expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });
});

describe('the settings', () => {
  test('list every event, and are edited under their version', async () => {
    const { body } = await admin.get('/logic/email_settings');
    expect(body.data.events).toHaveLength(8);
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

  test('a test mail tells its result: without a server it stays in the outbox', async () => {
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

test('a mail has the same content as text and as HTML', () => {
  const mail = renderMail(
    'Asunto',
    [{ title: 'Título & más', lines: ['Una línea'], action: { label: 'Ver', path: '/reclamos/1' } }],
    { company: 'Obras & Cía', colour: undefined, publicUrl: 'https://p.ar' },
  );
  expect(mail.text).toContain('Título & más\nUna línea');
  expect(mail.text).toContain('Ver: https://p.ar/reclamos/1');
  expect(mail.html).toContain('Título &amp; más');
  expect(mail.html).toContain('#A8441F');
});

test('a mail carries the name and the colour of the company', () => {
  const company = { company: 'Obras & Cía', colour: '#1F4FA8', publicUrl: 'https://p.ar' };
  const mail = renderMail('Asunto', [{ title: 'Título', lines: [] }], company);
  expect(mail.text).toContain('Posventa · Obras & Cía');
  expect(mail.html).toContain('Posventa · Obras &amp; Cía');
  expect(mail.html).toContain('portal de posventa de Obras &amp; Cía');
  expect(mail.html).toContain('border-top:4px solid #1F4FA8');
  expect(mail.html).not.toContain('#A8441F');
});
