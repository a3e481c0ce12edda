/**
 * Each user is notified of changes of the records in its lists, limited to the fields that its role may see, and of
 * nothing else.
 */
import { changeKinds, type ChangedField, type ChangeKind } from '../../../src/contract/events';
import { roles } from '../../../src/contract/permissions';
import { follow, type TestStream } from '../support/follow';
import { startTestApp, type TestApp } from '../support/testApp';
import { until } from '../support/until';

const people = {
  admin: 'admin@demo.ar',
  manager: 'manager@demo.ar',
  consortium: 'consorcio@demo.ar',
  client: 'cliente@demo.ar',
  tenant: 'inquilino@demo.ar',
} as const;
type Person = keyof typeof people;

let api: TestApp;
const listening = {} as Record<Person, TestStream>;

beforeAll(async () => {
  api = await startTestApp();
  for (const [person, username] of Object.entries(people))
    listening[person as Person] = await follow(api, (await api.as(username)).token);
});
afterAll(async () => {
  for (const each of Object.values(listening)) each.stop();
  await api.close();
});

const id = async (text: string) => {
  const { rows } = await api.connection.pool.query<{ id: number }>(text);
  if (!rows[0]?.id) throw new Error(`Nothing is found by ${text}`);
  return rows[0].id;
};
const account = (username: string) => `(select id from account where username = '${username}')`;

/** Records of the demo by owner. */
const records: Record<string, string> = {
  "the client's claim": `select max(c.id) as id from claim c join contract k on k.id = c.contract_id where k.end_date is null and k.client_id = ${account(people.client)}
    and c.created_at < (select min(start_date) from lease_contract where tenant_id = ${account(people.tenant)})`,
  "another client's claim": `select max(c.id) as id from claim c where c.type = 'UNIT' and c.unit_id not in (select unit_id from contract where client_id in (${account(people.client)}, ${account(people.tenant)}))
    and c.unit_id not in (select unit_id from lease_contract)`,
  "the consortium's claim": `select max(c.id) as id from claim c join project p on p.id = c.project_id where c.type = 'PROJECT' and p.consortium_id = ${account(people.consortium)}`,
  "another consortium's claim": `select max(c.id) as id from claim c join project p on p.id = c.project_id where c.type = 'PROJECT' and p.consortium_id is distinct from ${account(people.consortium)}`,
  "the client's unit": `select min(unit_id) as id from contract where end_date is null and client_id = ${account(people.client)} and unit_id not in (select unit_id from lease_contract)`,
  "the tenant's unit": `select unit_id as id from lease_contract where active and tenant_id = ${account(people.tenant)} limit 1`,
  'another unit': `select max(id) as id from unit where id not in (select unit_id from contract where client_id = ${account(people.client)}) and id not in (select unit_id from lease_contract)`,
  "the client's request": `select max(r.id) as id from lease_request r join contract k on k.id = r.contract_id where k.client_id = ${account(people.client)}`,
  "the consortium's project": `select id from project where consortium_id = ${account(people.consortium)}`,
  'another project': `select max(id) as id from project where consortium_id is distinct from ${account(people.consortium)}`,
  'the client': `select ${account(people.client)} as id`,
  'a supervisor': `select ${account(people.manager)} as id`,
  'the consortium': `select ${account(people.consortium)} as id`,
  'an admin': `select ${account(people.admin)} as id`,
  'a contractor': 'select min(id) as id from contractor',
  "a work order of the client's claim": `select max(wc.work_id) as id from work_order_claim wc join claim c on c.id = wc.claim_id join contract k on k.id = c.contract_id
    where k.end_date is null and k.client_id = ${account(people.client)}`,
  "a visit of the client's claim": `select max(v.id) as id from visit v join claim c on c.unit_id = v.unit_id join contract k on k.id = c.contract_id
    join work_order_claim wc on wc.work_id = v.work_id and wc.claim_id = c.id where k.end_date is null and k.client_id = ${account(people.client)}`,
  "another client's visit": `select max(v.id) as id from visit v where v.unit_id not in (select unit_id from contract where client_id in (${account(people.client)}, ${account(people.tenant)}))
    and v.unit_id not in (select unit_id from lease_contract)`,
  'the import': 'select max(id) as id from import_job',
};

