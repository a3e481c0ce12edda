/** Internal data of staff, over random actions of all users: no response, event or mail of anyone else contains it. */
import fc from 'fast-check';
import { operations } from '../../../src/contract/operations';
import { isForLinks } from '../../../src/contract/permissions';
import { makeVisitLink } from '../../../src/server/works/workLinks.service';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form } from '../support/files';
import { callerOf, newPassword, startTestApp, textOf, type Caller, type TestApp } from '../support/testApp';
import { linkOf, newWork, secretOf } from '../support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let readers: Record<string, Caller>;
let contract: number;
let ownerId: number;
/** A staff member whose name occurs nowhere else. */
let responsible: number;

const word = 'Zarzamora';
/** A price that occurs nowhere else. */
const price = '98765.43';
const marks = [word, '98765', '98.765'];

beforeAll(async () => {
  api = await startTestApp();
  const [tenant, consortium] = await Promise.all([api.as('inquilino@demo.ar'), api.as('consorcio@demo.ar')]);
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  readers = { owner, tenant, consortium };
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  ownerId = (await owner.get('/auth/info')).body.data.user.id;
  const { data } = (
    await admin.post('/logic/manager', {
      username: 'reservado@demo.ar',
      password: newPassword,
      name: 'Ana',
      last_name: word,
      phone_number: '3415550199',
      project_ids: [],
    })
  ).body;
  responsible = data.id;
});
afterAll(() => api.close());

type Act = (id: number) => Promise<unknown>;
const notesOf = async (id: number) => (await admin.get(`/logic/claim/${id}/note`)).body.data as { id: number }[];
const lastNote = async (id: number) => (await notesOf(id)).at(-1)?.id;
const acts: Record<string, Act> = {
  note: (id) => admin.upload(`/logic/claim/${id}/note`, form({ text: `${word}: cobrar ${price}` }, [])),
  'mention a colleague': (id) => admin.upload(`/logic/claim/${id}/note`, form({ text: `@Ana ${word} mirá esto` }, [])),
  'change a note': async (id) => {
    const note = await lastNote(id);
    if (note) await admin.put(`/logic/note/${note}`, { text: `${word}, corregida` });
  },
  'withdraw a note': async (id) => {
    const note = await lastNote(id);
    if (note) await admin.post(`/logic/note/${note}/withdraw`);
  },
  assign: (id) => admin.put(`/logic/claim/${id}/responsible`, { responsible_id: responsible }),
  'assign in bulk': async (id) => {
    await admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'assign', responsible_id: responsible });
    await api.runJobs();
  },
  price: (id) => admin.put(`/logic/claim/${id}/repair_price`, { repair_price: price }),
  priority: (id) => admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'high' }),
  'move up': (id) => admin.post(`/logic/claim/${id}/status/up`),
  reject: (id) => admin.post(`/logic/claim/${id}/status/reject`, { reason: 'No corresponde.' }),
  reopen: (id) => admin.post(`/logic/claim/${id}/status/reopen`),
  ask: (id) => admin.post(`/logic/claim/${id}/comment`, { text: '¿Qué día podés?', awaits_reply: true }),
  'answer of the client': (id) => owner.post(`/logic/claim/${id}/comment`, { text: 'El martes.' }),
  'withdrawal of the client': (id) => owner.post(`/logic/claim/${id}/withdraw`, { reason: 'Ya se arregló.' }),
  'reading of the client': (id) => owner.post('/logic/claim/read', { type: 'UNIT', is_read: true, ids: [id] }),
};

const queries = ['', '?page=1', '?format=csv', `?q=${word}`, '?by=responsible_id,has_price,priority', '?sort=price'];

/** Every response of the contract's reading calls for a user, with a claim's id for every id parameter. */
async function* answersOf(caller: Caller, id: number) {
  for (const { method, path, isStream } of operations) {
    if (method !== 'GET' || isStream) continue;
    const asked = path.replaceAll(/\{\w+\}/g, String(id));
    for (const query of asked === '/logic/claim/news' ? [`?ids=${id}`] : queries) {
      yield { asked: `${asked}${query}`, text: textOf(await caller.get(`${asked}${query}`)) };
    }
  }
}

/** The work order of a claim with its agreed price and a visit, and callers with links to both. */
async function linksTo(id: number): Promise<Record<string, Caller>> {
  const { id: workId } = await newWork(admin, [id], { price });
  const start = Date.now() + 48 * 3_600_000;
  const [starts_at, ends_at] = [start, start + 3_600_000].map((at) => new Date(at).toISOString());
  const { data } = (
    await admin.post('/logic/visit', { work_id: workId, claim_id: id, windows: [{ starts_at, ends_at }] })
  ).body;
  const path = await api.connection.db.transaction((tx) =>
    makeVisitLink(tx, { visitId: data.id, workId, accountId: ownerId }),
  );
  return {
    'contractor by link': callerOf(api.app, await linkOf(admin, workId), 'Link'),
    'resident by link': callerOf(api.app, secretOf(path), 'Link'),
  };
}

/** Responses for a link: its own calls, with any method. Empty bodies change nothing. */
async function* answersByLink(caller: Caller) {
  for (const { method, path, permission } of operations) {
    if (!isForLinks(permission) || path.includes('{')) continue;
    const { body, status } = method === 'GET' ? await caller.get(path) : await caller.post(path);
    yield { asked: path, text: JSON.stringify(body), status };
  }
}

test('after any actions only staff can read a note, a responsible person or a price of a unit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 4, maxLength: 14 }),
      async (wanted) => {
        const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
        const own: string[] = [];
        for (const name of wanted) {
          const answer = (await acts[name]!(id)) as { body?: unknown } | undefined;
          if (name.endsWith('of the client')) own.push(JSON.stringify(answer?.body));
        }
        const leaks = own.filter((text) => marks.some((mark) => text.includes(mark)));
        const links = await linksTo(id);
        for (const [who, caller] of Object.entries(readers))
          for await (const { asked, text } of answersOf(caller, id))
            if (marks.some((mark) => text.includes(mark))) leaks.push(`${who} ${asked}`);
        for (const [who, caller] of Object.entries(links))
          for await (const { asked, text } of answersByLink(caller))
            if (marks.some((mark) => text.includes(mark))) leaks.push(`${who} ${asked}`);
        const { rows } = await api.connection.pool.query<{ recipient: string }>(
          `select m.recipient from outbox_mail m left join account a on lower(a.username) = lower(m.recipient) left join user_type t on t.code = a.type
           where m.notes::text || m.subject like any($1) and t.is_staff is not true`,
          [marks.map((mark) => `%${mark}%`)],
        );
        expect([...leaks, ...rows.map(({ recipient }) => `mail to ${recipient}`)]).toEqual([]);
      },
    ),
    { numRuns: 3 },
  );
}, 300_000);

test('the random actions really create the data that could leak', async () => {
  const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
  for (const name of ['note', 'assign', 'price']) await acts[name]!(id);
  for (const caller of Object.values(await linksTo(id))) {
    const answered: number[] = [];
    for await (const { status } of answersByLink(caller)) answered.push(status);
    expect(answered).toContain(200);
  }
  const read = JSON.stringify([
    (await admin.get(`/logic/unit_claim/${id}`)).body,
    (await admin.get(`/logic/claim/${id}/note`)).body,
  ]);
  expect(marks.slice(0, 2).filter((mark) => read.includes(mark))).toEqual([word, '98765']);
});
