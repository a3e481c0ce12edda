import fc from 'fast-check';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
import { callerOf, startTestApp, type Answer, type Caller, type TestApp } from '../support/testApp';
import { linkOf, newWork, secretOf } from '../support/works';
import { sqlToday } from '../support/today';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let tenant: Caller;
let landlord: Caller;
let consortium: Caller;
/** The ownerships of the owner's unit, and of the landlord's that the tenant rents. */
let owned: number;
let rented: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, tenant, landlord, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('inquilino@demo.ar'),
    api.as('jorge.maldonado@correo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  owned = await ownershipOf(admin, 'Torre Oroño/3° A');
  rented = await ownershipOf(admin, 'Torre Oroño/5° B');
});
afterAll(() => api.close());

const query = async (sql: string, values: unknown[] = []) => (await api.connection.pool.query(sql, values)).rows;
const move = (id: number, name: string, body?: object) => admin.post(`/logic/claim/${id}/status/${name}`, body);
const answer = (caller: Caller, id: number, fields: Record<string, string>, photos: string[] = []) =>
  caller.upload(
    `/logic/claim/${id}/answer`,
    form(
      fields,
      photos.map((name) => ({ name, bytes: png })),
    ),
  );
const seenBy = async (caller: Caller, id: number) => (await caller.get(`/logic/unit_claim/${id}`)).body.data;
const roundFor = async (caller: Caller, id: number) => (await seenBy(caller, id)).rounds.at(-1);
const claimFor = async (caller: Caller, id: number) => (await seenBy(caller, id)).unit_claim.claim;
const statusOf = async (id: number) => (await claimFor(admin, id)).claim_status.code as string;

