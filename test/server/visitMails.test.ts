import ICAL from 'ical.js';
import { spanWords } from '../../src/contract/visitWords';
import { mailVisitReminders } from '../../src/server/mail/visitMails.service';
import { ownershipOf, raiseClaim } from './support/claims';
import { startMailbox, type Mailbox } from './support/mailServer';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, secretOf, postWork } from './support/works';

let api: TestApp;
let mailbox: Mailbox;
let admin: Caller;
let manager: Caller;
let owner: Caller;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApp('demo', { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://posventa.parana.ar' });
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

interface Mail extends Record<string, unknown> {
  recipient: string;
  subject: string;
  claim_id: number | null;
  lines: string[];
  path: string | null;
  method: string | null;
  calendar: string | null;
}
/** Mails enqueued since the last call, by recipient. */
let seen = 0;
async function newMails(): Promise<Map<string, Mail>> {
  const { rows } = await api.connection.pool.query<Mail & { id: number }>(
    `select id, recipient, subject, claim_id, array(select jsonb_array_elements_text(notes -> -1 -> 'lines')) as lines, notes -> -1 -> 'action' ->> 'path' as path,
       notes -> -1 -> 'calendar' ->> 'method' as method, notes -> -1 -> 'calendar' ->> 'text' as calendar
     from outbox_mail where id > $1 order by id`,
    [seen],
  );
  seen = rows.at(-1)?.id ?? seen;
  // Each step is checked separately.
  await api.connection.pool.query('update outbox_mail set is_open = false');
  return new Map(rows.map((row) => [row.recipient, row]));
}

const hourMs = 3_600_000;
const span = (hours: number) => {
  const at = Math.floor(Date.now() / 1000) * 1000 + hours * hourMs;
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 2 * hourMs).toISOString() };
};
let serial = 0;
async function newVisit({
  windows = [span(48), span(72)],
  email = `taller${++serial}@correo.ar` as string | null,
} = {}) {
  const claimId = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim
    .claim_id as number;
  const contractor = { name: `Taller ${++serial}`, phone_number: '3415550101', email };
  const contractorId = (await admin.post('/logic/contractor', contractor)).body.data.id as number;
  const order = { contractor_id: contractorId, instructions: 'Cambiar el flexible.', claim_ids: [claimId] };
  const workId = (await postWork(manager, order)).body.data.id as number;
  await newMails();
  const body = { work_id: workId, claim_id: claimId, windows };
  const id = (await manager.post('/logic/visit', body)).body.data.id as number;
  return { id, claimId, workId, email, windows };
}
const accept = (id: number, at: { starts_at: string }) =>
  owner.put(`/logic/visit/${id}/accept`, { starts_at: at.starts_at });
const eventOf = ({ calendar }: Mail) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar!));
  return new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
};

// This test is the first, because it sends all mails of the queue.
test("the recipient's program gets the entry as a calendar part, besides the text", async () => {
  const { id, windows } = await newVisit();
  await accept(id, windows[0]!);
  mailbox.messages.length = 0;
  await api.passTime();
  await api.runJobs();
  const message = mailbox.messages.find(
    (each) => each.includes('text/calendar') && /^To: cliente@demo\.ar/m.test(each),
  );
  expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(message).toContain('visita.ics');
});

test('a cancelled visit and another of its claim are two mails, of which each calendar entry reaches the resident', async () => {
  const { id, windows, workId, claimId } = await newVisit();
  await accept(id, windows[0]!);
  const first = eventOf((await newMails()).get('cliente@demo.ar')!);
  expect((await manager.put(`/logic/visit/${id}/cancel`, { reason: 'No hay material.' })).status).toBe(200);
  const body = { work_id: workId, claim_id: claimId, windows: [span(96)], is_agreed: true };
  const other = (await manager.post('/logic/visit', body)).body.data.id as number;
  // A change of the same visit still joins the mail about it.
  await manager.put(`/logic/visit/${other}/date`, { ...span(120), reason: 'Pidió el taller.' });
  const { rows } = await api.connection.pool.query<{ methods: string[]; text: string }>(
    `select jsonb_path_query_array(notes, '$.calendar.method') as methods, notes -> -1 -> 'calendar' ->> 'text' as text
     from outbox_mail where id > $1 and recipient = 'cliente@demo.ar' order by id`,
    [seen],
  );
  expect(rows.map(({ methods }) => methods)).toEqual([['CANCEL'], ['REQUEST', 'REQUEST']]);
  const last = new ICAL.Component(ICAL.parse(rows.at(-1)!.text)).getFirstSubcomponent('vevent')!;
  mailbox.messages.length = 0;
  await api.passTime();
  await api.runJobs();
  const sent = (method: string, uid: string) =>
    mailbox.messages.filter(
      (each) => /^To: cliente@demo\.ar/m.test(each) && each.includes(`method=${method}`) && each.includes(`UID:${uid}`),
    ).length;
  expect([sent('CANCEL', first.uid), sent('REQUEST', new ICAL.Event(last).uid)]).toEqual([1, 1]);
});

