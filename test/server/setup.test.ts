/** Open steps of a new installation: doing a step completes it, and the last one ends the setup. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSample } from '../../src/contract/sample';
import { createAccount } from '../../src/server/accounts/accounts.service';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let folder: string;
const documents = ['manual-de-mantenimiento.md', 'reglamento-de-convivencia.md'];
const writeDocument = (name: string, text: string) => writeFileSync(join(folder, 'content', name), text);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-setup-'));
  mkdirSync(join(folder, 'content'));
  for (const name of documents) writeDocument(name, '<!-- ejemplo: borrá esta línea -->\n\n# Un texto\n');
  api = await startTestApp('empty', {
    WEB_DIR: folder,
    EMAIL_SETTINGS_USERNAME: 'Sistemas@obra.ar',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const person = { username: 'primera@obra.ar', name: 'Ana', last_name: 'Paz' };
  await createAccount(api.connection.db, 'admin', person, newPassword);
  admin = await api.as('primera@obra.ar', 'admin', newPassword);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const setup = async () => (await admin.get('/logic/setup')).body.data;
const done = async () =>
  (await setup()).steps
    .filter(({ is_done: isDone }: { is_done: boolean }) => isDone)
    .map(({ step }: { step: string }) => step);
const settingUp = async () => (await admin.get('/auth/info')).body.data.user.is_setting_up;
const run = (sql: string) => api.connection.pool.query(sql);

test('nothing is done at first, and the account for the e-mail settings is named, even if it does not exist yet', async () => {
  expect(await setup()).toEqual({
    steps: ['company', 'phone', 'mail', 'projects', 'units', 'people', 'warranty', 'terms', 'documents'].map(
      (step) => ({
        step,
        is_done: false,
      }),
    ),
    is_setting_up: true,
    is_smtp_configured: true,
    mail_account: { username: 'sistemas@obra.ar', exists: false },
  });
  expect(await settingUp()).toBe(true);
  const other = { username: 'sistemas@obra.ar', name: 'Luis', last_name: 'Sosa' };
  await createAccount(api.connection.db, 'admin', other, newPassword);
  expect((await setup()).mail_account).toEqual({ username: 'sistemas@obra.ar', exists: true });
});

test('each step is completed by its own action, and the last one ends the setup', async () => {
  const steps: [string, () => Promise<unknown>][] = [
    ['company', () => admin.put('/logic/company', { name: 'Obras del Sur', colour: '', phone: '', opening_hours: '' })],
    [
      'phone',
      () =>
        admin.put('/logic/company', { name: 'Obras del Sur', colour: '', phone: '341 555-0100', opening_hours: '' }),
    ],
    [
      'mail',
      () =>
        run("insert into outbox_mail (recipient, subject, notes, status) values ('a@b.ar', 'Prueba', '[]', 'sent')"),
    ],
    ['projects', () => admin.post('/model/project', { name: 'Torre Uno', description: 'D', address: 'Mitre 100' })],
    ['units', () => admin.post('/model/unit', { project_id: 1, unit_type_id: 1, name: '1° A', description: '' })],
    [
      'people',
      () =>
        admin.post('/logic/manager', {
          ...{
            username: 'super@obra.ar',
            name: 'Eva',
            last_name: 'Ruiz',
            phone_number: '3415551234',
            project_ids: [1],
          },
          primary_project_id: 1,
        }),
    ],
    [
      'warranty',
      async () => {
        await admin.post('/model/warranty_term/template');
        // The template has to be reviewed.
        expect(await done()).not.toContain('warranty');
        await admin.post('/model/warranty_term/template/approve');
      },
    ],
    [
      'terms',
      async () => {
        const terms = (await admin.get('/logic/terms')).body.data;
        const { week, days, reminder_days } = terms;
        const saved = await admin.put('/logic/terms', { rules: [], week, days, reminder_days, version: terms.version });
        expect(saved.status).toBe(200);
      },
    ],
  ];
  const ticked: string[] = [];
  for (const [step, act] of steps) {
    await act();
    expect(await done()).toEqual([...ticked, step]);
    ticked.push(step);
  }
  writeDocument(documents[0]!, '# Nuestro manual\n');
  expect(await done()).toEqual(ticked);
  expect(await settingUp()).toBe(true);
  writeDocument(documents[1]!, '# Nuestro reglamento\n');
  expect(await done()).toEqual([...ticked, 'documents']);
  expect([(await setup()).is_setting_up, await settingUp()]).toEqual([false, false]);
});

test('a queued mail and a deactivated account complete no step', async () => {
  await run("update outbox_mail set status = 'pending'");
  await run("update account set active = false where type = 'manager'");
  expect(await done()).not.toContain('mail');
  expect(await done()).not.toContain('people');
  expect(await settingUp()).toBe(true);
});

test('is only for admins', async () => {
  await run("update account set active = true where type = 'manager'");
  const person = { username: 'otra@obra.ar', name: 'Eva', last_name: 'Ruiz' };
  await createAccount(api.connection.db, 'manager', person, newPassword);
  const manager = await api.as('otra@obra.ar', 'manager', newPassword);
  expect((await manager.get('/logic/setup')).status).toBe(403);
  expect((await manager.get('/auth/info')).body.data.user.is_setting_up).toBe(false);
});

test('without a configured account, the first active admin may open the e-mail settings, and only that one', async () => {
  const other = await startTestApp('empty', { WEB_DIR: folder });
  const { db, pool } = other.connection;
  for (const username of ['una@obra.ar', 'dos@obra.ar'])
    await createAccount(db, 'admin', { username, name: 'Ana', last_name: 'Paz' }, newPassword);
  const [first, second] = await Promise.all(
    ['una@obra.ar', 'dos@obra.ar'].map((username) => other.as(username, 'admin', newPassword)),
  );
  const statuses = () =>
    Promise.all([first!, second!].map((caller) => caller.get('/logic/email_settings').then(({ status }) => status)));
  const flags = () =>
    Promise.all(
      [first!, second!].map((caller) =>
        caller.get('/auth/info').then(({ body }) => body.data.user.can_manage_email_settings as boolean),
      ),
    );
  expect([await statuses(), await flags()]).toEqual([
    [200, 403],
    [true, false],
  ]);
  expect((await second!.get('/logic/setup')).body.data.mail_account).toEqual({ username: 'una@obra.ar', exists: true });
  await pool.query("update account set active = false where username = 'una@obra.ar'");
  expect(await statuses()).toEqual([401, 200]);
  await other.close();
});

test('the demo has claims: it shows no setup, although its documents are samples', async () => {
  const demo = await startTestApp('demo');
  const boss = await demo.as('admin@demo.ar');
  const { steps, is_setting_up: isSettingUp } = (await boss.get('/logic/setup')).body.data;
  expect(steps.at(-1)).toEqual({ step: 'documents', is_done: false });
  expect(isSettingUp).toBe(false);
  expect((await boss.get('/auth/info')).body.data.user.is_setting_up).toBe(false);
  await demo.close();
});

test('a document is a sample by its first line only', () => {
  expect(isSample('\uFEFF<!-- Ejemplo -->\n# Manual')).toBe(true);
  expect(isSample('# Manual\n<!-- ejemplo -->')).toBe(false);
  expect(isSample('<!-- ejemplar de 2025 -->\n# Manual')).toBe(false);
});