/** A claim that the tenant made, so that both see it. */
async function newCompleted(author: Caller = tenant): Promise<number> {
  const id = (await raiseClaim(author, author === owner ? owned : rented)).body.data.unit_claim.id as number;
  for (const _step of ['approved', 'open', 'completed']) await move(id, 'up');
  expect(await statusOf(id)).toBe('completed');
  return id;
}
/** The link of a claim's mail to an address. */
async function linkTo(recipient: string, id: number): Promise<Caller> {
  const rows = await query('select notes from outbox_mail where recipient = $1 and claim_id = $2 order by id', [
    recipient,
    id,
  ]);
  const choices = rows
    .flatMap(({ notes }) => notes as { choices?: { label: string; path: string }[] }[])
    .flatMap((note) => note.choices ?? []);
  expect(choices.map(({ label }) => label).slice(-2)).toEqual(['Sí, quedó resuelto', 'No, sigue el problema']);
  return callerOf(api.app, secretOf(choices.at(-1)!.path), 'Link');
}
describe('a completed claim', () => {
  test('asks its client, who says yes with a score; staff read it in the claim, the list and the export', async () => {
    const id = await newCompleted(owner);
    expect(await roundFor(owner, id)).toMatchObject({ answer_state: 'waiting', can_answer: true, answers: [] });
    expect(await claimFor(admin, id)).toMatchObject({ answer: 'waiting' });
    const said = await answer(owner, id, { verdict: 'yes', score: '4', comment: ' Quedó bien. ' });
    expect(said.status).toBe(201);
    expect(said.body.data).toMatchObject({
      ...{ answer_state: 'yes', can_answer: false, take_back_until: expect.any(String) },
      answers: [{ verdict: 'yes', party: 'owner', channel: 'portal', score: 4, comment: 'Quedó bien.', is_own: true }],
    });
    expect(await claimFor(admin, id)).toMatchObject({ answer: 'yes', score: 4, claim_status: { code: 'completed' } });
    expect((await roundFor(admin, id)).answers).toMatchObject([{ is_own: false, is_deciding: true }]);
    const exported = await admin.get('/logic/unit_claim/export?format=csv&columns=id,answer,score&answer=yes&score=4');
    expect(String(exported.body)).toContain(`${id};Sí;4`);
    const sorted = await admin.get('/logic/unit_claim?page=1&page_size=5&sort=-score');
    expect(sorted.body.data[0].unit_claim.claim.score).toBeGreaterThanOrEqual(4);
  });

  test('is marked in the lists of those who can answer, each until its own answer, and in no other list', async () => {
    const id = await newCompleted();
    const marked = async (caller: Caller) =>
      (await caller.get('/logic/unit_claim?page=1&page_size=200')).body.data.some(
        (row: { unit_claim: { id: number }; asks_solved?: true }) => row.unit_claim.id === id && row.asks_solved,
      );
    expect(await Promise.all([landlord, tenant, owner, admin].map(marked))).toEqual([true, true, false, false]);
    await answer(tenant, id, { verdict: 'yes' });
    expect(await Promise.all([landlord, tenant].map(marked))).toEqual([true, false]);
    await tenant.delete(`/logic/claim/${id}/answer`);
    expect(await marked(tenant)).toBe(true);
    await query(
      "update claim_round set ended_at = now() - interval '3 days', answer_until = now() - interval '2 days' where claim_id = $1",
      [id],
    );
    expect(await Promise.all([landlord, tenant].map(marked))).toEqual([false, false]);
  });

  test('that the client calls unsolved is reopened in one transaction, with the words for all who need them', async () => {
    const id = await newCompleted(owner);
    const { rows } = await api.connection.pool.query("select id from account where username = 'manager@demo.ar'");
    await admin.put(`/logic/claim/${id}/responsible`, { responsible_id: rows[0].id });
    const said = await answer(owner, id, { verdict: 'no', comment: 'Sigue goteando.' }, ['gotera.png']);
    expect([said.status, said.body.data.answer_state]).toEqual([201, 'no']);
    expect(await claimFor(admin, id)).toMatchObject({
      ...{ answer: 'no', reopened_count: 1, claim_status: { code: 'pending' } },
    });
    expect((await admin.get(`/logic/claim/${id}/history`)).body.data.at(-1)).toMatchObject({
      ...{ from: 'completed', to: 'pending', reason: 'Sigue goteando.' },
    });
    const comments = (await admin.get(`/logic/claim/${id}/comment`)).body.data;
    expect(comments).toMatchObject([{ text: 'Sigue goteando.', images: [{ name: 'gotera.png' }] }]);
    expect((await seenBy(admin, id)).unit_claim.waiting_since).toEqual(expect.any(String));
    const mails = await query("select notes from outbox_mail where recipient = 'manager@demo.ar' and claim_id = $1", [
      id,
    ]);
    expect(JSON.stringify(mails)).toContain('dijo que no quedó resuelto: el reclamo se reabrió');
    const listed = await admin.get(`/logic/unit_claim?answer=no&status=pending,approved,open&q=${id}`);
    expect(listed.body.data.map((row: { unit_claim: { id: number } }) => row.unit_claim.id)).toContain(id);
  });

  test('needs words or a photo for a no, and a known score', async () => {
    const id = await newCompleted(owner);
    const empty = await answer(owner, id, { verdict: 'no', comment: '  ' });
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      [{ field: 'comment', message: 'Contanos qué sigue mal, o mandanos una foto.' }],
    ]);
    expect((await answer(owner, id, { verdict: 'yes', score: '6' })).status).toBe(400);
    expect((await answer(owner, id, { verdict: 'yes', comment: 'a'.repeat(20_001) })).status).toBe(400);
    expect((await answer(owner, id, { verdict: 'no' }, ['foto.png'])).status).toBe(201);
    expect((await admin.get(`/logic/claim/${id}/history`)).body.data.at(-1).reason).toBe(
      'No quedó resuelto: mirá las fotos.',
    );
  });

  test('takes a repeated answer once, refuses the other one, and none before or after its time', async () => {
    const open = (await raiseClaim(owner, owned)).body.data.unit_claim.id as number;
    expect((await answer(owner, open, { verdict: 'yes' })).status).toBe(409);
    const id = await newCompleted(owner);
    const key = { 'idempotency-key': 'una-clave-sola' };
    const send = () => owner.upload(`/logic/claim/${id}/answer`, form({ verdict: 'yes' }), key);
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([201, 201]);
    expect((await answer(owner, id, { verdict: 'yes' })).status).toBe(201);
    expect((await answer(owner, id, { verdict: 'no', comment: 'Me equivoqué' })).status).toBe(409);
    expect(await query('select 1 from claim_answer where claim_id = $1', [id])).toHaveLength(1);
    const late = await newCompleted(owner);
    await query(
      "update claim_round set ended_at = now() - interval '21 days', answer_until = now() - interval '11 days' where claim_id = $1",
      [late],
    );
    expect((await roundFor(owner, late)).can_answer).toBe(false);
    expect((await answer(owner, late, { verdict: 'yes' })).status).toBe(409);
  });

  test('lets a yes be taken back for seven days, and answered again', async () => {
    const id = await newCompleted(owner);
    const back = () => owner.delete(`/logic/claim/${id}/answer`);
    expect((await back()).status).toBe(409);
    await answer(owner, id, { verdict: 'yes', score: '5' });
    expect((await back()).body.data).toMatchObject({ answer_state: 'waiting', can_answer: true, answers: [] });
    expect(await claimFor(admin, id)).not.toHaveProperty('score');
    expect((await answer(owner, id, { verdict: 'no', comment: 'No anda.' })).status).toBe(201);
    expect((await back()).status).toBe(409);
    const old = await newCompleted(owner);
    await answer(owner, old, { verdict: 'yes' });
    await query("update claim_answer set at = now() - interval '8 days' where claim_id = $1", [old]);
    expect((await owner.delete(`/logic/claim/${old}/answer`)).status).toBe(409);
    expect((await roundFor(owner, old)).take_back_until).toBeNull();
  });

  test('can not be undone by staff once the client has answered', async () => {
    const id = await newCompleted(owner);
    await answer(owner, id, { verdict: 'yes' });
    const undone = await admin.post(`/logic/claim/${id}/status/undo?from=completed`);
    expect([undone.status, undone.body.message]).toEqual([
      409,
      'Ya no se puede deshacer: el cliente ya contestó. Podés reabrir el reclamo.',
    ]);
  });

  test('goes on with its term where it stood', async () => {
    const due = async (id: number) =>
      Number(
        (
          await query('select extract(epoch from end_due_at) * 1000 as at from claim_clock where claim_id = $1', [id])
        )[0].at,
      );
    const id = (await raiseClaim(owner, owned)).body.data.unit_claim.id as number;
    const before = await due(id);
    for (const _step of ['approved', 'open', 'completed']) await move(id, 'up');
    await answer(owner, id, { verdict: 'no', comment: 'Sigue igual.' });
    const after = await due(id);
    // Only the time in which it was completed is added: here less than a minute.
    expect(after - before).toBeGreaterThanOrEqual(0);
    expect(after - before).toBeLessThan(60_000);
  });
});

