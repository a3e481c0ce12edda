import { operations } from '../../../src/contract/operations';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let consortium: Caller;
let tenant: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, consortium, tenant] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
    api.as('inquilino@demo.ar'),
  ]);
  id = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.id;
});
afterAll(() => api.close());

const add = (caller: Caller, text: string, claimId = id) =>
  caller.upload(`/logic/claim/${claimId}/note`, form({ text }, []));
const list = async (claimId = id) => (await admin.get(`/logic/claim/${claimId}/note`)).body.data as { id: number }[];
const mailsTo = async (recipient: string, text: string) => {
  const { rows } = await api.connection.pool.query(
    'select 1 from outbox_mail where recipient = $1 and notes::text like $2',
    [recipient, `%${text}%`],
  );
  return rows.length;
};
const nameOf = async (caller: Caller) => (await add(caller, 'Nada nuevo.')).body.data.created_by.name as string;

describe('a note', () => {
  test("is read by staff, oldest first, with its photos, which are not part of the claim's", async () => {
    const first = await add(admin, '  Llamar al plomero.  ');
    expect({ status: first.status, body: first.body.data }).toMatchObject({
      status: 201,
      body: { text: 'Llamar al plomero.', is_own: true, mentions: [], images: [], earlier: [], withdrawn_at: null },
    });
    const withPhoto = await manager.upload(
      `/logic/claim/${id}/note`,
      form({ text: 'Así quedó.' }, [{ name: 'presupuesto.png', bytes: png }]),
    );
    expect(withPhoto.body.data.images).toMatchObject([{ name: 'presupuesto.png' }]);
    expect(await list()).toMatchObject([
      { text: 'Llamar al plomero.', is_own: true, created_by: { username: 'admin@demo.ar' } },
      { text: 'Así quedó.', is_own: false, images: [{ name: 'presupuesto.png' }] },
    ]);
    const { unit_claim: claim } = (await owner.get(`/logic/unit_claim/${id}`)).body.data;
    expect({ images: claim.claim_image, messages: claim.commentCount, last: claim.last_message }).toEqual({
      images: [],
      messages: 0,
      last: null,
    });
  });

  test('does not count as a reply, because nobody outside sees it', async () => {
    const waiting = async () => (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.waiting_since;
    const before = await waiting();
    expect(before).not.toBeNull();
    await add(admin, 'Esperamos el presupuesto.');
    expect(await waiting()).toBe(before);
  });

  test.each(['', '   \n '])('cannot be blank: %p', async (text) => {
    expect((await add(admin, text)).status).toBe(422);
  });

  test('accepts only photos as attachments', async () => {
    const pdf = form({ text: 'Ver adjunto' }, [{ name: 'a.png', bytes: Buffer.from('%PDF-1.4 no es una foto') }]);
    expect((await admin.upload(`/logic/claim/${id}/note`, pdf)).status).toBe(415);
  });

  test('of an unknown claim returns 404', async () => {
    expect((await add(admin, 'Nada', 999_999)).status).toBe(404);
    expect((await admin.get('/logic/claim/999999/note')).status).toBe(404);
  });
});

describe('its author', () => {
  let note: number;
  beforeAll(async () => {
    note = (await add(admin, 'Viene el martes.')).body.data.id;
  });
  const edit = (caller: Caller, text: string, from: string) => caller.put(`/logic/note/${note}`, { text, from });

  test('changes it, and its former text is kept', async () => {
    const { body } = await edit(admin, 'Viene el jueves.', 'Viene el martes.');
    expect(body.data).toMatchObject({ text: 'Viene el jueves.', earlier: [{ text: 'Viene el martes.' }] });
    // Repeating the change after a lost response is not a conflict and creates no version.
    const again = await edit(admin, 'Viene el jueves.', 'Viene el martes.');
    expect({ status: again.status, earlier: again.body.data.earlier.length }).toEqual({ status: 200, earlier: 1 });
  });

  test('gets 409 if another window has changed it since', async () => {
    const { status, body } = await edit(admin, 'Viene hoy.', 'Viene el martes.');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Cambiaste esta nota en otra ventana. Revisala antes de volver a cambiarla.',
    });
  });

  test('is the only user who can change or withdraw it', async () => {
    expect((await edit(manager, 'Otra cosa', 'Viene el jueves.')).status).toBe(404);
    expect((await manager.post(`/logic/note/${note}/withdraw`)).status).toBe(404);
    expect((await edit(admin, '  ', 'Viene el jueves.')).status).toBe(422);
  });

  test('withdraws it: its text is removed, and staff can read the former text', async () => {
    const { body } = await admin.post(`/logic/note/${note}/withdraw`);
    expect(body.data).toMatchObject({
      text: '',
      is_own: false,
      withdrawn_at: expect.any(String),
      earlier: [{ text: 'Viene el martes.' }, { text: 'Viene el jueves.' }],
    });
    expect((await edit(admin, 'De nuevo', '')).status).toBe(404);
    expect((await admin.post(`/logic/note/${note}/withdraw`)).status).toBe(404);
  });
});

