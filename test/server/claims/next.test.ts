/** Whom claims wait for: what the filter and the counts find is what their rows say. */
import type { ProjectClaim } from '../../../src/contract/claimShapes';
import { isOpenStatus, nextStates, type NextState } from '../../../src/contract/claimStatus';
import { areWindowsGone, awaitsResident, isVisitOver } from '../../../src/contract/visitStatus';
import { form } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { newWork } from '../support/works';

let api: TestApp;
let admin: Caller;
let consortium: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, consortium] = await Promise.all([api.as('admin@demo.ar'), api.as('administracion@demo.ar')]);
});
afterAll(() => api.close());

const raise = async (projectId: number): Promise<number> =>
  (
    await consortium.upload(
      `/logic/project/${projectId}/project_claim`,
      form({ reason: 'Filtración', description: 'Se llueve el palier' }),
    )
  ).body.data.project_claim.id;
const hours = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * 3_600_000).toISOString();
const visit = async (id: number, starts: number, isAgreed: boolean): Promise<number> => {
  const work = await newWork(admin, [id]);
  const windows = [{ starts_at: hours(starts), ends_at: hours(starts + 2) }];
  const { status, body } = await admin.post('/logic/visit', {
    work_id: work.id,
    claim_id: id,
    windows,
    is_agreed: isAgreed,
  });
  expect(status).toBe(201);
  return body.data.id;
};
const rowsOf = async (caller: Caller, query = ''): Promise<ProjectClaim[]> =>
  (await caller.get(`/logic/project_claim?page=1&page_size=200&${query}`)).body.data;
const idsOf = async (caller: Caller, state: NextState) =>
  (await rowsOf(caller, `next=${state}`)).map(({ project_claim: { id } }) => id).toSorted();

/** What the row of a claim says of it; `isAsked` is whether its question is open, which only staff's rows say. */
function stateOf(
  { project_claim: { claim }, next_visit: next }: ProjectClaim,
  isAsked: boolean,
): NextState | undefined {
  const now = Date.now();
  if (!isOpenStatus(claim.claim_status.code)) return isAsked ? 'you' : undefined;
  if (claim.awaiting_reply_since) return 'you';
  if (next && (awaitsResident(next) || areWindowsGone(next, now))) return 'you';
  return next?.status === 'agreed' && !isVisitOver(next, now) ? 'visit' : 'company';
}

test('a consortium finds its claims of all buildings by whom they wait for, and counts the same', async () => {
  const [asked, proposed, agreed, over, gone, done] = (await Promise.all(
    [2, 3, 2, 3, 2, 3].map((projectId) => raise(projectId)),
  )) as [number, number, number, number, number, number];
  await admin.post(`/logic/claim/${asked}/comment`, { text: '¿Qué día podés?', awaits_reply: true });
  await visit(proposed, 50, false);
  await visit(agreed, 70, true);
  const past = await visit(over, 90, true);
  const lost = await visit(gone, 110, false);
  const { pool } = api.connection;
  await pool.query(
    "update visit set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [past],
  );
  await pool.query("update visit set proposed_by = 'resident' where id = $1", [lost]);
  await pool.query(
    "update visit_window set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where visit_id = $1",
    [lost],
  );
  for (const _step of ['approved', 'open', 'completed']) await admin.post(`/logic/claim/${done}/status/up`);

  const answers = new Map(
    (await rowsOf(admin)).map(({ project_claim: { id, claim } }) => [id, claim.answer === 'waiting']),
  );
  const rows = await rowsOf(consortium);
  expect(new Set(rows.map(({ project_claim: { project } }) => project.id))).toEqual(new Set([2, 3]));
  const { counts } = (await consortium.get('/logic/project_claim/counts?by=next')).body.data;
  for (const state of nextStates) {
    const expected = rows
      .filter((row) => stateOf(row, answers.get(row.project_claim.id) ?? false) === state)
      .map(({ project_claim: { id } }) => id)
      .toSorted();
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsOf(consortium, state)).toEqual(expected);
    expect(counts).toContainEqual({ filter: 'next', value: state, label: null, count: expected.length });
  }
  const own = await idsOf(consortium, 'you');
  expect(own).toEqual(expect.arrayContaining([asked, proposed, gone, done]));
  expect(own).not.toContain(over);
  expect(await idsOf(consortium, 'visit')).toContain(agreed);
});

test('another consortium finds none of them', async () => {
  const other = await api.as('consorcio@demo.ar');
  const own = new Set((await rowsOf(other)).map(({ project_claim: { id } }) => id));
  for (const state of nextStates) expect((await idsOf(other, state)).filter((id) => !own.has(id))).toEqual([]);
});
