import { sql, type SQL } from 'drizzle-orm';
import { roles, type Role, type Scope } from '../../../src/contract/permissions';
import { authoredClaims, visibleClaims } from '../../../src/server/policies/claims.policy';
import {
  ownViews,
  reachableAccounts,
  visibleBulks,
  visibleImports,
  visibleViews,
} from '../../../src/server/policies/people.policy';
import {
  claimableOwnerships,
  claimableProjects,
  endableContracts,
  leasableOwnerships,
  livedInProjects,
  readableWarranties,
  visibleLeaseRequests,
  visiblePlans,
  visibleProjects,
  visibleUnits,
  withdrawableLeaseRequests,
} from '../../../src/server/policies/places.policy';
import { narrowerScope, rowsInScope, type CallerScope } from '../../../src/server/policies/rows';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
const users = {} as Record<Role, CallerScope['user']>;

beforeAll(async () => {
  api = await startTestApp();
  for (const [role, username] of Object.entries({
    admin: 'admin@demo.ar',
    manager: 'manager@demo.ar',
    consortium: 'consorcio@demo.ar',
    client: 'cliente@demo.ar',
  }) as [Role, string][]) {
    const { rows } = await api.connection.pool.query('select id from account where username = $1', [username]);
    users[role] = { id: rows[0].id, type: role, can_manage_email_settings: role === 'admin' };
  }
});
afterAll(() => api.close());

type Policy = (reach: CallerScope) => Promise<SQL>;
const units = 'contract k join unit u on u.id = k.unit_id';
/** Creates a view for each account, every third one shared. */
const views = '(select id as owner_id, id % 3 = 0 as is_shared from account) v';
/** Each policy, its table, and what `own` covers for admin, manager, consortium and client: some rows or none. */
const policies: Record<string, [Policy, string, string]> = {
  'unit claims': [(reach) => visibleClaims(api.connection.db, reach, 'UNIT'), 'claim c', 'none none none some'],
  'project claims': [(reach) => visibleClaims(api.connection.db, reach, 'PROJECT'), 'claim c', 'none none some none'],
  claims: [(reach) => visibleClaims(api.connection.db, reach), 'claim c', 'none none some some'],
  'claims to take back': [(reach) => authoredClaims(api.connection.db, reach), 'claim c', 'none none some some'],
  units: [(reach) => visibleUnits(api.connection.db, reach), 'unit u', 'none none none some'],
  projects: [(reach) => visibleProjects(api.connection.db, reach), 'project p', 'none none some none'],
  'projects with rules': [(reach) => livedInProjects(api.connection.db, reach), 'project p', 'none none some some'],
  plans: [(reach) => visiblePlans(api.connection.db, reach), 'plan x', 'none none some some'],
  'contracts to claim on': [(reach) => claimableOwnerships(api.connection.db, reach), units, 'none none none some'],
  'projects to claim on': [(reach) => claimableProjects(api.connection.db, reach), 'project p', 'none none some none'],
  'contracts to lease': [(reach) => leasableOwnerships(api.connection.db, reach), units, 'none none none some'],
  'warranty terms': [(reach) => readableWarranties(api.connection.db, reach), units, 'none none none some'],
  'tenant requests': [
    (reach) => visibleLeaseRequests(api.connection.db, reach),
    `lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id`,
    'none none none some',
  ],
  'ownerships to end': [(reach) => endableContracts(api.connection.db, reach), units, 'none none none none'],
  'tenant requests to take back': [
    (reach) => withdrawableLeaseRequests(api.connection.db, reach),
    `lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id`,
    'none none none some',
  ],
  accounts: [(reach) => reachableAccounts(api.connection.db, reach), 'account a', 'none none none none'],
  imports: [(reach) => visibleImports(api.connection.db, reach), 'account', 'none none none none'],
  'changes of many': [
    (reach) => visibleBulks(api.connection.db, reach),
    '(select id as created_by from account) b',
    'some some none none',
  ],
  'views to change': [(reach) => ownViews(api.connection.db, reach), views, 'some some none none'],
  'views to choose': [(reach) => visibleViews(api.connection.db, reach), views, 'some some none none'],
};

async function count(from: string, condition: SQL): Promise<number> {
  const { rows } = await api.connection.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(from)} where ${condition}`,
  );
  return rows[0]!.n;
}

describe.each(Object.entries(policies))('%s', (_, [policy, from, own]) => {
  test.each(roles.map((role, index) => [role, own.split(' ')[index]!] as const))(
    'with the scope `own` and a user of type %s: %s rows, and never all',
    async (role, expected) => {
      const found = await count(from, await policy({ user: users[role], scope: 'own' }));
      expect(found > 0 ? 'some' : 'none').toBe(expected);
      expect(found).toBeLessThan(await count(from, sql`true`));
    },
  );
});

test('users only change their own views, and also find those that others share', async () => {
  const manager = { user: users.manager, scope: 'own' as const };
  expect(await count(views, await ownViews(api.connection.db, manager))).toBe(1);
  const shared = await count(views, sql`v.is_shared and v.owner_id <> ${users.manager.id}`);
  expect(await count(views, await visibleViews(api.connection.db, manager))).toBe(shared + 1);
});

test('the scope `any` reaches all rows, whatever the role owns', async () => {
  expect(await count('claim c', await rowsInScope(api.connection.db, users.client, 'any', {}))).toBe(
    await count('claim c', sql`true`),
  );
});

test('the narrower of two scopes applies; without one of them no row is reached', () => {
  const reach = (role: Role, scope: Scope): CallerScope => ({ user: users[role], scope });
  expect(narrowerScope(reach('admin', 'any'), 'unitClaims:read')).toBe('any');
  expect(narrowerScope(reach('admin', 'own'), 'unitClaims:read')).toBe('own');
  expect(narrowerScope(reach('client', 'any'), 'unitClaims:read')).toBe('own');
  expect(narrowerScope(reach('client', 'own'), 'projectClaims:read')).toBeUndefined();
});

test('a scope that is not granted, or not defined for the role, reaches no row', async () => {
  const own = { client: () => sql`true` };
  const reached = async (role: Role, scope: Scope | undefined) =>
    count('claim c', await rowsInScope(api.connection.db, users[role], scope, own));
  expect(await reached('client', undefined)).toBe(0);
  expect(await reached('manager', 'own')).toBe(0);
  expect(await reached('client', 'own')).toBeGreaterThan(0);
});

test('a permission to change does not show what the permission to read hides', async () => {
  const consortium = { user: users.consortium, scope: 'any' as const };
  expect(await count('claim c', await visibleClaims(api.connection.db, consortium, 'UNIT'))).toBe(0);
  const all = await count('claim c', sql`c.type = 'PROJECT'`);
  expect(await count('claim c', await visibleClaims(api.connection.db, consortium, 'PROJECT'))).toBeLessThan(all);
});
