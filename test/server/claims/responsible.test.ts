import type { Bulk } from '../../../src/contract/claimBulk';
import { operations } from '../../../src/contract/operations';
import { ownershipOf, raiseClaim, raiseMany } from '../support/claims';
import { form } from '../support/files';
import { follow } from '../support/follow';
import { newPassword, startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let consortium: Caller;
let tenant: Caller;
let contract: number;
/** Ids of demo accounts by e-mail. */
let ids: Map<string, number>;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, consortium, tenant] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
    api.as('inquilino@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const { rows } = await api.connection.pool.query<{ id: number; username: string }>(
    'select id, username from account',
  );
  ids = new Map(rows.map(({ id, username }) => [username, id]));
});
afterAll(() => api.close());

const idOf = (username: string) => ids.get(username)!;
const gustavo = () => ({ id: idOf('manager@demo.ar'), name: 'Gustavo Ledesma' });
const romina = () => ({ id: idOf('romina.sosa@demo.ar'), name: 'Romina Sosa' });
const raise = async (caller = owner) => (await raiseClaim(caller, contract)).body.data.unit_claim.id as number;
const assign = (caller: Caller, id: number, responsibleId: number | null, from?: number | null) =>
  caller.put(`/logic/claim/${id}/responsible`, { responsible_id: responsibleId, ...(from !== undefined && { from }) });
