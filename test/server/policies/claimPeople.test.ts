import { sql } from 'drizzle-orm';
import type { Role } from '../../../src/contract/permissions';
import { holderOf } from '../../../src/server/policies/actor';
import {
  hiddenContact,
  hiddenName,
  seesAllNames,
  searchableText,
  sortableName,
} from '../../../src/server/policies/claimPeople.policy';
import { startTestApp, type TestApp } from '../support/testApp';

const [owner, tenant, other] = [1, 2, 3];
const past = { ownerId: owner, tenantId: tenant, clientId: owner, isPast: true };
const present = { ...past, isPast: false };
const client = (id: number) => ({ id, type: 'client' as const });

test.each([
  ['the former owner', client(owner), 'Propietario anterior'],
  ['their tenant', client(tenant), 'Inquilino'],
  ['the present owner', client(4), 'Propietario actual'],
  ['the reader itself', client(other), undefined],
  ['a supervisor', { id: 5, type: 'manager' as const }, undefined],
])('a client who reads a claim of a sold unit sees as the name of %s: %p', (_who, person, stands) => {
  expect(hiddenName(client(other), past, person)).toBe(stands);
  expect(hiddenName(client(other), present, person)).toBeUndefined();
});

test.each([
  ['admin', true],
  ['manager', true],
  ['consortium', true],
  ['client', false],
] as [Role, boolean][])('a user of type %s sees all names: %s', (type, knows) => {
  expect(seesAllNames({ id: other, type })).toBe(knows);
  expect(hiddenName({ id: other, type }, past, client(owner)) === undefined).toBe(knows);
});

test('the contact of a claim is hidden together with its client', () => {
  expect(hiddenContact(client(other), past)).toBe('Propietario anterior');
  expect(hiddenContact(client(other), { ...past, clientId: tenant })).toBe('Inquilino');
  expect(hiddenContact(client(owner), past)).toBeUndefined();
});

test.each([
  ['admin', 'correos@obra.ar', true],
  ['admin', 'Correos@Obra.ar', true],
  ['admin', 'otra@obra.ar', false],
  ['manager', 'correos@obra.ar', false],
] as [Role, string, boolean][])(
  'a %s who signs in as %s can change the e-mail settings: %s',
  (type, username, sets) => {
    const config = { emailSettingsUsername: 'correos@obra.ar' };
    expect(holderOf(config, { type, username })).toEqual({ type, can_manage_email_settings: sets });
  },
);

describe('a search and an order', () => {
  let api: TestApp;
  let claimId: number;
  let [raiser, stranger] = [0, 0];

  beforeAll(async () => {
    api = await startTestApp();
    const { rows } = await api.connection.pool.query(
      `select c.id, c.client_id, (select id from account where username = 'inquilino@demo.ar') as stranger
       from claim c join account a on a.id = c.client_id where a.username = 'cliente@demo.ar' and c.type = 'UNIT' limit 1`,
    );
    [claimId, raiser, stranger] = [rows[0].id, rows[0].client_id, rows[0].stranger];
  });
  afterAll(() => api.close());

  /** The text that a reader searches, and the value that a reader sorts by. */
  async function readBy(id: number, type: Role): Promise<{ text: string; name: string }> {
    const reader = { id, type };
    const { rows } = await api.connection.db.execute<{ text: string; name: string }>(sql`
      select ${searchableText(reader, sql`plain_text(concat_ws(' ', 'gotea', a.name, a.last_name, a.username))`)} as text,
        ${sortableName(reader, sql`plain_text(a.last_name)`)} as name
      from claim c join account a on a.id = c.client_id where c.id = ${claimId}`);
    return rows[0]!;
  }
  const end = (day: string | null) =>
    api.connection.pool.query(
      'update contract set end_date = $2 where id = (select contract_id from claim where id = $1)',
      [claimId, day],
    );
  const setParties = (ownerId: number | null, tenantId: number | null) =>
    api.connection.pool.query('update claim set owner_id = $2, tenant_id = $3 where id = $1', [
      claimId,
      ownerId,
      tenantId,
    ]);
  const open = { text: 'gotea laura gimenez cliente@demo.ar', name: 'gimenez' };

  test('use every name of a unit that was not sold', async () => {
    await end(null);
    expect(await readBy(stranger, 'client')).toEqual(open);
  });

  test('use every name of a sold unit for staff and for the person concerned, and the replacement text for others', async () => {
    await end('2026-01-31');
    expect([await readBy(stranger, 'admin'), await readBy(raiser, 'client')]).toEqual([open, open]);
    const names: string[] = [];
    for (const [ownerId, tenantId] of [
      [raiser, null],
      [stranger, raiser],
      [stranger, null],
    ] as const) {
      await setParties(ownerId, tenantId);
      const { text, name } = await readBy(stranger, 'client');
      expect(text).toBe('gotea  cliente@demo.ar');
      names.push(name);
    }
    expect(names).toEqual(['propietario anterior', 'inquilino', 'propietario actual']);
  });

  test('do not reveal the e-mail of a person without a name', async () => {
    await end('2026-01-31');
    await api.connection.pool.query("update account set name = '', last_name = '' where id = $1", [raiser]);
    expect((await readBy(stranger, 'client')).text).not.toContain('cliente');
  });
});