const staff: Person[] = ['admin', 'manager'];
const cases: [ChangeKind, ChangedField, string, Person[]][] = [
  ...(['created', 'state', 'facts', 'message', 'photo'] as const).flatMap((what) => [
    ['unitClaim', what, "the client's claim", [...staff, 'client']] as [ChangeKind, ChangedField, string, Person[]],
    ['projectClaim', what, "the consortium's claim", [...staff, 'consortium']] as [
      ChangeKind,
      ChangedField,
      string,
      Person[],
    ],
  ]),
  ['unitClaim', 'state', "another client's claim", staff],
  ['unitClaim', 'price', "the client's claim", staff],
  ['unitClaim', 'priority', "the client's claim", staff],
  ['unitClaim', 'internal', "the client's claim", staff],
  ['projectClaim', 'state', "another consortium's claim", staff],
  ['projectClaim', 'price', "the consortium's claim", [...staff, 'consortium']],
  ['projectClaim', 'internal', "the consortium's claim", staff],
  ['client', 'changed', 'the client', staff],
  ['unit', 'changed', "the client's unit", [...staff, 'client']],
  ['unit', 'changed', "the tenant's unit", [...staff, 'tenant']],
  ['unit', 'changed', 'another unit', staff],
  ['leaseRequest', 'changed', "the client's request", [...staff, 'client']],
  ['project', 'changed', "the consortium's project", [...staff, 'consortium']],
  ['project', 'changed', 'another project', staff],
  ['contractor', 'changed', 'a contractor', staff],
  ['work', 'changed', "a work order of the client's claim", staff],
  ['visit', 'changed', "a visit of the client's claim", [...staff, 'client']],
  ['visit', 'changed', "another client's visit", staff],
  ['manager', 'changed', 'a supervisor', ['admin']],
  ['consortium', 'changed', 'the consortium', ['admin']],
  ['admin', 'changed', 'an admin', ['admin']],
  ['import', 'changed', 'the import', staff],
  ['access', 'changed', 'the client', ['client']],
  ['access', 'changed', 'a supervisor', ['manager']],
  ['access', 'reading', 'the client', ['client']],
  ['access', 'notices', 'the client', ['client']],
  ['access', 'order', 'a supervisor', ['manager']],
];

test('every kind of record is covered here', () => {
  expect([...new Set(cases.map(([kind]) => kind))].toSorted()).toEqual(changeKinds.toSorted());
  expect(roles.every((role) => role in people)).toBe(true);
});

test.each(cases)('%s, %s, of %s is received by %j and by nobody else', async (kind, what, record, hearing) => {
  if (kind === 'import')
    await api.connection.pool.query(
      `insert into import_job (created_by, file_name, status) values (${account(people.admin)}, 'a.csv', 'checked')`,
    );
  const recordId = await id(records[record]!);
  const row = `${kind} ${recordId} ${what}`;
  const before = new Map(Object.entries(listening).map(([person, { received }]) => [person, received().length]));
  await api.connection.pool.query('insert into change_feed (kind, record_id, what) values ($1, $2, $3)', [
    kind,
    recordId,
    what,
  ]);
  // Sent to everyone at the same time: a user who has received this one would also have received the other.
  const marks = await Promise.all(
    (Object.keys(people) as Person[]).map(
      async (person) => [person, await id(`select ${account(people[person])} as id`)] as const,
    ),
  );
  await api.connection.pool.query(
    "insert into change_feed (kind, record_id, what) select 'access', unnest($1::int[]), 'changed'",
    [marks.map(([, mark]) => mark)],
  );
  await until(() =>
    marks.every(([person, mark]) =>
      listening[person].received().slice(before.get(person)).includes(`access ${mark} changed`),
    ),
  );
  const received = (Object.keys(people) as Person[]).filter((person) => {
    const news = listening[person].received().slice(before.get(person));
    if (kind !== 'access')
      expect(news.filter((each) => each !== row && !each.startsWith('access') && kind !== 'import')).toEqual([]);
    return kind === 'access' ? news.filter((each) => each === row).length > 0 : news.includes(row);
  });
  expect(received.toSorted()).toEqual(hearing.toSorted());
});

test('a user gets no more changes of records that it can no longer see, and is notified that its access changed', async () => {
  const claim = await id(records["the client's claim"]!);
  const { pool } = api.connection;
  const { client } = listening;
  const person = await id(`select ${account(people.client)} as id`);
  const count = client.received().length;
  await pool.query('update contract set client_id = $2 where id = (select contract_id from claim where id = $1)', [
    claim,
    await id(`select ${account(people.tenant)} as id`),
  ]);
  await pool.query("update claim set description = description || '!' where id = $1", [claim]);
  await until(() => listening.admin.received().includes(`unitClaim ${claim} facts`));
  await until(() => client.received().slice(count).includes(`access ${person} changed`));
  expect(client.received().slice(count)).not.toContain(`unitClaim ${claim} facts`);
});
