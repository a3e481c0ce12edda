import { mailTerms } from '../../src/server/mail/termMails.service';
import { dayInArgentina } from '../../src/server/support/days';
import { suggestedRules, usualWeek } from '../../src/contract/termRules';
import { ownershipOf, raiseClaim, raiseMany } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
/** Two consecutive working days, and the first closed day after them. */
let first: WorkingDay;
let second: WorkingDay;
interface WorkingDay extends Record<string, unknown> {
  day: string;
  opens_at: Date;
  closes_at: Date;
}
interface Mail {
  subject: string;
  claim_id: number | null;
  notes: { title: string; lines: string[]; action: { path: string } }[];
}

const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.connection.pool.query<Row>(text, values)).rows;
const save = async (changes: object) => {
  const { holidays: _holidays, since: _since, ...now } = (await admin.get('/logic/terms')).body.data;
  expect((await admin.put('/logic/terms', { ...now, ...changes })).status).toBe(200);
};

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  await save({ rules: suggestedRules(usualWeek), week: usualWeek, days: [], reminder_days: 3 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await query('delete from term_mail');
  [first, second] = (await query(
    'select day::text, opens_at, closes_at from working_day where opens_at > now() order by day limit 2',
  )) as [WorkingDay, WorkingDay];
});

let serial = 0;
/** Creates a supervisor. */
async function newManager(): Promise<{ id: number; username: string }> {
  const username = `plazos${++serial}@demo.ar`;
  const { data } = (
    await admin.post('/logic/manager', {
      ...{ username, password: 'una-clave-larga-7', name: 'Ana', last_name: `Pérez ${serial}` },
      ...{ phone_number: '3415550000', project_ids: [] },
    })
  ).body;
  return { id: data.id as number, username };
}
/** Creates a claim with a responsible person. */
async function raise(responsibleId: number | null = null): Promise<number> {
  const id = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.id as number;
  const { claim_id: claimId } = (await query<{ claim_id: number }>('select $1::int as claim_id', [id]))[0]!;
  expect((await admin.put(`/logic/claim/${claimId}/responsible`, { responsible_id: responsibleId })).status).toBe(200);
  return claimId;
}
const dueAt = (claimId: number, at: Date) =>
  query('update claim_clock set due_at = $2, paused_since = null where claim_id = $1', [claimId, at]);
const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000);
const run = (now: Date) => mailTerms(api.app.context, now);
const dayMailsTo = (recipient: string) =>
  query<Mail & Record<string, unknown>>(
    `select subject, claim_id, notes from outbox_mail where recipient = $1 and subject like 'Tus reclamos de hoy%' order by id`,
    [recipient],
  );

