import { mailAnswers } from '../../src/server/mail/answerMails.service';
import { renderMail } from '../../src/server/mail/template';
import { dayInArgentina, shownDay } from '../../src/server/support/days';
import { ownershipOf, raiseClaim } from './support/claims';
import { form } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const query = async (sql: string, values: unknown[] = []) => (await api.connection.pool.query(sql, values)).rows;

async function newCompleted(): Promise<number> {
  const id = (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
  for (const _step of ['approved', 'open', 'completed']) await admin.post(`/logic/claim/${id}/status/up`);
  // Later mails do not join that of the completion.
  await query('update outbox_mail set is_open = false where claim_id = $1', [id]);
  return id;
}
/** The first instants at which the office is open, some days after the completion of a claim. */
async function officeAt(id: number, days: number): Promise<Date> {
  const [row] = await query(
    `select opens_at + interval '1 minute' as at from working_day, claim_round r where r.claim_id = $1 and opens_at >= r.ended_at + make_interval(days => $2)
      order by opens_at limit 1`,
    [id, days],
  );
  return row.at as Date;
}
const run = (now: Date) => mailAnswers(api.app.context, now);
const asked = (id: number) =>
  query(
    "select notes, recipient from outbox_mail where claim_id = $1 and subject like '%¿quedó resuelto?' order by id",
    [id],
  );
const claimOf = async (id: number) => (await admin.get(`/logic/unit_claim/${id}`)).body.data;
const close = () => query('update outbox_mail set is_open = false');

test('a claim without an answer is announced twice, closed without one, and can be answered for as long again', async () => {
  const id = await newCompleted();
  await run(await officeAt(id, 1));
  expect(await asked(id)).toEqual([]);
  const half = await officeAt(id, 5);
  await Promise.all([run(half), run(half)]);
  await close();
  expect(await asked(id)).toMatchObject([
    {
      recipient: 'cliente@demo.ar',
      notes: [
        { title: '¿Quedó resuelto?', choices: [{ label: 'Sí, quedó resuelto' }, { label: 'No, sigue el problema' }] },
      ],
    },
  ]);
  await run(await officeAt(id, 9));
  await close();
  expect(await asked(id)).toHaveLength(2);
  expect((await claimOf(id)).unit_claim.claim.answer).toBe('waiting');
  await run(await officeAt(id, 10));
  await run(await officeAt(id, 14));
  const closed = await claimOf(id);
  expect(closed.unit_claim.claim).toMatchObject({ answer: 'silent', claim_status: { code: 'completed' } });
  expect(closed.rounds[0]).toMatchObject({ answer_state: 'silent', answers: [] });
  expect(await asked(id)).toHaveLength(2);
  expect((await owner.upload(`/logic/claim/${id}/answer`, form({ verdict: 'yes' }))).status).toBe(201);
  expect((await claimOf(id)).unit_claim.claim.answer).toBe('yes');
});

test('a term that ends before the office opens again is extended to a day after each announcement', async () => {
  const id = await newCompleted();
  // A week whose Monday and Tuesday are working days, and the evening of the Friday before.
  const [week] = await query(
    `select m.opens_at + interval '1 minute' as monday, t.opens_at + interval '1 minute' as tuesday, m.opens_at - interval '64 hours' as friday
     from working_day m join working_day t on t.day = m.day + 1 where extract(isodow from m.day) = 1 and m.opens_at > now() order by m.day limit 1`,
  );
  await query(
    "update claim_round set ended_at = $2, answer_until = $2::timestamptz + interval '1 day' where claim_id = $1",
    [id, week.friday],
  );
  const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000);
  const afternoon = hours(week.monday, 6);
  for (const now of [week.monday, afternoon]) {
    await run(now);
    await close();
  }
  const day = shownDay(dayInArgentina(week.tuesday));
  const lines = [expect.stringContaining(`Si no contestás hasta el ${day},`)];
  expect(await asked(id)).toMatchObject([{ notes: [{ lines }] }, { notes: [{ lines }] }]);
  expect((await claimOf(id)).rounds[0]).toMatchObject({
    answer_state: 'waiting',
    answer_until: hours(afternoon, 24).toISOString(),
  });
  await run(week.tuesday);
  expect((await claimOf(id)).unit_claim.claim.answer).toBe('waiting');
  await run(hours(afternoon, 24));
  expect((await claimOf(id)).unit_claim.claim.answer).toBe('silent');
});

test('an answered or reopened claim is not announced, nor one whose client gets no such mails', async () => {
  const [answered, reopened] = [await newCompleted(), await newCompleted()];
  await owner.upload(`/logic/claim/${answered}/answer`, form({ verdict: 'yes' }));
  await admin.post(`/logic/claim/${reopened}/status/reopen`);
  await run(await officeAt(answered, 6));
  expect([...(await asked(answered)), ...(await asked(reopened))]).toEqual([]);
  // Claims that were completed before clients were asked.
  const [old] = await query(
    'select count(*)::int as count from claim_round where answer_until is null and reminders > 0',
  );
  expect(old.count).toBe(0);
});

test('the mail has two equal buttons, which open the page and send nothing', async () => {
  const id = await newCompleted();
  const [mail] = await query(
    "select subject, notes from outbox_mail where claim_id = $1 and notes::text like '%choices%'",
    [id],
  );
  const facts = { subject: mail.subject, notes: mail.notes };
  const { html, text } = renderMail(facts, {
    ...{ name: 'Constructora', phone: '', openingHours: '', colour: '#a8441f', publicUrl: 'https://portal.test' },
  });
  for (const part of [html, text]) {
    expect(part).toContain('¿Quedó resuelto?');
    expect(part).toContain('Sí, quedó resuelto');
    expect(part).toMatch(/https:\/\/portal\.test\/respuesta\?quedo=no#[\w-]{20,}/);
  }
});
