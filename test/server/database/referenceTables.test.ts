/** The contract's codes in SQL: which roles are staff, statuses, priorities and their labels. */
import { isStaff, roles } from '../../../src/contract/permissions';
import { claimPriorityLabels, claimStatusLabels, leaseStatusLabels } from '../../../src/contract/statusText';
import { migrateDatabase } from '../../../src/server/database/migrate';
import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) => (await api.connection.pool.query(text, values)).rows;
const labelsIn = async (table: string) =>
  Object.fromEntries((await query(`select code, label from ${table}`)).map(({ code, label }) => [code, label]));

test('the tables have the codes and labels of the contract', async () => {
  expect(await labelsIn('claim_status')).toEqual(claimStatusLabels);
  expect(await labelsIn('claim_priority')).toEqual(claimPriorityLabels);
  expect(await labelsIn('lease_status')).toEqual(leaseStatusLabels);
  const types = await query('select code, is_staff from user_type');
  expect(Object.fromEntries(types.map(({ code, is_staff }) => [code, is_staff]))).toEqual(
    Object.fromEntries(roles.map((role) => [role, isStaff(role)])),
  );
});

test('a claim cannot have a status or a priority that the contract does not define', async () => {
  await expect(query("update claim set status = 'archived' where id = 1")).rejects.toThrow(/foreign key/);
  await expect(query("update claim set priority = 'whenever' where type = 'UNIT'")).rejects.toThrow(/foreign key/);
});

test('a label that differs from the contract is corrected, and claims are found by the new label', async () => {
  const found = async (word: string) => (await admin.get(`/logic/unit_claim?page=1&q=${word}`)).body.meta.total;
  const before = await found('finalizado');
  expect(before).toBeGreaterThan(0);
  await query("update claim_status set label = 'Archivado' where code = 'completed'");
  await query("update claim set search_text = '' where status = 'completed'");
  expect(await found('archivado')).toBeGreaterThanOrEqual(before);
  await migrateDatabase(api.connection.background.pool);
  expect(await labelsIn('claim_status')).toEqual(claimStatusLabels);
  expect([await found('archivado'), await found('finalizado')]).toEqual([0, before]);
});

test('a wrong staff flag is corrected, and the waiting state of claims follows it', async () => {
  const owner = await api.as('cliente@demo.ar');
  const { body } = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'));
  const { claim_id: id } = body.data.unit_claim;
  const isWaiting = async () =>
    (await query('select waiting_since from claim where id = $1', [id]))[0].waiting_since !== null;
  await query("update user_type set is_staff = false where code = 'admin'");
  await admin.post(`/logic/claim/${id}/comment`, { text: 'Vamos el lunes.' });
  expect(await isWaiting()).toBe(true);
  await migrateDatabase(api.connection.background.pool);
  expect(await isWaiting()).toBe(false);
});

test('a start with up-to-date tables writes nothing', async () => {
  const versions = () => query('select xmin::text, code from claim_status order by code');
  const before = await versions();
  await migrateDatabase(api.connection.background.pool);
  expect(await versions()).toEqual(before);
});