describe('a mention', () => {
  test('mails the colleague once, however often the note is changed, and not its author', async () => {
    const [theirs, own] = [await nameOf(manager), await nameOf(admin)];
    const text = `@${theirs.toUpperCase()}, lo ves vos o @${own}? Urgente.`;
    const { id: note, mentions } = (await add(admin, text)).body.data;
    expect(mentions.toSorted()).toEqual([theirs, own].toSorted());
    expect(await mailsTo('manager@demo.ar', 'lo ves vos')).toBe(1);
    expect(await mailsTo('admin@demo.ar', 'lo ves vos')).toBe(0);
    await admin.put(`/logic/note/${note}`, { text: `${text} Es del 3° A`, from: text });
    const { rows } = await api.connection.pool.query(
      `select 1 from outbox_mail m, jsonb_array_elements(m.notes) as note where m.recipient = 'manager@demo.ar' and note::text like '%lo ves vos%'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('of an account that is not active staff has no effect', async () => {
    const { body } = await add(admin, '@Laura Giménez no contesta');
    expect(body.data.mentions).toEqual([]);
    expect(await mailsTo('cliente@demo.ar', 'no contesta')).toBe(0);
  });

  test('works for every active staff account', async () => {
    const people = (await manager.get('/logic/colleague')).body.data as { type: string }[];
    expect(new Set(people.map(({ type }) => type))).toEqual(new Set(['admin', 'manager']));
  });
});

describe('users outside the company', () => {
  const mark = 'zanahoria-interna';
  let readers: Record<string, Caller>;
  let projectClaim: number;

  beforeAll(async () => {
    readers = { owner, consortium, tenant };
    projectClaim = (await consortium.get('/logic/project_claim?page=1')).body.data[0].project_claim.id;
    for (const claimId of [id, projectClaim]) {
      const { id: note } = (
        await admin.upload(
          `/logic/claim/${claimId}/note`,
          form({ text: `El ${mark} lo paga el seguro` }, [{ name: `${mark}.png`, bytes: png }]),
        )
      ).body.data;
      const { text } = (await admin.get(`/logic/claim/${claimId}/note`)).body.data.at(-1);
      await admin.put(`/logic/note/${note}`, { text: `Ya está: ${mark}`, from: text });
    }
    await api.runJobs();
  });

  test.each(['owner', 'consortium', 'tenant'])('cannot read, write or withdraw a note: %s', async (who) => {
    const caller = readers[who]!;
    const claimId = who === 'consortium' ? projectClaim : id;
    const answers = [
      await caller.get(`/logic/claim/${claimId}/note`),
      await add(caller, 'Hola', claimId),
      await caller.put('/logic/note/1', { text: 'Hola', from: 'Chau' }),
      await caller.post('/logic/note/1/withdraw'),
      await caller.get('/logic/colleague'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('get no word of a note in any response of any call', async () => {
    const ids: Record<string, number> = { owner: id, tenant: id, consortium: projectClaim };
    let met = 0;
    for (const [who, caller] of Object.entries(readers))
      for (const { method, path } of operations) {
        if (method !== 'GET') continue;
        const asked = path.replaceAll(/\{\w+\}/g, String(ids[who]));
        for (const query of ['', `?q=${mark}`, '?format=csv']) {
          const answer = await caller.get(`${asked}${query}`);
          // A search does not repeat the caller's words in its response.
          expect({ who, asked, query, leak: JSON.stringify(answer.body).includes(mark) }).toEqual({
            ...{ who, asked, query },
            leak: false,
          });
          if (answer.status === 200) met += 1;
        }
      }
    expect(met).toBeGreaterThan(40);
  });

  test('cannot find a claim by a word of its notes', async () => {
    expect((await owner.get(`/logic/unit_claim?q=${mark}`)).body.data).toEqual([]);
    expect((await consortium.get(`/logic/project_claim?q=${mark}`)).body.data).toEqual([]);
  });

  test('get no mail with a word of a note', async () => {
    const { rows } = await api.connection.pool.query(
      `select m.recipient from outbox_mail m left join account a on lower(a.username) = m.recipient left join user_type t on t.code = a.type
       where m.notes::text like $1 and t.is_staff is not true`,
      [`%${mark}%`],
    );
    expect(rows).toEqual([]);
  });
});
