import fc from 'fast-check';
import { claimClock, type ClaimEvents } from '../../../src/contract/claimClock';
import { workingDays, type OfficeWeek } from '../../../src/contract/workingTime';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
let template: number;
const hours = { opens: '08:30', closes: '17:15' };
const week: OfficeWeek = [null, hours, hours, hours, hours, hours, { opens: '09:00', closes: '13:00' }];
const days = workingDays(week, (day) => day.endsWith('-23'), '2025-01-01', '2027-12-31');
const terms = { answer: 7 * 60, end: 60 * 60 };
const start = Date.parse('2025-06-01T00:00:00-03:00');

beforeAll(async () => {
  api = await startTestApp();
  const { pool } = api.connection;
  await pool.query('truncate term_version, working_day, claim_clock cascade');
  await pool.query(
    `insert into working_day (day, opens_at, closes_at, before_ms)
     select d.day, to_timestamp(d."opensAt" / 1000.0), to_timestamp(d."closesAt" / 1000.0), d.before
     from json_to_recordset($1) as d(day date, "opensAt" float8, "closesAt" float8, before bigint)`,
    [JSON.stringify(days)],
  );
  await pool.query("insert into term_version (created_at) values ('2025-01-01')");
  await pool.query(
    `insert into term_rule (version_id, priority, answer_minutes, end_minutes)
     select v.id, p.code, $1, $2 from term_version v, claim_priority p`,
    [terms.answer, terms.end],
  );
  template = (await pool.query("select id from claim where type = 'UNIT' limit 1")).rows[0].id;
});
afterAll(() => api.close());

const minute = 60_000;
const instants = fc.uniqueArray(
  fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => start + minutes * minute),
  { minLength: 1, maxLength: 9 },
);

/** Inserts a claim with these events into the database and returns its clock. */
async function clockInDatabase({ createdAt, answeredAt, endedAt, reopenedAt, pauses }: ClaimEvents) {
  const client = await api.connection.pool.connect();
  const iso = (instant: number | null) => instant && new Date(instant).toISOString();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `insert into claim (type, description, priority, created_at, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
         location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
       select type, 'reloj', 'medium', $2, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
         location_id, location_detail_id, category_id, item_id, contact_name, contact_phone from claim where id = $1 returning id`,
      [template, iso(createdAt)],
    );
    const { id } = rows[0];
    const admin = "(select id from account where username = 'admin@demo.ar')";
    if (answeredAt !== null)
      await client.query(
        `insert into claim_comment (claim_id, text, created_at, created_by) values ($1, 'Vamos', $2, ${admin})`,
        [id, iso(answeredAt)],
      );
    const pause = (at: number, to: number | null) => ({
      at,
      write: () =>
        client.query('insert into claim_pause (claim_id, started_at, ended_at) values ($1, $2, $3)', [
          id,
          iso(at),
          iso(to),
        ]),
    });
    const move = (at: number, from: string, to: string) => ({
      at,
      write: async () => {
        await client.query('update claim set status = $2 where id = $1', [id, to]);
        await client.query(
          `insert into claim_change (claim_id, field, "from", "to", created_at) values ($1, 'status', $2, $3, $4)`,
          [id, from, to, iso(at)],
        );
      },
    });
    const acts = [
      ...endedAt.map((at) => move(at, 'open', 'completed')),
      ...reopenedAt.map((at) => move(at, 'completed', 'open')),
      ...pauses.map(({ from, to }) => pause(from, to)),
    ].sort((a, b) => a.at - b.at);
    for (const { write } of acts) await write();
    const clock = (await client.query('select * from claim_clock where claim_id = $1', [id])).rows[0];
    return {
      answerDueAt: clock.answer_due_at.getTime(),
      endDueAt: clock.end_due_at?.getTime() ?? null,
      pausedSince: clock.paused_since?.getTime() ?? null,
      dueAt: clock.due_at?.getTime() ?? null,
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('for any events PostgreSQL stores the clock that the contract computes', async () => {
  await fc.assert(
    fc.asyncProperty(
      instants,
      fc.array(fc.constantFrom('ask', 'end'), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      async (unsorted, kinds, isAnswered) => {
        const [createdAt, ...rest] = unsorted.sort((a, b) => a - b) as [number, ...number[]];
        const events: ClaimEvents = { createdAt, answeredAt: null, endedAt: [], reopenedAt: [], pauses: [] };
        for (let index = 0; index < rest.length; index += 2) {
          const [from, to] = [rest[index] as number, rest[index + 1]];
          if (kinds[index / 2] === 'ask') events.pauses.push({ from, to: to ?? null });
          else {
            events.endedAt.push(from);
            if (to !== undefined) events.reopenedAt.push(to);
          }
        }
        if (isAnswered) events.answeredAt = createdAt + 90 * minute;
        const expected = claimClock(days, { answer: terms.answer * minute, end: terms.end * minute }, events);
        expect(await clockInDatabase(events)).toEqual(expected);
      },
    ),
    { numRuns: 80 },
  );
});
