import type { OwnTerm, OwnWarranty } from '../../src/contract/ownWarranty';
import { mailWarranties } from '../../src/server/mail/warrantyMails.service';
import { renderMail } from '../../src/server/mail/template';
import { addDays, addMonths, dayInArgentina, shownDay } from '../../src/server/support/days';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { sqlToday } from './support/today';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let tenant: Caller;
/** An ownership of the owner, whose unit is rented by the tenant. */
let contract: number;
let unit: number;

const query = async (sql: string, values: unknown[] = []) => (await api.connection.pool.query(sql, values)).rows;
const listed = async (caller: Caller) => (await caller.get('/logic/warranty')).body.data as OwnWarranty[];
const deliver = (day: string) => query('update unit set delivered_on = $1 where id = $2', [day, unit]);
const ofUnit = async (caller: Caller) => (await listed(caller)).find(({ unit_id: id }) => id === unit);
const notice = (term: number, isAsked = true, caller = owner, id = contract) =>
  caller.put(`/logic/contract/${id}/warranty/${term}/notice`, { is_asked: isAsked });
const mails = () =>
  query("select recipient, subject, notes from outbox_mail where notes -> 0 ->> 'kind' = 'warranty' order by id");

const today = dayInArgentina();
let term: OwnTerm;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, tenant] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('inquilino@demo.ar'),
  ]);
  const [rented] = await query(
    `select k.id, k.unit_id from contract k join lease_contract l on l.unit_id = k.unit_id and l.active and ${sqlToday} between l.start_date and l.end_date
      join account t on t.id = l.tenant_id and t.username = 'inquilino@demo.ar' where k.end_date is null`,
  );
  contract = rented.id;
  unit = rented.unit_id;
  await query(
    "update contract set client_id = (select id from account where username = 'cliente@demo.ar') where id = $1",
    [contract],
  );
  await deliver(addMonths(today, -6));
  term = (await ofUnit(owner))!.terms.find(({ months }) => months === 24)!;
});
afterAll(() => api.close());
beforeEach(async () => {
  await query('delete from warranty_notice');
  await query("delete from outbox_mail where notes -> 0 ->> 'kind' = 'warranty'");
  await deliver(addMonths(today, -6));
});

test('an owner reads the terms of each own unit with their last days', async () => {
  const own = await listed(owner);
  const units = (await owner.get('/logic/unit')).body.data as { unit_id: number; is_owner: boolean }[];
  expect(own.map(({ unit_id: id }) => id).sort()).toEqual(units.map(({ unit_id: id }) => id).sort());
  const found = await ofUnit(owner);
  expect(found).toMatchObject({
    ...{ contract_id: contract, starts_on: addMonths(today, -6), is_delivery_known: true },
    ...{ is_owner: true, tenant_sees: true },
  });
  const [first] = (await admin.get(`/logic/contract/${contract}/warranty`)).body.data as { id: number }[];
  const same = found!.terms.find(({ id }) => id === first!.id)!;
  expect(first).toMatchObject({ expires_on: same.expires_on, months: same.months, covers: same.covers });
  expect(found!.terms.map(({ expires_on: day }) => day)).toEqual(
    found!.terms.map(({ expires_on: day }) => day).toSorted(),
  );
});

test('only clients may call it; a term of the table keeps its version for the unit', async () => {
  for (const name of ['admin@demo.ar', 'manager@demo.ar', 'consorcio@demo.ar']) {
    const other = await api.as(name);
    expect((await other.get('/logic/warranty')).status).toBe(403);
    expect((await notice(term.term_id, true, other)).status).toBe(403);
    expect((await other.put(`/logic/contract/${contract}/warranty/tenant`, { tenant_sees: false })).status).toBe(403);
  }
  const { body } = await admin.get('/model/warranty_term');
  const row = body.data.find(({ id }: { id: number }) => id === term.term_id);
  const { id, category: _category, version: _version, is_template: _template, project: _project, ...values } = row;
  await admin.put(`/model/warranty_term/${id}`, { ...values, months: 1, counts_from: undefined });
  expect((await ofUnit(owner))!.terms.find(({ term_id: of }) => of === id)).toMatchObject({ months: 24 });
});

test('a tenant reads no conditions, nothing if the owner hides it, and nothing after the lease', async () => {
  const found = (await ofUnit(tenant))!;
  expect(found).toMatchObject({ is_owner: false, tenant_sees: null });
  expect(found.terms.every(({ covers, excludes }) => covers === null && excludes === null)).toBe(true);
  await notice(term.term_id);
  expect((await ofUnit(tenant))!.terms.every(({ notice: asked }) => asked === null)).toBe(true);
  expect((await notice(term.term_id, true, tenant)).status).toBe(404);
  const path = `/logic/contract/${contract}/warranty/tenant`;
  expect((await tenant.put(path, { tenant_sees: false })).status).toBe(404);
  expect((await owner.put(path, { tenant_sees: 'no' })).status).toBe(400);
  for (const _twice of [1, 2])
    expect((await owner.put(path, { tenant_sees: false })).body.data).toEqual({ tenant_sees: false });
  expect(await ofUnit(tenant)).toBeUndefined();
  expect((await tenant.get(`/logic/contract/${contract}/warranty`)).body.data).toEqual([]);
  expect((await ofUnit(owner))!.tenant_sees).toBe(false);
  await owner.put(path, { tenant_sees: true });
  expect(await ofUnit(tenant)).toBeDefined();
  const [lease] = await query('select id, end_date::text from lease_contract where unit_id = $1 and active', [unit]);
  await query(`update lease_contract set end_date = ${sqlToday} - 1 where id = $1`, [lease.id]);
  expect(await ofUnit(tenant)).toBeUndefined();
  await query('update lease_contract set end_date = $2 where id = $1', [lease.id, lease.end_date]);
});

