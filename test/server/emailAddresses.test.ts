/** A mail goes to its account's address, or nowhere (decisions 11). */
import fc from 'fast-check';
import { ownershipOf } from './support/claims';
import { startMailbox, type Mailbox } from './support/mailServer';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let mailbox: Mailbox;
let api: TestApp;
let admin: Caller;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApp('demo', { SMTP_URL: mailbox.url, MAIL_FROM: 'posventa@example.ar' });
  admin = await api.as('admin@demo.ar');
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(async () => {
  await api.connection.pool.query('delete from outbox_mail; delete from graphile_worker._private_jobs');
  mailbox.recipients.length = 0;
});

let documents = 40_000_000;
const person = (username: string) => ({
  username,
  name: 'Ana',
  last_name: 'Sosa',
  document: String(++documents),
  phone_number: '3415550001',
});
/** Creates a client and returns the recipients of the mails that followed. */
async function created(username: string) {
  mailbox.recipients.length = 0;
  const answer = await admin.post('/logic/client', person(username));
  await api.runJobs();
  return { answer, recipients: [...mailbox.recipients] };
}

test.each([
  'ana(casa)o09@correo.test',
  'ana,x@correo.test',
  'a@gmail,com.ar',
  'Ana Sosa <ana@correo.test>',
  '"ana" ana@correo.test',
  'ana@correo.test, leo@correo.test',
  'grupo: ana@correo.test;',
  'ana@correo.test\r\nBcc: leo@correo.test',
])('"%s" creates no account and mails nobody', async (username) => {
  const { answer, recipients } = await created(username);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0]).toMatchObject({ field: 'username' });
  expect(answer.body.errors[0].message).toMatch(/^El email ingresado es inválido/);
  expect(recipients).toEqual([]);
});

test.each([
  ['<ana.a@correo.test>', 'ana.a@correo.test'],
  ['ana.b@correo.test;', 'ana.b@correo.test'],
  ['mailto:ana.d@correo.test', 'ana.d@correo.test'],
  ['\u202aana.e@correo.test\u200b', 'ana.e@correo.test'],
  ['Ana.G@Correo.TEST', 'ana.g@correo.test'],
  ["o'brien@correo.test", "o'brien@correo.test"],
  ['ana@Construcción.com.ar', 'ana@construcción.com.ar'],
])('"%s" is the account %s: its invitation goes there, and both texts sign in', async (typed, address) => {
  const { answer, recipients } = await created(typed);
  expect(answer.status).toBe(201);
  expect(answer.body.data.username).toBe(address);
  expect(recipients).toEqual([address]);
  await api.connection.pool.query(
    'update account set password_hash = (select password_hash from account where username = $1) where username = $2',
    ['admin@demo.ar', address],
  );
  for (const username of [typed, address, ` ${address.toUpperCase()} `]) {
    const signIn = await api.nobody.post('/auth/client/login', { username, password: 'posventa2025' });
    expect([username, signIn.status]).toEqual([username, 200]);
  }
});

test('for every text, mails go to the stored address of the account, or nothing is created', async () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 8 });
  const around = fc.constantFrom('', ' ', '<', '>', ';', ',', 'mailto:', '\u200b', '"', '(x)', '\u00a0', '\t', '@');
  const address = fc.tuple(around, word, around, word, around).map(([a, b, c, d, e]) => `${a}${b}${c}@${d}.com${e}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.emailAddress(), address), async (typed) => {
      const before = documents;
      const { answer, recipients } = await created(typed);
      const { rows } = await api.connection.pool.query<{ username: string }>(
        'select username from account where document = $1',
        [String(before + 1)],
      );
      if (answer.status !== 201) return expect([rows, recipients]).toEqual([[], []]);
      expect(recipients).toEqual([rows[0]!.username]);
    }),
    { numRuns: 60 },
  );
});

test('an address from before the rule is mailed nothing, is marked as failed, and does not stop other mails', async () => {
  await api.connection.pool.query(
    "update account set username = 'ana(casa)z@correo.test' where username = 'cliente@demo.ar'",
  );
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  expect(contract).toBeGreaterThan(0);
  const { rows } = await api.connection.pool.query<{ id: number }>(
    "select id from claim where status = 'pending' and client_id = (select id from account where username = 'ana(casa)z@correo.test') limit 1",
  );
  expect((await admin.post(`/logic/claim/${rows[0]!.id}/comment`, { text: 'Vamos el lunes.' })).status).toBe(201);
  await api.passTime();
  await api.runJobs();
  const outbox = await api.connection.pool.query(
    "select recipient, status from outbox_mail where recipient like 'ana(casa)%'",
  );
  expect(outbox.rows).toEqual([{ recipient: 'ana(casa)z@correo.test', status: 'failed' }]);
  expect(mailbox.recipients).not.toContain('z@correo.test');
});

test('contractors, tenants, copies of mails and the test mail keep the same rule', async () => {
  const contractor = { name: 'Taller Sosa', phone_number: '3415550101' };
  expect((await admin.post('/logic/contractor', { ...contractor, email: 'taller(x)@correo.test' })).status).toBe(422);
  const saved = await admin.post('/logic/contractor', { ...contractor, email: '<Taller@Correo.test>' });
  expect(saved.body.data.email).toBe('taller@correo.test');
  expect((await admin.post('/logic/email_settings/test', { to: 'a,b@correo.test' })).status).toBe(422);
  const settings = (await admin.get('/logic/email_settings')).body.data;
  const { body } = await admin.get('/logic/project');
  const { sender_name, events, version } = settings;
  const save = (emails: string[]) =>
    admin.put('/logic/email_settings', {
      sender_name,
      events,
      version,
      extra_recipients: [{ project_id: body.data[0].id, emails }],
    });
  expect((await save(['a(x)@correo.test'])).status).toBe(422);
  expect((await save(['<Copia@correo.test>;', 'copia@correo.test'])).body.data.extra_recipients[0].emails).toEqual([
    'copia@correo.test',
  ]);
});

test('names with control characters are refused; long texts lose them', async () => {
  const refused = await admin.post('/logic/client', { ...person('ana.n@correo.test'), name: 'A\u0007na' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'name', message: 'El texto tiene caracteres que no se pueden guardar.' }],
  ]);
  const invisible = await admin.post('/logic/client', { ...person('ana.n@correo.test'), name: 'A\u200bna\u202e' });
  expect(invisible.body.data.name).toBe('Ana');
});

test('a password is the same with its accents written in either way', async () => {
  const { answer } = await created('acentos@correo.test');
  expect(answer.status).toBe(201);
  const composed = 'mi contraseña única';
  const manager = { ...person('acento2@correo.test'), password: composed.normalize('NFD') };
  expect((await admin.post('/logic/client', manager)).status).toBe(201);
  for (const password of [composed, composed.normalize('NFD')])
    expect((await api.nobody.post('/auth/client/login', { username: manager.username, password })).status).toBe(200);
});
