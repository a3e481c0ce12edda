import { suggestedRules, usualWeek } from '../../src/contract/termRules';
import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let claimId: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
});
afterAll(() => api.close());

const terms = async () => (await admin.get('/logic/terms')).body.data;
const save = async (changes: object = {}) => {
  const { holidays: _holidays, since: _since, ...now } = await terms();
  return admin.put('/logic/terms', { ...now, ...changes });
};
const raise = async () => {
  const answer = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'));
  return answer.body.data.unit_claim.id as number;
};
const claimOf = async (id: number, caller = admin) =>
  (await caller.get(`/logic/unit_claim/${id}`)).body.data.unit_claim;
const termOf = async (id: number, caller = admin) => (await claimOf(id, caller)).claim.term;
beforeEach(async () => {
  await save({ rules: suggestedRules(usualWeek), week: usualWeek, days: [] });
  claimId = await raise();
});

describe('the terms', () => {
  test('can only be set by admins, and include the public holidays', async () => {
    const { rules, holidays, since } = await terms();
    expect(rules).toEqual(suggestedRules(usualWeek));
    expect(since).not.toBeNull();
    expect(holidays.map(({ name }: { name: string }) => name)).toContain('Navidad');
    for (const person of ['manager@demo.ar', 'consorcio@demo.ar', 'cliente@demo.ar', 'inquilino@demo.ar']) {
      const caller = await api.as(person);
      expect((await caller.get('/logic/terms')).status).toBe(403);
      expect((await caller.put('/logic/terms', {})).status).toBe(403);
    }
  });

  test.each([
    [
      'the same priority twice',
      { rules: [...suggestedRules(usualWeek), suggestedRules(usualWeek)[0]] },
      'rules.5.priority',
    ],
    [
      'an end before the answer',
      { rules: [{ ...suggestedRules(usualWeek)[0], end_minutes: 5 }] },
      'rules.0.end_minutes',
    ],
    [
      'an office that closes before it opens',
      { week: [{ opens: '18:00', closes: '09:00' }, ...usualWeek.slice(1)] },
      'week.0',
    ],
    ['an office that never opens', { week: usualWeek.map(() => null) }, 'week'],
    [
      'an open day on a weekday without hours',
      { days: [{ day: '2026-11-22', name: 'Entrega', is_closed: false }] },
      'days.0.hours',
    ],
    [
      'an open day that closes before it opens',
      { days: [{ day: '2026-11-22', name: 'Entrega', is_closed: false, hours: { opens: '13:00', closes: '10:00' } }] },
      'days.0.hours',
    ],
    [
      "a term of more than a year of the office's hours",
      { rules: [{ ...suggestedRules(usualWeek)[0], end_minutes: 262 * 9 * 60 }] },
      'rules.0.end_minutes',
    ],
    ['a day without a name', { days: [{ day: '2026-12-24', name: ' ', is_closed: true }] }, 'days.0.name'],
  ])('refuse %s', async (_what, changes, field) => {
    const { status, body } = await save(changes);
    expect({ status, fields: body.errors.map((error: { field: string }) => error.field) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  test.each([
    ['rules', 400],
    ['week', 422],
    ['days', 400],
  ])('refuse null for %s', async (field, expected) => {
    const { status, body } = await save({ [field]: null });
    expect({ status, fields: body.errors.map((error: { field: string }) => error.field) }).toEqual({
      status: expected,
      fields: [field],
    });
  });

  test('refuse an unknown category', async () => {
    const rule = { ...suggestedRules(usualWeek)[0], category_id: 99_999 };
    expect(await save({ rules: [rule] })).toMatchObject({
      status: 409,
      body: { message: 'El rubro o el proyecto de un plazo ya no existe.' },
    });
  });

  test('return 409 to the second of two admins', async () => {
    const { version } = await terms();
    await save();
    expect((await save({ version })).status).toBe(409);
  });
});

describe('what is due of a claim', () => {
  test('is the first reply, then the end, which the client sees once a person has accepted the claim', async () => {
    const first = await termOf(claimId);
    expect(first).toMatchObject({ due: 'answer' });
    expect(await termOf(claimId, owner)).toEqual(first);
    await admin.post(`/logic/claim/${claimId}/comment`, { text: 'Lo vemos.' });
    const then = await termOf(claimId);
    expect(then).toMatchObject({ due: 'end' });
    expect(Date.parse(then.at)).toBeGreaterThan(Date.parse(first.at));
    expect(await termOf(claimId, owner)).toBeNull();
    await admin.post(`/logic/claim/${claimId}/status/up`);
    expect(await termOf(claimId, owner)).toEqual(await termOf(claimId));
  });

  test('is nothing once it has ended, and continues after a reopening', async () => {
    await admin.post(`/logic/claim/${claimId}/status/reject`);
    expect(await termOf(claimId)).toBeNull();
    await admin.post(`/logic/claim/${claimId}/status/reopen`);
    expect(await termOf(claimId)).toMatchObject({ due: 'end' });
  });

  test('comes sooner with a higher priority', async () => {
    await admin.post(`/logic/claim/${claimId}/comment`, { text: 'Lo vemos.' });
    const before = await termOf(claimId);
    await admin.put(`/logic/unit_claim/${claimId}/priority`, { priority: 'urgent' });
    expect(Date.parse((await termOf(claimId)).at)).toBeLessThan(Date.parse(before.at));
  });

  test('does not change with later terms, and is nothing without terms', async () => {
    const before = await termOf(claimId);
    await save({ rules: [] });
    expect(await termOf(claimId)).toEqual(before);
    expect(await termOf(await raise())).toBeNull();
  });

  test('moves with a day on which the office closes', async () => {
    const before = await termOf(claimId);
    const day = before.at.slice(0, 10);
    await save({ days: [{ day, name: 'Puente', is_closed: true }] });
    expect(Date.parse((await termOf(claimId)).at)).toBeGreaterThan(Date.parse(before.at));
    await save({ days: [] });
    expect(await termOf(claimId)).toEqual(before);
  });

  test('follows the rule of its category rather than the one of its priority alone', async () => {
    const { claim_category: category, priority } = await claimOf(claimId);
    const rules = suggestedRules(usualWeek);
    const own = { priority, category_id: category.id, project_id: null, answer_minutes: 1, end_minutes: 2 };
    await save({ rules: [...rules, own] });
    const [plain, special] = [await termOf(claimId), await termOf(await raise())];
    expect(Date.parse(special.at)).toBeLessThan(Date.parse(plain.at));
  });
});

describe('a question to the client', () => {
  const ask = () => admin.post(`/logic/claim/${claimId}/comment`, { text: '¿Qué día podés?', awaits_reply: true });
  const waits = async (caller = owner) => (await claimOf(claimId, caller)).claim.awaiting_reply_since;

  test('pauses the term until the client writes', async () => {
    expect((await ask()).body.data).toMatchObject({ awaits_reply: true });
    expect({ term: await termOf(claimId), since: await waits() }).toEqual({ term: null, since: expect.any(String) });
    await owner.post(`/logic/claim/${claimId}/comment`, { text: 'El martes.' });
    expect({ term: await termOf(claimId), since: await waits() }).toEqual({
      term: expect.objectContaining({ due: 'end' }),
      since: null,
    });
    const said = (await owner.get(`/logic/claim/${claimId}/comment`)).body.data;
    expect(said.map(({ awaits_reply: asks }: { awaits_reply: boolean }) => asks)).toEqual([true, false]);
  });

  test('is ended by staff, once', async () => {
    await ask();
    expect((await admin.post(`/logic/claim/${claimId}/resume`)).status).toBe(200);
    expect(await waits()).toBeNull();
    expect((await admin.post(`/logic/claim/${claimId}/resume`)).status).toBe(409);
    expect((await owner.post(`/logic/claim/${claimId}/resume`)).status).toBe(403);
  });

  test('ends with the claim, and cannot be asked in a closed one', async () => {
    await ask();
    await admin.post(`/logic/claim/${claimId}/status/reject`);
    expect(await waits()).toBeNull();
    expect((await ask()).status).toBe(409);
  });

  test('cannot be asked by the client', async () => {
    const answer = await owner.post(`/logic/claim/${claimId}/comment`, { text: '¿Y?', awaits_reply: true });
    expect(answer.status).toBe(403);
  });

  test('asked twice counts from the first time', async () => {
    await ask();
    const since = await waits();
    await ask();
    expect(await waits()).toBe(since);
  });
});

describe('a leak on a Friday evening before a holiday', () => {
  // The 23rd of November 2026 is a public holiday; the office is open from Monday to Friday, 9 to 18.
  const evening = '2026-11-20T20:10:00-03:00';
  const raiseAt = async (instant: string, caller = owner) => {
    const id = await raise();
    const { pool } = api.connection;
    await admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'urgent' });
    await pool.query('update claim set created_at = $2 where id = $1', [id, instant]);
    await pool.query('select refresh_claim_clocks(array[$1::int])', [id]);
    return { id, term: await termOf(id, caller) };
  };
  beforeEach(async () => {
    await api.connection.pool.query("update term_version set created_at = '2026-01-02'");
    // The office's days go back to the oldest claim.
    await api.connection.pool.query("update claim set created_at = '2026-01-05' where id = $1", [claimId]);
    await save({ days: [{ day: '2026-01-06', name: 'Reyes', is_closed: true }] });
  });

  test('is due on Tuesday: neither the weekend nor the holiday counts; client and staff see the same', async () => {
    const { id, term } = await raiseAt(evening);
    expect(term).toEqual({ due: 'answer', at: '2026-11-24T16:00:00.000Z' });
    expect(await termOf(id)).toEqual(term);
  });

  test('is due on Monday if the office works on that holiday, and on Wednesday if it also closes on Tuesday', async () => {
    const day = (date: string, isClosed: boolean) => ({ day: date, name: 'Distinto', is_closed: isClosed });
    const { id } = await raiseAt(evening);
    await save({ days: [day('2026-11-23', false)] });
    expect((await termOf(id)).at).toBe('2026-11-23T16:00:00.000Z');
    await save({ days: [day('2026-11-24', true)] });
    expect((await termOf(id)).at).toBe('2026-11-25T16:00:00.000Z');
  });

  test('counts the own hours of an open day, also on a Sunday', async () => {
    const { id } = await raiseAt(evening);
    const hours = { opens: '10:00', closes: '12:00' };
    const days = [{ day: '2026-11-22', name: 'Entrega', is_closed: false, hours }];
    expect((await save({ days })).body.data.days).toEqual(days);
    expect((await termOf(id)).at).toBe('2026-11-24T14:00:00.000Z');
    await save({ days: [{ ...days[0], hours: { opens: '10:00', closes: '14:00' } }] });
    expect((await termOf(id)).at).toBe('2026-11-22T17:00:00.000Z');
  });

  test('ends on the right day with the longest term of an office that hardly opens', async () => {
    const { pool } = api.connection;
    const week = [null, { opens: '09:00', closes: '10:00' }, null, null, null, null, null];
    const rules = suggestedRules(week).map((rule) => ({ ...rule, answer_minutes: 60, end_minutes: 52 * 60 }));
    expect((await save({ rules, week })).status).toBe(200);
    await pool.query("update term_version set created_at = '2026-01-02'");
    const { id } = await raiseAt(evening);
    const { rows } = await pool.query(
      `select (select end_due_at from claim_clock where claim_id = $1) as due,
        (select closes_at from working_day where opens_at > '2026-11-20' order by day offset 51 limit 1) as last`,
      [id],
    );
    expect(rows[0].last).not.toBeNull();
    expect(rows[0].due).toEqual(rows[0].last);
    await save({ rules: suggestedRules(usualWeek), week: usualWeek });
  });

  test('in the last office hour of Friday has its remaining hours on Tuesday', async () => {
    expect((await raiseAt('2026-11-20T17:00:00-03:00')).term.at).toBe('2026-11-24T15:00:00.000Z');
  });
});

describe('a list', () => {
  const ids = async (query: string) =>
    (
      (await admin.get(`/logic/unit_claim?page=1&page_size=100&${query}`)).body.data as { unit_claim: { id: number } }[]
    ).map(({ unit_claim: claim }) => claim.id);

  test('sorts the earliest due claims first, and claims without a term last', async () => {
    const dues = (
      (await admin.get('/logic/unit_claim?page=1&page_size=100&sort=due')).body.data as {
        unit_claim: { claim: { term: { at: string } | null } };
      }[]
    ).map(({ unit_claim: { claim } }) => (claim.term ? Date.parse(claim.term.at) : Infinity));
    expect(dues.length).toBeGreaterThan(50);
    expect(dues).toEqual(dues.toSorted((a, b) => a - b));
  });

  test('finds and counts claims that are late, paused, or without a term', async () => {
    await api.connection.pool.query("update claim_clock set due_at = now() - interval '1 hour' where claim_id = $1", [
      claimId,
    ]);
    expect(await ids('due=late')).toContain(claimId);
    expect(await ids('due=today,week,later,paused,none')).not.toContain(claimId);
    await admin.post(`/logic/claim/${claimId}/comment`, { text: '¿Sigue?', awaits_reply: true });
    expect(await ids('due=paused')).toContain(claimId);
    const { counts } = (await admin.get('/logic/unit_claim/counts?by=due')).body.data;
    const total = counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(counts.map(({ value }: { value: string }) => value)).toContain('paused');
    expect(total).toBe((await admin.get('/logic/unit_claim?page=1')).body.meta.total);
  });
});