const responsibleOf = async (id: number) =>
  (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.responsible;
const history = async (id: number, caller = admin) =>
  ((await caller.get(`/logic/claim/${id}/history`)).body.data as { field: string }[]).filter(
    ({ field }) => field === 'responsible',
  );
const mailsTo = async (recipient: string) =>
  (
    await api.connection.pool.query<{ subject: string; claim_id: number | null; notes: { lines: string[] }[] }>(
      `select subject, claim_id, notes from outbox_mail where recipient = $1 and notes::text like '%te hizo responsable%' order by id`,
      [recipient],
    )
  ).rows;
let serial = 0;
/** Creates a supervisor and returns its id. */
async function newManager(fields: object = {}): Promise<{ id: number; username: string }> {
  const username = `responsable${++serial}@demo.ar`;
  const body = {
    username,
    password: newPassword,
    name: 'Ana',
    last_name: `Pérez ${serial}`,
    phone_number: '3415550000',
  };
  const { data } = (await admin.post('/logic/manager', { ...body, project_ids: [], ...fields })).body;
  return { id: data.id as number, username };
}

describe('a new claim', () => {
  test('is assigned to the primary supervisor of its project, whoever creates it', async () => {
    expect(await responsibleOf(await raise(owner))).toEqual(gustavo());
    expect(await responsibleOf(await raise(admin))).toEqual(gustavo());
    const body = form({ reason: 'Ascensor detenido', description: 'No baja del cuarto piso desde ayer.' }, []);
    const raised = await consortium.upload('/logic/project/1/project_claim', body);
    const { id } = raised.body.data.project_claim;
    const { data } = (await admin.get(`/logic/project_claim/${id}`)).body;
    expect(data.project_claim.claim.responsible).toEqual(gustavo());
    expect(await history(id)).toEqual([]);
  });

  test('is assigned to nobody if its project has no primary supervisor, even if it has another one', async () => {
    const body = form({ reason: 'Portón', description: 'El portón no cierra desde ayer a la noche.' }, []);
    const raised = await admin.upload('/logic/project/2/project_claim', body);
    expect(raised.status).toBe(201);
    expect(raised.body.data.project_claim.claim.responsible).toBeNull();
  });
});

describe('staff', () => {
  test('assign a responsible person, or nobody; the history records who did it', async () => {
    const id = await raise();
    const answer = await assign(admin, id, romina().id, gustavo().id);
    expect(answer.body.data).toEqual({ id, claim_type: 'UNIT', responsible: romina() });
    expect(await responsibleOf(id)).toEqual(romina());
    expect((await assign(manager, id, null)).body.data.responsible).toBeNull();
    expect(await responsibleOf(id)).toBeNull();
    expect(await history(id)).toMatchObject([
      { from: 'Gustavo Ledesma', to: 'Romina Sosa', created_by: { username: 'admin@demo.ar' } },
      { from: 'Romina Sosa', to: null, created_by: { username: 'manager@demo.ar' } },
    ]);
  });

  test('get 409 if another user was faster; a repetition after a lost response is not a conflict', async () => {
    const id = await raise();
    await assign(manager, id, romina().id, gustavo().id);
    const late = await assign(admin, id, null, gustavo().id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Otra persona cambió el responsable de este reclamo: ahora es Romina Sosa.',
    ]);
    expect((await assign(manager, id, null, gustavo().id)).body.message).toBe(
      'El responsable lo cambiaste vos después.',
    );
    expect((await assign(admin, id, romina().id, gustavo().id)).status).toBe(200);
    expect(await history(id)).toHaveLength(1);
    await assign(manager, id, null);
    expect((await assign(admin, id, idOf('admin@demo.ar'), romina().id)).body.message).toContain('ahora no tiene');
  });

  test('can only assign active supervisors and admins', async () => {
    const id = await raise();
    const former = await newManager();
    await admin.delete(`/logic/manager/${former.id}`);
    for (const wrong of [idOf('cliente@demo.ar'), idOf('consorcio@demo.ar'), former.id, 2_147_483_000]) {
      const { status, body } = await assign(admin, id, wrong);
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: [{ field: 'responsible_id', message: 'Elegí un supervisor o un administrador activo.' }],
      });
    }
    for (const wrong of ['uno', 0, -1, 1.5, undefined])
      expect((await admin.put(`/logic/claim/${id}/responsible`, { responsible_id: wrong })).status).toBe(400);
    expect(await responsibleOf(id)).toEqual(gustavo());
    expect((await assign(admin, 2_147_483_000, null)).status).toBe(404);
  });

  test('filter, count, sort and export claims by responsible person', async () => {
    const [mine, nobodys] = [await raise(), await raise()];
    await assign(manager, mine, idOf('admin@demo.ar'));
    await assign(manager, nobodys, null);
    const found = async (caller: Caller, query: string) =>
      ((await caller.get(`/logic/unit_claim?${query}`)).body.data as { unit_claim: { id: number } }[]).map(
        ({ unit_claim: claim }) => claim.id,
      );
    expect(await found(admin, 'assigned=me')).toEqual([mine]);
    expect(await found(manager, 'assigned=me')).toEqual(await found(admin, `responsible_id=${gustavo().id}`));
    expect(await found(admin, 'assigned=none')).toContain(nobodys);
    expect(await found(admin, 'assigned=me,none')).toContain(mine);
    expect((await admin.get('/logic/unit_claim?assigned=todos')).status).toBe(400);
    const { counts } = (await admin.get('/logic/unit_claim/counts?by=responsible_id&assigned=me')).body.data;
    expect(counts).toEqual([
      { filter: 'responsible_id', value: String(idOf('admin@demo.ar')), label: 'Mariana Bertolotti', count: 1 },
    ]);
    const sorted = await found(admin, `sort=responsible&page=1&page_size=200`);
    expect(sorted.indexOf(mine)).toBeGreaterThan(sorted.findIndex((id) => id !== mine && id !== nobodys));
    // Claims without one are last in both directions.
    const nobody = new Set(await found(admin, 'assigned=none'));
    for (const sort of ['responsible', '-responsible']) {
      const order = await found(admin, `sort=${sort}&page=1&page_size=200`);
      expect(new Set(order.slice(-nobody.size))).toEqual(nobody);
    }
    const file = await admin.get('/logic/unit_claim/export?format=csv&columns=id,responsible&assigned=me');
    expect(String(file.body)).toContain('Responsable');
    expect(String(file.body)).toContain('Mariana Bertolotti');
  });

  test('find claims by the current name of the responsible person, together with other words', async () => {
    const person = await newManager({ name: 'Ñandú', last_name: 'Iturbe' });
    const [first, second] = [await raise(), await raise()];
    for (const id of [first, second]) await assign(manager, id, person.id);
    const found = async (q: string) =>
      (
        (await manager.get(`/logic/unit_claim?q=${encodeURIComponent(q)}`)).body.data as {
          unit_claim: { id: number };
        }[]
      )
        .map(({ unit_claim: claim }) => claim.id)
        .toSorted();
    expect(await found('iturbe')).toEqual([first, second]);
    expect(await found('nandu ITURBE')).toEqual([first, second]);
    expect(await found(`iturbe ${first}`)).toEqual([first]);
    expect(await found('iturbe nadie')).toEqual([]);
    // Wildcard characters in a word are not patterns.
    expect(await found('itur%e')).toEqual([]);
    await api.connection.pool.query("update account set last_name = 'Olazábal' where id = $1", [person.id]);
    expect([await found('iturbe'), await found('olazabal')]).toEqual([[], [first, second]]);
    await assign(manager, second, null);
    expect(await found('olazabal')).toEqual([first]);
  });

  test('are notified of the change, and nobody else is', async () => {
    const id = await raise();
    const [staffs, owners] = [await follow(api, manager.token), await follow(api, owner.token)];
    await assign(admin, id, null);
    await admin.put(`/logic/unit_claim/${id}/where`, {
      claim_location_id: 1,
      claim_location_detail_id: 1,
      claim_category_id: 1,
      claim_item_id: 1,
      description: 'Una descripción corregida',
    });
    await until(() => owners.received().includes(`unitClaim ${id} facts`) && staffs.received().length > 1);
    expect(staffs.received()).toContain(`unitClaim ${id} internal`);
    expect(owners.received()).toEqual([`unitClaim ${id} facts`]);
    staffs.stop();
    owners.stop();
  });
});