describe('the work order of an unsolved claim', () => {
  async function finished(claimIds: number[]) {
    const { id } = await newWork(admin, claimIds);
    const contractor = callerOf(api.app, await linkOf(admin, id), 'Link');
    await contractor.put('/logic/own_work/status', { move: 'accept' });
    await contractor.put('/logic/own_work/status', { move: 'finish', note: 'Listo.' });
    return { id, contractor };
  }
  const newOpen = async () => {
    const id = (await raiseClaim(owner, owned)).body.data.unit_claim.id as number;
    await move(id, 'up');
    await move(id, 'up');
    return id;
  };
  const workOf = async (id: number) => (await admin.get(`/logic/work_order/${id}`)).body.data;

  test.each(['done', 'verified'])(
    'that is %s returns to its contractor, whose link shows the words and the photos',
    async (state) => {
      const claim = await newOpen();
      const { id, contractor } = await finished([claim]);
      if (state === 'verified') await admin.put(`/logic/work_order/${id}/status`, { move: 'verify' });
      await move(claim, 'up');
      await answer(owner, claim, { verdict: 'no', comment: 'Sigue goteando.' }, ['gotera.png']);
      const own = (await contractor.post('/logic/own_work')).body.data;
      expect(own).toMatchObject({
        ...{ status: 'accepted', returned_because: 'Sigue goteando.', places: [{ done_at: null }] },
        asked_photos: [{ name: 'gotera.png' }],
      });
      expect(JSON.stringify(own)).not.toMatch(/cliente@demo.ar|verdict|answer/);
      expect((await workOf(id)).events.at(-1)).toMatchObject({ what: 'return', note: 'Sigue goteando.' });
    },
  );

  test('with several places returns only that one', async () => {
    const [here, there] = [await newOpen(), await newOpen()];
    const { id } = await finished([here, there]);
    await move(here, 'up');
    await answer(owner, here, { verdict: 'no', comment: 'Sigue igual.' });
    const { status, claims } = await workOf(id);
    const done = Object.fromEntries(
      claims.map((each: { id: number; done_at: string | null }) => [each.id, each.done_at]),
    );
    expect([status, done[here], typeof done[there]]).toEqual(['accepted', null, 'string']);
  });

  test('of an inactive contractor stays: the company decides', async () => {
    const claim = await newOpen();
    const { id } = await finished([claim]);
    await query(
      'update contractor set active = false where id = (select contractor_id from work_order where id = $1)',
      [id],
    );
    await move(claim, 'up');
    expect((await answer(owner, claim, { verdict: 'no', comment: 'Sigue.' })).status).toBe(201);
    expect([(await workOf(id)).status, await statusOf(claim)]).toEqual(['done', 'pending']);
  });
});

