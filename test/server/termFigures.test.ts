import { workingDays } from '../../src/contract/workingTime';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
const hour = 3_600_000;
const now = Date.now();
const at = (hoursAgo: number) => new Date(now - hoursAgo * hour);
const day = (hoursAgo: number) => at(hoursAgo).toISOString().slice(0, 10);

interface ClaimStory {
  priority: string;
  /** Hours ago. */
  created: number;
  /** Hours after its creation. */
  answered?: number;
  pause?: [from: number, to: number];
  ended?: number;
  endedBy?: string;
}

/** A claim with these events. The office must reply within 3 hours and finish within 10, by day and night. */
async function createClaim({ priority, created, answered, pause, ended, endedBy = 'admin@demo.ar' }: ClaimStory) {
  const { pool } = api.connection;
  const account = (name: string) => `(select id from account where username = '${name}')`;
  const { rows } = await pool.query(
    `insert into claim (type, description, priority, created_at, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
       location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
     select type, 'cifras', $1, $2, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
       location_id, location_detail_id, category_id, item_id, contact_name, contact_phone from claim where type = 'UNIT' order by id limit 1
     returning id`,
    [priority, at(created)],
  );
  const { id } = rows[0];
  if (answered !== undefined)
    await pool.query(
      `insert into claim_comment (claim_id, text, created_at, created_by) values ($1, 'Vamos', $2, ${account('admin@demo.ar')})`,
      [id, at(created - answered)],
    );
  if (pause)
    await pool.query('insert into claim_pause (claim_id, started_at, ended_at) values ($1, $2, $3)', [
      id,
      at(created - pause[0]),
      at(created - pause[1]),
    ]);
  if (ended === undefined) return;
  await pool.query("update claim set status = 'completed' where id = $1", [id]);
  await pool.query(
    `insert into claim_change (claim_id, field, "from", "to", created_at, created_by)
     values ($1, 'status', 'open', 'completed', $2, ${account(endedBy)})`,
    [id, at(created - ended)],
  );
}

beforeAll(async () => {
  api = await startTestApp();
  const { pool } = api.connection;
  await pool.query('truncate term_version, working_day cascade');
  await pool.query('update claim_clock set answer_due_at = null, end_due_at = null, due_at = null');
  const hours = { opens: '00:00', closes: '23:59' };
  const days = workingDays(Array(7).fill(hours), () => false, day(24 * 70), day(-24 * 30));
  await pool.query(
    `insert into working_day (day, opens_at, closes_at, before_ms)
     select d.day, to_timestamp(d."opensAt" / 1000.0), to_timestamp(d."closesAt" / 1000.0), d.before
     from json_to_recordset($1) as d(day date, "opensAt" float8, "closesAt" float8, before bigint)`,
    [JSON.stringify(days)],
  );
  await pool.query("insert into term_version (created_at) values ('2025-01-01')");
  await pool.query(
    `insert into term_rule (version_id, priority, answer_minutes, end_minutes)
     select v.id, p.code, 180, 600 from term_version v, claim_priority p`,
  );
});
afterAll(() => api.close());

const figures = async (days = 30) => {
  const { status, body } = await (await api.as('admin@demo.ar')).get(`/logic/terms/figures?days=${days}`);
  expect(status).toBe(200);
  // The office closes at 23:59, so each night loses a minute.
  const about = (part: { in_time: number; late: number; median_minutes: number | null }) => [
    part.in_time,
    part.late,
    part.median_minutes === null ? null : Math.round(part.median_minutes / 30) * 30,
  ];
  return Object.fromEntries(
    (body.data.rows as { kind: string; answer: never; end: never }[]).map(({ kind, answer, end }) => [
      kind,
      { answer: about(answer), end: about(end) },
    ]),
  );
};
const none = { answer: [0, 0, null], end: [0, 0, null] };

test('without claims with terms all figures are zero, and there are no durations', async () => {
  expect(await figures()).toEqual({ all: none, urgent: none, high: none, low: none, project: none });
});

test('replies and resolutions in time and late are counted by priority, with their working time', async () => {
  await createClaim({ priority: 'urgent', created: 100, answered: 2, ended: 5 });
  await createClaim({ priority: 'urgent', created: 100, answered: 4, ended: 20 });
  // Staff have done nothing: both terms have expired.
  await createClaim({ priority: 'urgent', created: 100 });
  // Its terms are still running.
  await createClaim({ priority: 'medium', created: 1 });
  // Withdrawn before anything was due: no term was kept or missed.
  await createClaim({ priority: 'urgent', created: 100, ended: 1, endedBy: 'cliente@demo.ar' });
  // Two days of waiting for its author do not count.
  await createClaim({ priority: 'low', created: 100, answered: 1, pause: [2, 50], ended: 55 });
  await createClaim({ priority: 'high', created: 24 * 60, answered: 2, ended: 5 });

  const month = {
    urgent: { answer: [1, 2, 180], end: [1, 2, 750] },
    high: none,
    low: { answer: [1, 0, 60], end: [1, 0, 420] },
    project: none,
  };
  expect(await figures(30)).toEqual({ all: { answer: [2, 2, 120], end: [2, 2, 420] }, ...month });
  expect(await figures(90)).toEqual({
    ...month,
    all: { answer: [3, 2, 120], end: [3, 2, 360] },
    high: { answer: [1, 0, 120], end: [1, 0, 300] },
  });
});

test.each(['', 'days=0', 'days=367', 'days=30&priority=urgent', 'days=treinta'])('refuses %p', async (query) => {
  expect((await (await api.as('admin@demo.ar')).get(`/logic/terms/figures?${query}`)).status).toBe(400);
});

test('only staff can read the figures', async () => {
  const status = async (who: string) => (await (await api.as(who)).get('/logic/terms/figures?days=30')).status;
  expect(await status('manager@demo.ar')).toBe(200);
  for (const who of ['cliente@demo.ar', 'inquilino@demo.ar', 'consorcio@demo.ar']) expect(await status(who)).toBe(403);
});