describe('the mail', () => {
  test('is sent to a new responsible person unless they assigned the claim themselves', async () => {
    const person = await newManager();
    const caller = await api.as(person.username, 'manager', newPassword);
    const id = await raise();
    await assign(caller, id, person.id);
    expect(await mailsTo(person.username)).toEqual([]);
    await assign(admin, id, null);
    await assign(admin, id, person.id);
    await assign(admin, id, person.id);
    expect(await mailsTo(person.username)).toMatchObject([
      { subject: `Reclamo #${id}: sos responsable`, claim_id: id, notes: [{ lines: [] }] },
    ]);
  });

  test('is not sent if the settings exclude the role; clients cannot be selected', async () => {
    const person = await newManager();
    const { data } = (await admin.get('/logic/email_settings')).body;
    const save = (audiences: string[]) =>
      admin.put('/logic/email_settings', {
        sender_name: data.sender_name,
        extra_recipients: data.extra_recipients,
        events: data.events.map((each: { event: string }) =>
          each.event === 'claim_assigned' ? { ...each, audiences } : each,
        ),
      });
    expect((await save(['client'])).status).toBe(422);
    expect((await save(['admins'])).status).toBe(200);
    await assign(admin, await raise(), person.id);
    expect(await mailsTo(person.username)).toEqual([]);
    expect((await save(['managers', 'admins'])).status).toBe(200);
  });
});