describe('owner and tenant', () => {
  test('who disagree are both heard; the owner decides, staff see both, and each only its own', async () => {
    const id = await newCompleted();
    await answer(landlord, id, { verdict: 'yes', score: '5' });
    expect((await answer(tenant, id, { verdict: 'no', comment: 'A mí me sigue goteando.' })).status).toBe(201);
    expect(await statusOf(id)).toBe('completed');
    expect((await roundFor(admin, id)).answers).toMatchObject([
      { party: 'owner', verdict: 'yes', is_deciding: true },
      { party: 'tenant', verdict: 'no', is_deciding: false },
    ]);
    for (const [caller, verdict] of [
      [landlord, 'yes'],
      [tenant, 'no'],
    ] as const)
      expect((await roundFor(caller, id)).answers).toMatchObject([{ verdict, is_own: true }]);
    expect(await claimFor(landlord, id)).not.toHaveProperty('answer');
  });

  test('are both asked by mail, each with a link of its own account', async () => {
    const id = await newCompleted();
    const asked = async (claimId: number) =>
      (
        await query(
          "select distinct recipient from outbox_mail where claim_id = $1 and notes::text like '%No, sigue el problema%' order by recipient",
          [claimId],
        )
      ).map(({ recipient }) => recipient as string);
    expect(await asked(id)).toEqual(['inquilino@demo.ar', 'jorge.maldonado@correo.ar']);
    const [ofTenant, ofOwner] = await Promise.all([
      linkTo('inquilino@demo.ar', id),
      linkTo('jorge.maldonado@correo.ar', id),
    ]);
    const say = (link: Caller, verdict: string) =>
      link.upload('/logic/link/answer', form({ verdict, comment: 'Lo probé hoy.' }), {}, 'PUT');
    expect((await say(ofTenant, 'no')).status).toBeLessThan(300);
    expect(await statusOf(id)).toBe('pending');
    expect((await say(ofOwner, 'yes')).status).toBeLessThan(300);
    expect((await roundFor(admin, id)).answers).toMatchObject([
      { party: 'tenant', channel: 'mail', verdict: 'no', is_deciding: false },
      { party: 'owner', channel: 'mail', verdict: 'yes', is_deciding: true },
    ]);
    expect(await statusOf(id)).toBe('completed');
    // The tenant does not see what was made before its lease, and a claim of the owner's own flat is its own.
    const before = (await raiseClaim(tenant, rented)).body.data.unit_claim.id as number;
    await query(
      "update claim set created_at = now() - interval '20 years', client_id = owner_id, created_by = owner_id where id = $1",
      [before],
    );
    for (const _step of ['approved', 'open', 'completed']) await move(before, 'up');
    expect(await asked(before)).toEqual(['jorge.maldonado@correo.ar']);
    expect(await asked(await newCompleted(owner))).toEqual(['cliente@demo.ar']);
  });

  test('the owner’s yes after the tenant’s no completes the claim again, and its work order', async () => {
    const id = (await raiseClaim(tenant, rented)).body.data.unit_claim.id as number;
    const { id: work } = await newWork(admin, [id]);
    const contractor = callerOf(api.app, await linkOf(admin, work), 'Link');
    await contractor.put('/logic/own_work/status', { move: 'accept' });
    await contractor.put('/logic/own_work/status', { move: 'finish' });
    for (const _step of ['approved', 'open', 'completed']) await move(id, 'up');
    await answer(tenant, id, { verdict: 'no', comment: 'Sigue goteando.' });
    expect(await statusOf(id)).toBe('pending');
    expect((await roundFor(landlord, id)).can_answer).toBe(true);
    await answer(landlord, id, { verdict: 'yes' });
    expect(await claimFor(admin, id)).toMatchObject({ answer: 'yes', claim_status: { code: 'completed' } });
    expect(await claimFor(admin, id)).not.toHaveProperty('reopened_count');
    expect((await admin.get(`/logic/work_order/${work}`)).body.data.status).toBe('done');
    await landlord.delete(`/logic/claim/${id}/answer`);
    expect(await statusOf(id)).toBe('pending');
  });

  test('a claim that staff have moved since stays where it is', async () => {
    const id = await newCompleted();
    await answer(tenant, id, { verdict: 'no', comment: 'Sigue.' });
    await move(id, 'up');
    await answer(landlord, id, { verdict: 'yes' });
    expect(await statusOf(id)).toBe('approved');
  });
});