test('a neighbour and a former owner read and change nothing of the unit', async () => {
  const [other] = await query(
    "select a.username from contract k join account a on a.id = k.client_id where k.end_date is null and a.active and a.username not in ('cliente@demo.ar', 'inquilino@demo.ar') limit 1",
  );
  await query(
    "update account set password_hash = (select password_hash from account where username = 'cliente@demo.ar') where username = $1",
    [other.username],
  );
  const neighbour = await api.as(other.username);
  expect(await listed(neighbour)).not.toEqual([]);
  expect(await ofUnit(neighbour)).toBeUndefined();
  expect((await notice(term.term_id, true, neighbour)).status).toBe(404);
  await query(`update contract set end_date = ${sqlToday} where id = $1`, [contract]);
  expect(await ofUnit(owner)).toBeUndefined();
  expect((await notice(term.term_id)).status).toBe(404);
  await query('update contract set end_date = null where id = $1', [contract]);
});

test('a notice is asked for once, withdrawn, and refused for what ends within 30 days', async () => {
  expect((await notice(term.term_id)).body.data).toEqual({ notice: 'asked' });
  expect((await notice(term.term_id)).body.data).toEqual({ notice: 'asked' });
  expect((await ofUnit(owner))!.terms.find(({ id }) => id === term.id)!.notice).toBe('asked');
  expect((await notice(term.term_id, false)).body.data).toEqual({ notice: null });
  expect((await notice(999_999)).status).toBe(404);
  await deliver(addDays(addMonths(today, -24), 30));
  expect((await notice(term.term_id)).status).toBe(422);
  expect(await query('select 1 from warranty_notice')).toEqual([]);
});

const sendAt = (day: string) => mailWarranties(api.app.context, new Date(`${day}T12:00:00Z`));

test('the mail is sent once, on the day before which 30 days are left, also by two processes', async () => {
  await notice(term.term_id);
  const { expires_on: last } = (await ofUnit(owner))!.terms.find(({ id }) => id === term.id)!;
  await sendAt(addDays(last, -31));
  expect(await mails()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => sendAt(addDays(last, -30))));
  await sendAt(addDays(last, -29));
  const sent = await mails();
  expect(sent).toMatchObject([{ recipient: 'cliente@demo.ar', subject: 'Un plazo de garantía termina pronto' }]);
  expect(sent[0].notes[0].lines[0]).toContain(`hasta el ${shownDay(last)}.`);
  expect((await ofUnit(owner))!.terms.find(({ id }) => id === term.id)!.notice).toBe('sent');
  // A sent one is not withdrawn, and not sent again.
  await notice(term.term_id, false);
  await notice(term.term_id);
  await sendAt(addDays(last, -28));
  expect(await mails()).toHaveLength(1);
  const { text } = renderMail(
    { subject: sent[0].subject, notes: sent[0].notes, recipient: { name: 'Ana', type: 'client' } },
    { company: { name: 'Constructora', phone: '', openingHours: '' }, publicUrl: 'https://posventa.ar' } as never,
  );
  expect(text).toContain('porque pediste un aviso');
});

test('several terms share a mail; ended ownerships, deactivated accounts and corrected deliveries get the right ones', async () => {
  const others = (await ofUnit(owner))!.terms.filter(({ months }) => months === 24);
  expect(others.length).toBeGreaterThan(1);
  for (const { term_id: id } of others) await notice(id);
  const last = others[0]!.expires_on;
  await query("update account set active = false where username = 'cliente@demo.ar'");
  await sendAt(addDays(last, -30));
  await query("update account set active = true where username = 'cliente@demo.ar'");
  // A later delivery moves the last day.
  await deliver(addMonths(today, -3));
  await sendAt(addDays(last, -30));
  expect(await mails()).toEqual([]);
  await deliver(addMonths(today, -6));
  await sendAt(addDays(last, -30));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.notes[0].lines).toHaveLength(others.length + 1);
  await query('delete from warranty_notice');
  await notice(term.term_id);
  await query(`update contract set end_date = ${sqlToday} where id = $1`, [contract]);
  await sendAt(addDays(last, -30));
  expect(await query('select 1 from warranty_notice')).toEqual([]);
  expect(await mails()).toHaveLength(1);
  await query('update contract set end_date = null where id = $1', [contract]);
});

test('a notice that is asked for on one device is told to the other devices of that owner alone', async () => {
  await query('delete from warranty_notice');
  const [{ end }] = await query('select coalesce(max(id), 0)::int as end from change_feed');
  const told = () => query('select kind, record_id, what from change_feed where id > $1 order by id', [end]);
  const { id } = (await owner.get('/auth/info')).body.data.user;
  await deliver(addMonths(addDays(today, 60), -term.months));
  const asked = (await ofUnit(owner))!.terms.find((each) => each.term_id === term.term_id)!;
  const before = (await told()).length;
  expect((await notice(asked.term_id)).status).toBe(200);
  await notice(asked.term_id, false);
  expect((await told()).slice(before)).toEqual(Array(2).fill({ kind: 'access', record_id: id, what: 'notices' }));
});