test("the claim's author is asked to choose, with the windows and a link to the claim; a contractor is told what was proposed in its name", async () => {
  const { claimId, email } = await newVisit();
  const mails = await newMails();
  expect([...mails.keys()].sort()).toEqual(['cliente@demo.ar', email]);
  const mail = mails.get('cliente@demo.ar')!;
  expect(mail).toMatchObject({
    subject: `Reclamo #${claimId}: elegí el horario de la visita`,
    claim_id: claimId,
    // The link works without signing in.
    path: expect.stringMatching(/^\/visita#[\w-]{43}$/),
    calendar: null,
  });
  expect(mail.lines[0]).toMatch(/^• (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de \w+, de \d/);
  expect(mail.lines.filter((line) => line.startsWith('•'))).toHaveLength(2);
});

test('a date is one calendar entry, which is moved and removed; each side gets the data that it needs', async () => {
  const { id, windows, email, claimId } = await newVisit();
  await newMails();
  await accept(id, windows[0]!);
  const agreed = await newMails();
  expect([...agreed.keys()].sort()).toEqual(['cliente@demo.ar', email]);
  const [mine, theirs] = [agreed.get('cliente@demo.ar')!, agreed.get(email!)!];
  expect([mine.method, theirs.method]).toEqual(['REQUEST', 'REQUEST']);
  const first = eventOf(mine);
  // Not the visit's number, which another installation, or a restored backup, has too.
  expect(first.uid).toMatch(/^[\da-f-]{36}@posventa\.parana\.ar$/);
  expect(first.startDate.toJSDate().toISOString()).toBe(windows[0]!.starts_at);
  expect(first.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['MAILTO:cliente@demo.ar']);
  // The person who comes needs the contact; a neighbour's calendar does not.
  expect(theirs.lines.join('\n')).toContain('Laura Giménez, 3415873201');
  expect(eventOf(theirs).description).toContain('Cambiar el flexible.');
  expect(mine.calendar).not.toContain('Cambiar el flexible.');
  expect({ path: theirs.path, claim: theirs.claim_id }).toEqual({ path: null, claim: null });

  const moved = span(100);
  await manager.put(`/logic/visit/${id}/date`, { ...moved, reason: 'Pidió el taller.' });
  const second = (await newMails()).get('cliente@demo.ar')!;
  expect(second.subject).toBe(`Reclamo #${claimId}: cambió la fecha de la visita`);
  expect(second.lines).toContain('Motivo: Pidió el taller.');
  expect(eventOf(second)).toMatchObject({ uid: first.uid, sequence: first.sequence + 1 });

  await owner.put(`/logic/visit/${id}/cancel`, { reason: 'Ya lo arreglé.' });
  const cancelled = await newMails();
  expect([...cancelled.keys()].sort()).toEqual(['cliente@demo.ar', 'manager@demo.ar', email]);
  for (const recipient of ['cliente@demo.ar', email!])
    expect(cancelled.get(recipient)).toMatchObject({ method: 'CANCEL' });
  expect(eventOf(cancelled.get(email!)!).sequence).toBe(first.sequence + 2);
  expect(cancelled.get('manager@demo.ar')).toMatchObject({
    calendar: null,
    path: expect.stringMatching(/^\/trabajos\//),
  });
});

test('other windows go to the user who requested the work order; a date that is given up is removed from the calendars', async () => {
  const { id, windows, email } = await newVisit();
  await newMails();
  await owner.put(`/logic/visit/${id}/windows`, { windows: [span(90)] });
  expect([...(await newMails()).keys()].sort()).toEqual(['manager@demo.ar', email]);
  await manager.put(`/logic/visit/${id}/windows`, { windows });
  expect([...(await newMails()).keys()].sort()).toEqual(['cliente@demo.ar', email]);
  await accept(id, windows[0]!);
  await newMails();
  await owner.put(`/logic/visit/${id}/windows`, { windows: [span(95)], reason: 'Viajo.' });
  const released = await newMails();
  expect([...released.keys()].sort()).toEqual(['cliente@demo.ar', 'manager@demo.ar', email]);
  expect([released.get('cliente@demo.ar')!.method, released.get(email!)!.method]).toEqual(['CANCEL', 'CANCEL']);
});

test('a contractor without an e-mail is called by the user who requested the work order', async () => {
  const { id, windows } = await newVisit({ email: null });
  await newMails();
  await accept(id, windows[0]!);
  const mails = await newMails();
  expect([...mails.keys()].sort()).toEqual(['cliente@demo.ar', 'manager@demo.ar']);
  expect(mails.get('manager@demo.ar')!.lines.at(-1)).toMatch(/no tiene email cargado: avisale por teléfono\.$/);
});

describe('a contractor that has to respond', () => {
  const byLink = (secret: string) => callerOf(api.app, secret, 'Link');
  const setPhone = async (phone: string) => {
    const company = (await admin.get('/logic/company')).body.data;
    const { name, colour, opening_hours, version } = company;
    expect((await admin.put('/logic/company', { name, colour, phone, opening_hours, version })).status).toBe(200);
  };
  /** The contractor's mail about a visit with proposed windows. */
  const mailAfter = async (email: string | null, propose: () => Promise<{ status: number }>) => {
    await newMails();
    expect((await propose()).status).toBe(200);
    return (await newMails()).get(email!);
  };

  test('chooses on its page, by a link in the mail: the existing link stays valid, and they expire together', async () => {
    const { id, workId, email } = await newVisit();
    const first = byLink(await linkOf(manager, workId));
    const other = span(90);
    const mail = (await mailAfter(email, () => owner.put(`/logic/visit/${id}/windows`, { windows: [other] })))!;
    expect(mail.subject).toBe('Visita a 3° A · Torre Oroño: elegí el horario de la visita');
    expect(mail.lines).toEqual(
      expect.arrayContaining([
        `• ${spanWords(other)}`,
        'Elegí uno con el botón, sin iniciar sesión. Si ninguno te sirve, proponé otros.',
      ]),
    );
    expect(mail.path).toMatch(/^\/trabajo\/#[\w-]{43}$/);
    const opened = async () => (await manager.get(`/logic/work_order/${workId}`)).body.data.link?.opened_at;
    expect(await opened()).toBeNull();

    const mailed = byLink(secretOf(mail.path!));
    expect((await mailed.post('/logic/own_work')).body.data.id).toBe(workId);
    expect(await opened()).not.toBeNull();
    expect((await mailed.put(`/logic/link/visit/${id}/accept`, { starts_at: other.starts_at })).status).toBe(200);
    expect((await first.post('/logic/own_work')).status).toBe(200);
    await manager.delete(`/logic/work_order/${workId}/link`);
    for (const link of [first, mailed]) expect((await link.post('/logic/own_work')).status).toBe(401);
    expect(await opened()).toBeUndefined();
  });

  test('without a valid link is asked to call', async () => {
    await setPhone('341 555-0100');
    const { id, workId, email, windows } = await newVisit();
    const propose = (who: Caller) => () => who.put(`/logic/visit/${id}/windows`, { windows });
    const mail = (await mailAfter(email, propose(owner)))!;
    expect({ path: mail.path, lines: mail.lines }).toEqual({
      path: null,
      lines: expect.arrayContaining(['Para elegir uno o proponer otros, llamanos al 341 555-0100.']),
    });
    await linkOf(manager, workId);
    await api.connection.pool.query(
      "update access_link set expires_at = now() - interval '1 second' where work_id = $1",
      [workId],
    );
    expect((await mailAfter(email, propose(manager)))!.lines).toContain(
      'Quien recibe la visita elige uno. Si alguno no te sirve, llamanos al 341 555-0100.',
    );
    await setPhone('');
    const last = (await mailAfter(email, propose(owner)))!;
    expect(last.lines).toContain('Para elegir uno o proponer otros, llamá a la empresa.');
  });

  test('is told of windows that the company proposes in its name, not of its own; without an e-mail staff are asked to call', async () => {
    const { id, workId, email, windows } = await newVisit();
    const contractor = byLink(await linkOf(manager, workId));
    const proposed = (await mailAfter(email, () => manager.put(`/logic/visit/${id}/windows`, { windows })))!;
    expect(proposed.lines).toContain(
      'Quien recibe la visita elige uno. Si alguno no te sirve, proponé otros con el botón, sin iniciar sesión.',
    );
    expect(proposed.path).toMatch(/^\/trabajo\/#/);
    const own = () => contractor.put(`/logic/link/visit/${id}/windows`, { windows: [span(91)] });
    expect(await mailAfter(email, own)).toBeUndefined();

    const unreachable = await newVisit({ email: null });
    await newMails();
    await owner.put(`/logic/visit/${unreachable.id}/windows`, { windows: [span(92)] });
    const mails = await newMails();
    expect([...mails.keys()]).toEqual(['manager@demo.ar']);
    expect(mails.get('manager@demo.ar')!.lines.at(-1)).toMatch(/no tiene email cargado: avisale por teléfono\.$/);
  });

  test('and is replaced meanwhile gets no working link', async () => {
    const { id, workId, email } = await newVisit();
    await linkOf(manager, workId);
    const mail = (await mailAfter(email, () => owner.put(`/logic/visit/${id}/windows`, { windows: [span(93)] })))!;
    const mailed = byLink(secretOf(mail.path!));
    const next = (await admin.post('/logic/contractor', { name: 'Otro taller', phone_number: '3415550101' })).body.data
      .id;
    const edited = { contractor_id: next, instructions: 'Cambiar el flexible.' };
    expect((await manager.put(`/logic/work_order/${workId}`, edited)).status).toBe(200);
    expect((await mailed.post('/logic/own_work')).status).toBe(401);
    expect((await mailed.get('/logic/link/visit')).status).toBe(401);
  });
});

test('a cancelled work order removes its visits from the calendars', async () => {
  const { id, windows, workId, email } = await newVisit();
  await accept(id, windows[0]!);
  await newMails();
  await admin.put(`/logic/work_order/${workId}/status`, { move: 'cancel', note: 'Ya no hace falta.' });
  const mails = await newMails();
  expect([...mails.keys()].sort()).toEqual(['cliente@demo.ar', email]);
  expect(mails.get('cliente@demo.ar')).toMatchObject({ method: 'CANCEL' });
  expect(mails.get('cliente@demo.ar')!.lines).toContain('Motivo: La empresa anuló el trabajo.');
});

describe('the reminder', () => {
  const remindersTo = async (recipient: string) =>
    (
      await api.connection.pool.query<{ subject: string }>(
        "select subject from outbox_mail where recipient = $1 and notes::text like '%Te recordamos la visita%'",
        [recipient],
      )
    ).rows;
  const run = (at: string) => mailVisitReminders(api.app.context, new Date(at));

  test('goes to both sides once, when the office opens on the previous working day', async () => {
    const { id, email } = await newVisit();
    // A Monday, whose previous working day is a Friday.
    await api.connection.pool.query(
      `update visit set status = 'agreed', starts_at = '2030-07-15T12:00:00Z', ends_at = '2030-07-15T15:00:00Z', changed_at = '2030-07-01T12:00:00Z' where id = $1`,
      [id],
    );
    await run('2030-07-12T11:00:00Z');
    expect(await remindersTo(email!)).toEqual([]);
    await run('2030-07-12T13:00:00Z');
    await run('2030-07-12T13:15:00Z');
    expect(await remindersTo(email!)).toHaveLength(1);
    expect((await remindersTo('cliente@demo.ar')).length).toBeGreaterThan(0);
  });

  test('is not sent for a cancelled visit, nor for one agreed on since', async () => {
    const [cancelled, late] = [await newVisit(), await newVisit()];
    const times = "starts_at = '2030-08-14T12:00:00Z', ends_at = '2030-08-14T15:00:00Z'";
    const { pool } = api.connection;
    await pool.query(`update visit set status = 'cancelled', changed_at = '2030-08-01', ${times} where id = $1`, [
      cancelled.id,
    ]);
    await pool.query(
      `update visit set status = 'agreed', changed_at = '2030-08-13T20:00:00Z', ${times} where id = $1`,
      [late.id],
    );
    await run('2030-08-13T21:00:00Z');
    for (const { email } of [cancelled, late]) expect(await remindersTo(email!)).toEqual([]);
  });
});