describe('the daily mail', () => {
  test('names claims that are late, due today or waiting for a reply, once the office has opened', async () => {
    const person = await newManager();
    const [late, today, tomorrow, paused] = [
      await raise(person.id),
      await raise(person.id),
      await raise(person.id),
      await raise(person.id),
    ] as const;
    await dueAt(late, hours(first.opens_at, -1));
    await dueAt(today, hours(first.opens_at, 5));
    await dueAt(tomorrow, hours(first.opens_at, 24));
    await admin.post(`/logic/claim/${paused}/comment`, { text: '¿Qué día podés?', awaits_reply: true });

    await run(hours(first.opens_at, -0.1));
    expect(await dayMailsTo(person.username)).toEqual([]);
    await run(hours(first.opens_at, 0.1));
    const line = (id: number) => expect.stringMatching(`^Reclamo #${id}: .+ · 3° A · Torre Oroño$`);
    expect(await dayMailsTo(person.username)).toMatchObject([
      {
        subject: 'Tus reclamos de hoy: 1 vencido, 1 vence hoy, 1 espera respuesta',
        claim_id: null,
        notes: [
          { title: 'Vencidos', lines: [line(late)] },
          { title: 'Vencen hoy', lines: [line(today)] },
          { title: 'Esperan la respuesta de quien hizo el reclamo', lines: [line(paused)] },
        ],
      },
    ]);
    const [{ path }] = (await dayMailsTo(person.username))[0]!.notes.map(({ action }) => action) as [{ path: string }];
    const address = new URL(path, 'http://x');
    expect([address.pathname, address.searchParams.get('due'), address.searchParams.get('assigned')]).toEqual([
      '/reclamos',
      'late,today',
      'me',
    ]);
  });

  test('is sent once a day, even if two processes start at the same time, and again the next day', async () => {
    const person = await newManager();
    await dueAt(await raise(person.id), hours(first.opens_at, -1));
    await Promise.all([run(hours(first.opens_at, 0.1)), run(hours(first.opens_at, 0.1))]);
    await run(hours(first.opens_at, 3));
    expect(await dayMailsTo(person.username)).toHaveLength(1);
    await run(hours(second.opens_at, 0.1));
    expect(await dayMailsTo(person.username)).toHaveLength(2);
  });

  test('is not sent after the office has closed, nor on a closed day, nor on a holiday', async () => {
    const person = await newManager();
    await dueAt(await raise(person.id), hours(first.opens_at, -1));
    await run(first.closes_at);
    await save({ days: [{ day: first.day, name: 'Puente', is_closed: true }] });
    await run(hours(first.opens_at, 1));
    await run(new Date(`${dayInArgentina().slice(0, 4)}-12-25T12:00:00-03:00`));
    expect(await dayMailsTo(person.username)).toEqual([]);
    await save({ days: [] });
    expect(await query('select day from term_mail')).toEqual([]);
  });

  test('is not sent if nothing is due, if the claim has ended, or to inactive accounts', async () => {
    const [idle, ended, former] = [await newManager(), await newManager(), await newManager()];
    await dueAt(await raise(idle.id), hours(first.opens_at, 48));
    const rejected = await raise(ended.id);
    await query(`update claim set status = 'rejected' where id = $1`, [rejected]);
    await dueAt(rejected, hours(first.opens_at, -1));
    await dueAt(await raise(former.id), hours(first.opens_at, -1));
    await query('update account set active = false where id = $1', [former.id]);
    await run(hours(first.opens_at, 1));
    for (const { username } of [idle, ended, former]) expect(await dayMailsTo(username)).toEqual([]);
  });

  test('is not sent to roles that the settings exclude from mails about responsibility', async () => {
    const person = await newManager();
    await dueAt(await raise(person.id), hours(first.opens_at, -1));
    const { data } = (await admin.get('/logic/email_settings')).body;
    const send = (audiences: string[]) =>
      admin.put('/logic/email_settings', {
        sender_name: data.sender_name,
        extra_recipients: data.extra_recipients,
        events: data.events.map((each: { event: string }) =>
          each.event === 'claim_assigned' ? { ...each, audiences } : each,
        ),
      });
    expect((await send(['admins'])).status).toBe(200);
    await run(hours(first.opens_at, 1));
    expect(await dayMailsTo(person.username)).toEqual([]);
    expect((await send(['managers', 'admins'])).status).toBe(200);
  });

  test('names twenty claims, and the number of further ones', async () => {
    const person = await newManager();
    const claims = await raiseMany(22, () => raise(person.id));
    for (const id of claims) await dueAt(id, hours(first.opens_at, -1));
    await run(hours(first.opens_at, 1));
    const [{ subject, notes }] = (await dayMailsTo(person.username)) as [Mail & Record<string, unknown>];
    expect({ subject, lines: notes[0]!.lines.length, last: notes[0]!.lines.at(-1) }).toEqual({
      subject: 'Tus reclamos de hoy: 22 vencidos',
      lines: 21,
      last: 'Y 2 reclamos más.',
    });
  });
});

describe('an unanswered question', () => {
  const remindersTo = (recipient: string, claimId: number) =>
    query<Mail & Record<string, unknown>>(
      `select subject, claim_id, notes from outbox_mail where recipient = $1 and claim_id = $2 and notes::text like '%Seguimos esperando%'`,
      [recipient, claimId],
    );
  /** A claim with a question asked on the working day before the first. */
  const ask = async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/comment`, { text: '¿Qué día podés?', awaits_reply: true });
    return id;
  };
  const days = () =>
    query<WorkingDay>(
      'select day::text, opens_at, closes_at from working_day where opens_at > now() order by day limit 4',
    );

  test('gets a reminder after three working days, once, during office hours', async () => {
    const id = await ask();
    // A question counts from the working day after it.
    const [, , third] = (await days()).filter(({ day }) => day > dayInArgentina()) as WorkingDay[];
    await run(hours(second.opens_at, 1));
    await run(hours(third!.opens_at, -0.5));
    expect(await remindersTo('cliente@demo.ar', id)).toEqual([]);
    await Promise.all([run(hours(third!.opens_at, 0.5)), run(hours(third!.opens_at, 0.5))]);
    await run(hours(third!.opens_at, 2));
    const mails = await remindersTo('cliente@demo.ar', id);
    const said = mails.flatMap(({ notes }) => notes).filter(({ title }) => title === 'Seguimos esperando tu respuesta');
    expect(said).toMatchObject([
      { lines: [expect.stringMatching(/^El \d\d\/\d\d\/\d{4} te preguntamos:$/), '¿Qué día podés?'] },
    ]);
    expect(said[0]!.action.path).toBe(`/reclamos/${id}`);
  });

  test('gets no reminder once it is answered', async () => {
    const id = await ask();
    await owner.post(`/logic/claim/${id}/comment`, { text: 'El martes.' });
    const third = (await days())[3]!;
    await run(hours(third.opens_at, 1));
    expect(await remindersTo('cliente@demo.ar', id)).toEqual([]);
  });
});
