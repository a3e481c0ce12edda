/** PostgreSQL's clocks, compared with the same rule written once more for tests (`test/support/claimClock.ts`). */
import fc from 'fast-check';
import type pg from 'pg';
import { workingDays, type OfficeHours, type WorkingDay } from '../../../src/contract/workingTime';
import { claimClock, instantAfter, workingTimeUntil, type ClaimEvents } from '../../support/claimClock';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
let template: number;
const minute = 60_000;
const start = Date.parse('2025-06-01T00:00:00-03:00');

beforeAll(async () => {
  api = await startTestApp();
  const { pool } = api.connection;
  await pool.query('truncate term_version, working_day, claim_clock cascade');
  await pool.query("insert into term_version (created_at) values ('2025-01-01')");
  template = (await pool.query("select id from claim where type = 'UNIT' limit 1")).rows[0].id;
});
afterAll(() => api.close());

const instant = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => start + minutes * minute);
const instants = fc.uniqueArray(instant, { minLength: 1, maxLength: 9 });
/** To the quarter of an hour; null on a weekday on which the office is closed. */
const hours: fc.Arbitrary<OfficeHours> = fc.option(
  fc.uniqueArray(fc.integer({ min: 0, max: 24 * 4 - 1 }), { minLength: 2, maxLength: 2 }).map((quarters) => {
    const [opens, closes] = quarters
      .sort((a, b) => a - b)
      .map((quarter) => new Date(quarter * 15 * minute).toISOString().slice(11, 16)) as [string, string];
    return { opens, closes };
  }),
);
/** The days of an office with other hours on each weekday, which is also closed on some days of every month. */
const offices = fc
  .tuple(
    fc.array(hours, { minLength: 7, maxLength: 7 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 28 })),
    fc.constantFrom('2025-05-15', '2025-06-25'),
  )
  .map(([week, closed, first]) =>
    workingDays(week, (day) => closed.includes(Number(day.slice(8))), first, '2026-06-30'),
  );
/** Minutes until the first reply and until the end. */
const terms = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 6000 }))
  .map(([answer, more]) => ({ answer, end: answer + more }));

/** Runs `work` in a transaction that is rolled back. */
async function andUndo<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await api.connection.pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const openOffice = (client: pg.PoolClient, days: WorkingDay[]) =>
  client.query(
    `insert into working_day (day, opens_at, closes_at, before_ms)
     select d.day, to_timestamp(d."opensAt" / 1000.0), to_timestamp(d."closesAt" / 1000.0), d.before
     from json_to_recordset($1) as d(day date, "opensAt" float8, "closesAt" float8, before bigint)`,
    [JSON.stringify(days)],
  );

const setTerms = (client: pg.PoolClient, { answer, end }: { answer: number; end: number }) =>
  client.query(
    `insert into term_rule (version_id, priority, answer_minutes, end_minutes)
     select v.id, p.code, $1, $2 from term_version v, claim_priority p`,
    [answer, end],
  );

/** Inserts a claim with these events into the database and returns its clock. */
async function clockInDatabase(
  client: pg.PoolClient,
  { createdAt, answeredAt, endedAt, reopenedAt, pauses }: ClaimEvents,
) {
  const iso = (at: number | null) => at && new Date(at).toISOString();
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
    answerDueAt: clock.answer_due_at?.getTime() ?? null,
    endDueAt: clock.end_due_at?.getTime() ?? null,
    pausedSince: clock.paused_since?.getTime() ?? null,
    dueAt: clock.due_at?.getTime() ?? null,
  };
}

test('for any events, terms and hours PostgreSQL stores the clock that the tests compute', async () => {
  await fc.assert(
    fc.asyncProperty(
      instants,
      fc.array(fc.constantFrom('ask', 'end'), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      offices,
      terms,
      async (unsorted, kinds, isAnswered, days, { answer, end }) => {
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
        const stored = await andUndo(async (client) => {
          await openOffice(client, days);
          await setTerms(client, { answer, end });
          return clockInDatabase(client, events);
        });
        expect(stored).toEqual(claimClock(days, { answer: answer * minute, end: end * minute }, events));
      },
    ),
    { numRuns: 80 },
  );
});

test('for any hours PostgreSQL counts the working time that the tests count, and finds the same instants', async () => {
  await fc.assert(
    fc.asyncProperty(offices, fc.array(instant, { minLength: 1, maxLength: 50 }), async (days, asked) => {
      const { rows } = await andUndo(async (client) => {
        await openOffice(client, days);
        return client.query(
          `select worked_ms(at) as worked, working_instant(worked_ms(at)) as back
           from unnest($1::timestamptz[]) with ordinality u (at, n) order by n`,
          [asked.map((at) => new Date(at).toISOString())],
        );
      });
      const counted = asked.map((at) => workingTimeUntil(days, at));
      expect(rows.map(({ worked, back }) => [worked, back?.getTime()])).toEqual(
        counted.map((worked) => [worked, instantAfter(days, worked)]),
      );
    }),
    { numRuns: 80 },
  );
});