describe('the link of the mail', () => {
  test('shows the claim and changes nothing, however often it is opened', async () => {
    const id = await newCompleted(owner);
    const link = await linkTo('cliente@demo.ar', id);
    const state = async () => [
      await query('select * from claim_answer where claim_id = $1', [id]),
      await query('select * from claim_round where claim_id = $1', [id]),
      await query('select l.* from claim_answer_link l join claim_round r on r.id = l.round_id where r.claim_id = $1', [
        id,
      ]),
      await query('select count(*) from change_feed'),
    ];
    const before = await state();
    for (let times = 0; times < 100; times++) {
      const { status, body } = await link.get('/logic/link/answer');
      // Above the read limit the server refuses it, as with every link.
      expect([200, 429]).toContain(status);
      if (status === 200) expect(body.data.round.can_answer).toBe(true);
    }
    expect(await state()).toEqual(before);
    const shown = (await (await linkTo('cliente@demo.ar', await newCompleted(owner))).get('/logic/link/answer')).body
      .data;
    expect(shown).toMatchObject({ what: expect.any(String), place: '3° A · Torre Oroño' });
    expect(JSON.stringify(shown)).not.toMatch(/demo.ar|341|Giménez/);
  });

  test('answers for its account, takes it back and answers again; it can do nothing else', async () => {
    const id = await newCompleted(owner);
    const link = await linkTo('cliente@demo.ar', id);
    const send = (fields: Record<string, string>) => link.upload('/logic/link/answer', form(fields), {}, 'PUT');
    expect((await send({ verdict: 'no' })).status).toBe(422);
    for (const _time of ['first', 'again'])
      expect((await send({ verdict: 'yes', score: '3' })).body.data.round).toMatchObject({ answer_state: 'yes' });
    expect((await roundFor(admin, id)).answers).toMatchObject([{ channel: 'mail', party: 'owner', score: 3 }]);
    expect((await link.delete('/logic/link/answer')).body.data.round).toMatchObject({ can_answer: true });
    expect((await send({ verdict: 'no', comment: 'Sigue goteando.' })).status).toBe(200);
    expect(await statusOf(id)).toBe('pending');
    for (const path of [`/logic/unit_claim/${id}`, '/logic/link/visit', '/logic/own_works', '/logic/unit'])
      expect((await link.get(path)).status).toBeGreaterThanOrEqual(401);
    expect((await link.post('/logic/own_work')).status).toBe(403);
  });

  test('is of its round alone, and ends: unknown, expired, of an inactive account or one that may not see the claim', async () => {
    const id = await newCompleted();
    const link = await linkTo('inquilino@demo.ar', id);
    const read = async () => (await link.get('/logic/link/answer')).status;
    await move(id, 'reopen');
    for (const _step of ['approved', 'open', 'completed']) await move(id, 'up');
    expect((await link.get('/logic/link/answer')).body).toMatchObject({
      data: { round: { round: 1, can_answer: false } },
    });
    expect((await link.upload('/logic/link/answer', form({ verdict: 'yes' }), {}, 'PUT')).status).toBe(409);
    const stranger = callerOf(api.app, 'x'.repeat(43), 'Link');
    expect((await stranger.get('/logic/link/answer')).status).toBe(401);
    const isolated = async (change: string, undo: string) => {
      await query(change);
      const status = await read();
      await query(undo);
      return status;
    };
    const lease = "(select id from account where username = 'inquilino@demo.ar')";
    expect(
      await isolated(
        `update lease_contract set end_date = ${sqlToday} - 1 where tenant_id = ${lease}`,
        `update lease_contract set end_date = ${sqlToday} + 300 where tenant_id = ${lease}`,
      ),
    ).toBe(401);
    expect(
      await isolated(
        "update account set active = false where username = 'inquilino@demo.ar'",
        "update account set active = true where username = 'inquilino@demo.ar'",
      ),
    ).toBe(401);
    expect(await read()).toBe(200);
    await query("update claim_answer_link set expires_at = now() - interval '1 second'");
    expect(await read()).toBe(401);
  });

  test('stores only the hash of its secret', async () => {
    const id = await newCompleted(owner);
    const { token } = await linkTo('cliente@demo.ar', id);
    const rows = await query(
      'select l.* from claim_answer_link l join claim_round r on r.id = l.round_id where r.claim_id = $1',
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('the consortium of a project answers for its claims', async () => {
  const { data: projects } = (await consortium.get('/logic/project')).body;
  const made = await consortium.upload(
    `/logic/project/${projects[0].id}/project_claim`,
    form({ reason: 'Ascensor', description: 'No anda desde ayer a la noche' }),
  );
  const id = made.body.data.project_claim.claim_id as number;
  for (const _step of ['approved', 'open', 'completed']) await move(id, 'up');
  expect((await answer(owner, id, { verdict: 'yes' })).status).toBe(404);
  const said = await answer(consortium, id, { verdict: 'no', comment: 'Sigue trabado.' });
  expect([said.status, said.body.data.answers]).toMatchObject([201, [{ party: 'consortium', verdict: 'no' }]]);
  const { project_claim: claim } = (await admin.get(`/logic/project_claim/${id}`)).body.data;
  expect(claim.claim).toMatchObject({ answer: 'no', claim_status: { code: 'pending' } });
});

test('neighbours, the consortium, staff and contractors neither answer nor read answers', async () => {
  const id = await newCompleted(owner);
  await answer(owner, id, { verdict: 'yes', score: '2', comment: 'Más o menos.' });
  const answers: Answer[] = [];
  for (const caller of [consortium, await api.as('vecino@demo.ar').catch(() => consortium)]) {
    answers.push(await answer(caller, id, { verdict: 'yes' }), await caller.get(`/logic/unit_claim/${id}`));
    for (const list of ['unit_claim', 'project_claim'])
      answers.push(await caller.get(`/logic/${list}?answer=yes`), await caller.get(`/logic/${list}?sort=score&page=1`));
  }
  answers.push(await tenant.get('/logic/unit_claim?answer=yes&sort=-score&page=1'));
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/Más o menos|"score"|"answers":\[\{/);
  expect((await answer(admin, id, { verdict: 'yes' })).status).toBe(403);
});

describe('a round', () => {
  test('has at most one deciding answer, whatever the order of the answers', async () => {
    const acts = fc.constantFrom('owner yes', 'owner no', 'owner back', 'tenant yes', 'tenant no', 'tenant back');
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 5 }), async (sequence) => {
        const id = await newCompleted();
        for (const act of sequence) {
          const [who, what] = act.split(' ') as ['owner' | 'tenant', string];
          const caller = who === 'owner' ? landlord : tenant;
          const { status } =
            what === 'back'
              ? await caller.delete(`/logic/claim/${id}/answer`)
              : await answer(caller, id, { verdict: what, comment: 'Palabras.' });
          expect([200, 201, 409]).toContain(status);
          const [counted] = await query(
            `select count(*) filter (where is_deciding)::int as deciding, count(*) filter (where taken_back_at is null)::int as standing,
              coalesce(bool_or(is_deciding and party = 'owner'), false) as by_owner,
              coalesce(bool_or(taken_back_at is null and party = 'owner'), false) as has_owner from claim_answer where claim_id = $1`,
            [id],
          );
          expect(counted.deciding).toBe(Math.min(1, counted.standing));
          expect(counted.by_owner).toBe(counted.has_owner);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  test('the database refuses a second deciding answer', async () => {
    const id = await newCompleted();
    await answer(landlord, id, { verdict: 'yes' });
    await answer(tenant, id, { verdict: 'yes' });
    await expect(query('update claim_answer set is_deciding = true where claim_id = $1', [id])).rejects.toThrow(
      /claim_answer_deciding_key/,
    );
  });
});
