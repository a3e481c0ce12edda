/** Completeness: every account that a policy lets see a record is among those that a change of it may concern. */
import { changeKinds, isPersonal } from '../../../src/contract/events';
import type { Role } from '../../../src/contract/permissions';
import { visibleIds, type RecordKind } from '../../../src/server/events/visibleRecords.repository';
import { concernedAccounts } from '../../../src/server/policies/concerned.policy';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const tables: Record<RecordKind, string> = {
  unitClaim: "claim where type = 'UNIT'",
  projectClaim: "claim where type = 'PROJECT'",
  client: "account where type = 'client'",
  unit: 'unit',
  leaseRequest: 'lease_request',
  project: 'project',
  contractor: 'contractor',
  work: 'work_order',
  visit: 'visit',
  manager: "account where type = 'manager'",
  consortium: "account where type = 'consortium'",
  admin: "account where type = 'admin'",
  import: 'import_job',
};

test.each(changeKinds.filter((kind): kind is RecordKind => !isPersonal(kind)))(
  'of each %s, every account that owns some of its data',
  async (kind) => {
    const { pool, db } = api.connection;
    const { rows: records } = await pool.query<{ id: number }>(`select id from ${tables[kind]} order by id`);
    const ids = records.map(({ id }) => id);
    const { rows: accounts } = await pool.query<{ id: number; type: Role }>('select id, type from account');
    const concerned = new Map<number, Set<number>>();
    for (const id of ids) concerned.set(id, await concernedAccounts(pool, [{ kind, id, what: 'changed' }]));
    const seen: string[] = [];
    const left: string[] = [];
    for (const { id, type } of accounts) {
      const user = { id, type, can_manage_email_settings: false };
      for (const record of await visibleIds(db, { user, scope: 'own' }, kind, ids))
        (concerned.get(record)!.has(id) ? seen : left).push(`${type} ${id}: ${kind} ${record}`);
    }
    expect(left).toEqual([]);
    // Records that only staff see have no owners.
    expect(seen.length > 0).toBe(
      !['client', 'manager', 'consortium', 'admin', 'contractor', 'work', 'import'].includes(kind),
    );
  },
);