describe('many claims at once', () => {
  async function run(body: object, caller = admin): Promise<Bulk> {
    const ordered = await caller.post('/logic/unit_claim/bulk', body);
    expect(ordered.status).toBe(201);
    await api.runJobs();
    return (await caller.get(`/logic/claim_bulk/${ordered.body.data.id}`)).body.data;
  }
  async function undo(bulk: Bulk): Promise<Bulk> {
    const { body } = await admin.post(`/logic/claim_bulk/${bulk.id}/undo`);
    await api.runJobs();
    return (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data;
  }

  test('can be assigned together with one mail; an undo restores each responsible person', async () => {
    const person = await newManager();
    const claims = await raiseMany(23, () => raise());
    const [already, nobodys] = claims as [number, number];
    await assign(manager, already, person.id);
    await assign(manager, nobodys, null);
    const [before] = [await mailsTo(person.username)];
    const bulk = await run({ ids: claims, action: 'assign', responsible_id: person.id });
    expect(bulk).toMatchObject({ action: 'assign', responsible: { id: person.id }, done: 23, refused: 0 });
    expect(await responsibleOf(nobodys)).toMatchObject({ id: person.id });
    const mails = (await mailsTo(person.username)).slice(before.length);
    expect(mails).toMatchObject([{ subject: 'Sos responsable de 22 reclamos más', claim_id: null }]);
    const { lines } = mails[0]!.notes[0]!;
    expect(lines).toHaveLength(21);
    expect(lines[0]).toMatch(/^Reclamo #\d+: .+ · 3° A · Torre Oroño$/);
    expect(lines.at(-1)).toBe('Y 2 reclamos más.');

    const supervisors = (await mailsTo('manager@demo.ar')).length;
    await assign(manager, claims[2]!, null);
    const undone = await undo(bulk);
    expect(undone).toMatchObject({ action: 'undo', total: 22, done: 21, refused: 1 });
    expect(await responsibleOf(already)).toMatchObject({ id: person.id });
    expect(await responsibleOf(nobodys)).toBeNull();
    expect(await responsibleOf(claims[3]!)).toEqual(gustavo());
    expect((await mailsTo('manager@demo.ar')).slice(supervisors)).toMatchObject([
      { subject: 'Sos responsable de 20 reclamos más' },
    ]);
  });

  test('can be unassigned together; a missing or invalid responsible person is refused', async () => {
    const id = await raise();
    expect(await run({ ids: [id], action: 'assign', responsible_id: null })).toMatchObject({
      done: 1,
      responsible: null,
      undo_until: expect.any(String),
    });
    expect(await responsibleOf(id)).toBeNull();
    for (const wrong of [{}, { responsible_id: idOf('cliente@demo.ar') }]) {
      const { status, body } = await admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'assign', ...wrong });
      expect([status, body.errors[0].field]).toEqual([422, 'responsible_id']);
    }
    const { data } = (await admin.get('/logic/project_claim?page=1')).body;
    const projectClaim = data[0].project_claim.id as number;
    const ordered = await manager.post('/logic/project_claim/bulk', {
      ids: [projectClaim],
      action: 'assign',
      responsible_id: romina().id,
    });
    expect(ordered.status).toBe(201);
    await api.runJobs();
    const changed = (await admin.get(`/logic/project_claim/${projectClaim}`)).body.data.project_claim.claim;
    expect(changed.responsible).toEqual(romina());
  });
});

describe('when an account is deactivated', () => {
  test('its open claims go to the primary supervisor of their project, otherwise to nobody; closed ones stay; each new responsible person gets one mail', async () => {
    const former = await newManager();
    const [one, other, closed] = [await raise(), await raise(), await raise()];
    const { body } = await admin.upload(
      '/logic/project/2/project_claim',
      form({ reason: 'Portón', description: 'El portón no cierra desde ayer.' }, []),
    );
    const orphan = body.data.project_claim.id as number;
    for (const id of [one, other, closed, orphan]) await assign(manager, id, former.id);
    await admin.post(`/logic/claim/${closed}/status/reject`);
    const before = (await mailsTo('manager@demo.ar')).length;
    expect((await admin.delete(`/logic/manager/${former.id}`)).status).toBe(200);
    expect(await Promise.all([one, other].map(responsibleOf))).toEqual([gustavo(), gustavo()]);
    const { data } = (await admin.get(`/logic/project_claim/${orphan}`)).body;
    expect(data.project_claim.claim.responsible).toBeNull();
    expect(await responsibleOf(closed)).toMatchObject({ id: former.id });
    expect((await history(one)).at(-1)).toMatchObject({
      to: 'Gustavo Ledesma',
      created_by: { username: 'admin@demo.ar' },
    });
    expect((await mailsTo('manager@demo.ar')).slice(before)).toMatchObject([
      { subject: 'Sos responsable de 2 reclamos más' },
    ]);
    // A reopened claim needs an active responsible person.
    await admin.post(`/logic/claim/${closed}/status/reopen`);
    expect(await responsibleOf(closed)).toEqual(gustavo());
  });

  test("an admin's claims follow the same rule, and the primary supervisor's own go to the next one", async () => {
    const { data } = (
      await admin.post('/logic/profile/admin', {
        username: 'otra@demo.ar',
        name: 'Otra',
        last_name: 'Admin',
        password: newPassword,
      })
    ).body;
    const id = await raise();
    await assign(manager, id, data.id);
    await admin.delete(`/logic/profile/admin/${data.id}`);
    expect(await responsibleOf(id)).toEqual(gustavo());

    const first = await newManager({ project_ids: [4], primary_project_id: 4 });
    const second = await newManager({ project_ids: [4], primary_project_id: 4 });
    const raised = await admin.upload(
      '/logic/project/4/project_claim',
      form({ reason: 'Luz', description: 'La luz del pasillo no anda.' }, []),
    );
    const { id: claim } = raised.body.data.project_claim;
    const now = async () =>
      (await admin.get(`/logic/project_claim/${claim}`)).body.data.project_claim.claim.responsible?.id as number;
    const primary = await now();
    await assign(admin, claim, first.id);
    await admin.delete(`/logic/manager/${first.id}`);
    expect([primary, second.id]).toContain(await now());
    expect(await now()).not.toBe(first.id);
  });
});

describe('users outside the company', () => {
  const mark = 'Zanahorious';
  let readers: Record<string, Caller>;
  let claims: Record<string, number>;
  let person: { id: number };

  beforeAll(async () => {
    person = await newManager({ name: mark, last_name: mark });
    const { id: projectClaim } = (await consortium.get('/logic/project_claim?page=1')).body.data[0].project_claim;
    const { id: tenantClaim } = (await tenant.get('/logic/unit_claim?page=1')).body.data[0].unit_claim;
    readers = { owner, tenant, consortium };
    claims = { owner: await raise(), tenant: tenantClaim, consortium: projectClaim };
    for (const id of Object.values(claims)) {
      expect((await assign(admin, id, null)).status).toBe(200);
      expect((await assign(admin, id, person.id)).status).toBe(200);
    }
    await api.runJobs();
  });

  test.each(['owner', 'tenant', 'consortium'])('cannot assign a responsible person: %s', async (who) => {
    const body = { ids: [claims[who]], action: 'assign', responsible_id: null };
    const answers = [
      await assign(readers[who]!, claims[who]!, null),
      await readers[who]!.post('/logic/unit_claim/bulk', body),
      await readers[who]!.post('/logic/project_claim/bulk', body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('get the name in no response of any call', async () => {
    let met = 0;
    for (const [who, caller] of Object.entries(readers))
      for (const { method, path, isStream } of operations) {
        if (method !== 'GET' || isStream) continue;
        const asked = path.replaceAll(/\{\w+\}/g, String(claims[who]));
        for (const query of ['', `?responsible_id=${person.id}`, '?format=csv', '?by=responsible_id&assigned=none']) {
          const answer = await caller.get(`${asked}${query}`);
          const leak = JSON.stringify(answer.body).includes(mark);
          expect({ who, asked, query, leak }).toEqual({ who, asked, query, leak: false });
          if (answer.status === 200) met += 1;
        }
      }
    expect(met).toBeGreaterThan(40);
  });

  test.each(['owner', 'tenant', 'consortium'])(
    'cannot learn it by a filter, an order, a search or the history: %s',
    async (who) => {
      const path = who === 'consortium' ? '/logic/project_claim' : '/logic/unit_claim';
      const caller = readers[who]!;
      const all = (await caller.get(path)).body.data as Record<string, { id: number; claim: object }>[];
      const idsOf = (rows: typeof all) => rows.map((row) => Object.values(row)[0]!.id);
      for (const query of [`responsible_id=${person.id}`, 'assigned=none', 'assigned=me', 'sort=responsible'])
        expect(idsOf((await caller.get(`${path}?${query}`)).body.data)).toEqual(idsOf(all));
      // Staff find claims by the same word.
      expect(idsOf((await admin.get(`${path}?q=${mark}`)).body.data)).toContain(claims[who]);
      for (const q of [mark, mark.slice(0, 4), `${mark} ${claims[who]}`]) {
        expect((await caller.get(`${path}?q=${q}`)).body.data).toEqual([]);
        expect((await caller.get(`${path}/counts?by=status&q=${q}`)).body.data.counts).toEqual([]);
      }
      expect(await history(claims[who]!, caller)).toEqual([]);
      expect(all.every((row) => (Object.values(row)[0]!.claim as { responsible: unknown }).responsible === null)).toBe(
        true,
      );
    },
  );

  test('get no mail with it', async () => {
    const { rows } = await api.connection.pool.query(
      `select m.recipient from outbox_mail m left join account a on lower(a.username) = m.recipient left join user_type t on t.code = a.type
       where (m.notes::text || m.subject) ~ 'responsable' and t.is_staff is not true`,
    );
    expect(rows).toEqual([]);
  });
});
