import ICAL from 'ical.js';
import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Answer, type Caller, type TestApp } from './support/testApp';
import { postWork } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let stranger: Caller;
let consortium: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, stranger, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('valeria.pinto@correo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
});
afterAll(() => api.close());

const hourMs = 3_600_000;
/** A window of two hours, this many hours from now. */
const span = (hours: number) => {
  const at = Math.floor(Date.now() / 1000) * 1000 + hours * hourMs;
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 2 * hourMs).toISOString() };
};

const newClaim = async (): Promise<number> =>
  (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.claim_id as number;
let serial = 0;
const newContractor = async (who = admin): Promise<number> =>
  (await who.post('/logic/contractor', { name: `Visitas ${++serial}`, phone_number: '341 555-0101' })).body.data.id;
const newWork = async (contractorId?: number, claims?: number[], who = admin) => {
  const claimIds = claims ?? [await newClaim()];
  const contractor = contractorId ?? (await newContractor(who));
  const body = { contractor_id: contractor, instructions: 'Cambiar el flexible.', claim_ids: claimIds };
  const { id } = (await postWork(who, body)).body.data as { id: number };
  return { id, claimId: claimIds[0]!, contractor };
};
const propose = (work: { id: number; claimId: number }, windows: object[], more: object = {}, who = admin) =>
  who.post('/logic/visit', { work_id: work.id, claim_id: work.claimId, windows, ...more });
const newVisit = async (windows = [span(48), span(72)], contractorId?: number) => {
  const work = await newWork(contractorId);
  const { data } = (await propose(work, windows)).body;
  return { work, id: data.id as number, windows };
};
const put = (who: Caller, id: number, what: string, body: object): Promise<Answer> =>
  who.put(`/logic/visit/${id}/${what}`, body);
const accept = (who: Caller, id: number, window: { starts_at: string }) =>
  put(who, id, 'accept', { starts_at: window.starts_at });
const agreedVisit = async (hours = 48, contractorId?: number) => {
  const made = await newVisit([span(hours)], contractorId);
  const { body } = await accept(owner, made.id, made.windows[0]!);
  return { ...made, visit: body.data as { version: number; starts_at: string } };
};
/** Moves the agreed date of the visit this many hours into the past. */
const begin = (id: number, hoursAgo = 1) =>
  api.connection.pool.query(
    `update visit set starts_at = now() - make_interval(hours => $2), ends_at = now() - make_interval(hours => $2) + interval '2 hours' where id = $1`,
    [id, hoursAgo],
  );
const history = async (workId: number): Promise<string[]> =>
  (await admin.get(`/logic/work_order/${workId}`)).body.data.events.map(
    ({ what, note }: { what: string; note: string }) => [what, note].filter(Boolean).join(': '),
  );
const problem = ({ status, body }: Answer) => ({ status, message: body.message as string });

/** The next visit of a claim in a user's list. */
const nextVisitOf = async (who: Caller, claimId: number) => {
  const { data } = (await who.get('/logic/unit_claim?page=1&page_size=100')).body;
  return data.find((row: { unit_claim: { claim_id: number } }) => row.unit_claim.claim_id === claimId)?.next_visit;
};

test("a resident's list has the next visit of each claim; the list of staff has none", async () => {
  // Another account, because calls of one are limited.
  const arranger = await api.as('direccion@demo.ar');
  const windows = [span(48), span(72)];
  const work = await newWork(undefined, undefined, arranger);
  const { id } = (await propose(work, windows, {}, arranger)).body.data;
  expect(await nextVisitOf(owner, work.claimId)).toMatchObject({ status: 'proposed', proposed_by: 'company' });
  expect(await nextVisitOf(admin, work.claimId)).toBeNull();
  expect((await nextVisitOf(stranger, work.claimId)) ?? null).toBeNull();
  await accept(owner, id, windows[0]!);
  expect(await nextVisitOf(owner, work.claimId)).toMatchObject({ status: 'agreed', ...windows[0] });
  // A second visit to the same place that waits for the resident comes first.
  const other = await newWork(undefined, [work.claimId], arranger);
  await propose(other, [span(96)], {}, arranger);
  expect(await nextVisitOf(owner, work.claimId)).toMatchObject({ status: 'proposed' });
});

describe('a visit', () => {
  test('is proposed by staff with windows, countered, accepted, moved and done, with each step in the history of its work order', async () => {
    const work = await newWork();
    const windows = [span(48), span(60), span(72)];
    const { status, body } = await propose(work, windows);
    expect(status).toBe(201);
    const { id } = body.data as { id: number };
    expect(body.data).toMatchObject({
      status: 'proposed',
      place: '3° A · Torre Oroño',
      claims: [{ id: work.claimId, type: 'UNIT' }],
      contractor_id: work.contractor,
      proposed_by: 'company',
      starts_at: null,
      can_change: true,
      windows: windows.map((window) => ({ ...window, is_taken: false })),
    });

    const seen = (await owner.get(`/logic/visit/${id}`)).body.data;
    expect(seen).toMatchObject({ worker: body.data.worker, contractor_id: null, assignee_id: null });
    const [other] = [span(96)];
    const countered = (await put(owner, id, 'windows', { windows: [other], reason: 'Trabajo de mañana.' })).body.data;
    expect(countered).toMatchObject({ proposed_by: 'resident', windows: [{ starts_at: other!.starts_at }] });
    expect(problem(await accept(owner, id, other!))).toEqual({
      status: 409,
      message: 'Esos horarios los propusiste vos: falta que la otra parte elija.',
    });
    expect((await accept(admin, id, other!)).body.data).toMatchObject({ status: 'agreed', ...other, windows: [] });
    // Sent again because the response was lost.
    expect((await accept(admin, id, other!)).status).toBe(200);

    const moved = span(120);
    expect((await put(admin, id, 'date', { ...moved })).body.errors[0].field).toBe('reason');
    const { data } = (await put(admin, id, 'date', { ...moved, reason: 'Pidió el contratista.' })).body;
    expect(data).toMatchObject({ ...moved, note: 'Pidió el contratista.', version: 4 });
    await begin(id);
    expect((await put(admin, id, 'outcome', { outcome: 'done' })).body.data.status).toBe('done');
    expect(await history(work.id)).toEqual([
      'created',
      'visitProposed',
      'visitProposed: Trabajo de mañana.',
      'visitAgreed',
      'visitMoved: Pidió el contratista.',
      'visitDone',
    ]);
  });

  test('agreed on by phone has its date from the start; a place has one open visit per work order', async () => {
    const work = await newWork();
    const date = span(48);
    expect((await propose(work, [date], { is_agreed: true })).body.data).toMatchObject({ status: 'agreed', ...date });
    expect((await propose(work, [span(90)])).status).toBe(409);
    const proposed = await newVisit();
    expect((await put(admin, proposed.id, 'date', date)).body.data).toMatchObject({ status: 'agreed', ...date });
  });

  test('requires one to three future windows that do not overlap, a claim of its work order, and an open work order', async () => {
    const work = await newWork();
    const fields = async (windows: object[], more: object = {}) =>
      (await propose(work, windows, more)).body.errors?.map(({ field }: { field: string }) => field);
    const short = { ...span(48), ends_at: span(48).starts_at };
    expect(await fields([])).toEqual(['windows']);
    expect(await fields([span(-5), short, span(60)])).toEqual(['windows.0', 'windows.1']);
    expect(await fields([span(48), span(49)])).toEqual(['windows.1']);
    expect(await fields([span(48)], { claim_id: await newClaim() })).toEqual(['claim_id']);
    expect((await propose(work, [span(2), span(5), span(8), span(11)])).status).toBe(400);
    expect((await propose({ ...work, id: 99999 }, [span(48)])).status).toBe(404);
    await admin.put(`/logic/work_order/${work.id}/status`, { move: 'cancel', note: 'Ya no hace falta.' });
    expect((await propose(work, [span(48)])).status).toBe(409);
  });

  test('is not accepted for a time that is no longer proposed, is in the past, or if another date is agreed on', async () => {
    const { id, windows } = await newVisit();
    expect(problem(await accept(owner, id, span(49)))).toEqual({
      status: 409,
      message: 'Ese horario ya no está propuesto. Mirá los de ahora.',
    });
    await api.connection.pool.query(
      "update visit_window set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where visit_id = $1 and starts_at = $2",
      [id, windows[0]!.starts_at],
    );
    const { data } = (await owner.get(`/logic/visit/${id}`)).body;
    expect((await accept(owner, id, data.windows[0])).body.message).toBe('Ese horario ya pasó. Proponé otros.');
    expect((await accept(owner, id, windows[1]!)).status).toBe(200);
    expect((await accept(owner, id, windows[0]!)).status).toBe(409);
  });

  test('is only changed in the version that was seen, and not once it is over', async () => {
    const { id, visit } = await agreedVisit();
    const body = { windows: [span(80)], reason: 'No estoy ese día.', version: visit.version - 1 };
    expect((await put(owner, id, 'windows', body)).status).toBe(409);
    expect((await put(owner, id, 'windows', { ...body, reason: ' ', version: visit.version })).body.errors).toEqual([
      { field: 'reason', message: 'Debe indicar el motivo.' },
    ]);
    const { data } = (await put(owner, id, 'windows', { ...body, version: visit.version })).body;
    expect(data).toMatchObject({ status: 'proposed', starts_at: null, note: 'No estoy ese día.' });
    expect((await put(owner, id, 'cancel', { reason: '' })).body.errors[0].field).toBe('reason');
    expect((await put(owner, id, 'cancel', { reason: 'Ya lo arreglé.' })).body.data.status).toBe('cancelled');
    for (const [what, fields] of [
      ['cancel', { reason: 'Otra vez' }],
      ['windows', { windows: [span(80)] }],
      ['accept', { starts_at: span(80).starts_at }],
    ] as const)
      expect((await put(owner, id, what, fields)).status).toBe(409);
    expect((await put(admin, id, 'date', span(80))).status).toBe(409);
    expect((await put(admin, id, 'outcome', { outcome: 'done' })).status).toBe(409);
  });

  test('can be given up by the resident until 12 hours before, by staff until it begins', async () => {
    const soon = await agreedVisit(11);
    expect((await owner.get(`/logic/visit/${soon.id}`)).body.data.can_change).toBe(false);
    const refusal = { status: 409, message: 'Faltan menos de 12 horas para la visita: para cambiarla, llamanos.' };
    expect(problem(await put(owner, soon.id, 'cancel', { reason: 'No puedo.' }))).toEqual(refusal);
    expect(problem(await put(owner, soon.id, 'windows', { windows: [span(60)], reason: 'No puedo.' }))).toEqual(
      refusal,
    );
    expect((await admin.get(`/logic/visit/${soon.id}`)).body.data.can_change).toBe(true);
    expect((await put(admin, soon.id, 'cancel', { reason: 'Llamó.' })).status).toBe(200);

    const later = await agreedVisit(14);
    expect((await owner.get(`/logic/visit/${later.id}`)).body.data.can_change).toBe(true);
    await begin(later.id);
    expect((await put(admin, later.id, 'cancel', { reason: 'Tarde.' })).status).toBe(409);
    expect((await put(admin, later.id, 'date', { ...span(30), reason: 'No llegaron.' })).body.data.status).toBe(
      'agreed',
    );
  });

  test('is reported as unattended by the resident after its time, and the report ends with its next date', async () => {
    const { id, work, windows } = await newVisit();
    const report = (who: Caller) => put(who, id, 'unattended', {});
    expect(problem(await report(owner))).toEqual({ status: 409, message: 'La visita no tiene una fecha acordada.' });
    await accept(owner, id, windows[0]!);
    expect(problem(await report(owner))).toEqual({ status: 409, message: 'Todavía no pasó la hora de la visita.' });
    await begin(id, 4);
    expect((await report(stranger)).status).toBe(404);
    expect((await report(admin)).status).toBe(403);
    expect((await report(owner)).body.data.unattended_at).toEqual(expect.any(String));
    expect((await history(work.id)).at(-1)).toBe('visitUnattended');
    expect((await admin.get(`/logic/visit/${id}`)).body.data.unattended_at).toEqual(expect.any(String));
    const next = { ...span(300), reason: 'No fue nadie.' };
    expect((await put(admin, id, 'date', next)).body.data).toMatchObject({ status: 'agreed', unattended_at: null });
  });

  test('is marked as missed by a side, once it has begun', async () => {
    const { id, work } = await agreedVisit();
    expect((await put(admin, id, 'outcome', { outcome: 'missed', missed_by: 'resident' })).body.message).toBe(
      'La visita todavía no empezó.',
    );
    await begin(id);
    expect((await put(admin, id, 'outcome', { outcome: 'missed' })).body.errors).toEqual([
      { field: 'missed_by', message: 'Indicá quién no estuvo.' },
    ]);
    const note = 'Tocó el timbre dos veces.';
    const { data } = (await put(admin, id, 'outcome', { outcome: 'missed', missed_by: 'resident', note })).body;
    expect(data).toMatchObject({ status: 'missed', missed_by: 'resident', note });
    // The place can have another visit.
    expect((await propose(work, [span(60)])).status).toBe(201);
  });

  test("counts in its contractor's figures, list and file once it is over", async () => {
    // Uses another user, because the records per user and minute are limited.
    const manager = await api.as('manager@demo.ar');
    const work = await newWork(undefined, undefined, manager);
    const { contractor } = work;
    const agree = async (hours: number) =>
      (await propose(work, [span(hours)], { is_agreed: true }, manager)).body.data.id as number;
    for (const [at, missedBy] of ['contractor', 'contractor', 'resident', 'company', undefined].entries()) {
      const id = await agree(48);
      await begin(id, 4 + at * 3);
      const outcome = missedBy ? 'missed' : 'done';
      expect((await put(admin, id, 'outcome', { outcome, missed_by: missedBy })).status).toBe(200);
    }
    await agree(90);
    const visits = { over: 5, missed: 2, unopened: 1 };
    expect((await admin.get(`/logic/contractor/${contractor}`)).body.data.visits).toEqual(visits);
    const listed = (await admin.get('/logic/contractor?sort=-missed&q=visitas')).body.data;
    expect(listed[0]).toMatchObject({ id: contractor, visits });
    expect(listed.at(-1)).toMatchObject({ visits: { missed: 0 } });
    const { body } = await admin.get(
      `/logic/contractor/export?format=csv&columns=visits,missed,unopened&ids=${contractor}`,
    );
    expect(String(body)).toContain('Visitas;Faltó;No le abrieron\r\n5;2;1');
  });
});

test('shows the contact to staff on request, until the visit is over, and to nobody else', async () => {
  const manager = await api.as('manager@demo.ar');
  const work = await newWork(undefined, undefined, manager);
  const { id } = (await propose(work, [span(48)], { is_agreed: true }, manager)).body.data as { id: number };
  const contactsFor = async (who: Caller, query = '&contacts=true') =>
    (await who.get(`/logic/visit?work_id=${work.id}${query}`)).body.data[0].contacts as object[];
  const claim = (await admin.get(`/logic/unit_claim/${work.claimId}`)).body.data.unit_claim;
  expect(await contactsFor(admin)).toEqual([{ name: claim.contact_name, phone: claim.contact_phone }]);
  expect(await contactsFor(admin, '')).toEqual([]);
  expect(await contactsFor(owner)).toEqual([]);
  await begin(id);
  await put(admin, id, 'outcome', { outcome: 'done' });
  expect(await contactsFor(admin)).toEqual([]);
});

describe('nobody has two visits at the same time', () => {
  test('if two clients accept the same time of one contractor at once, one gets it and the other is told that it is taken', async () => {
    const contractor = await newContractor();
    const window = span(50);
    const visits = [await newVisit([window], contractor), await newVisit([window, span(90)], contractor)];
    const answers = await Promise.all(visits.map(({ id }) => accept(owner, id, window)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = visits[answers.findIndex(({ status }) => status === 409)]!;
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe('Ese horario ya se ocupó. Elegí otro.');
    const { data } = (await owner.get(`/logic/visit/${loser.id}`)).body;
    expect(data.windows[0]).toEqual({ ...window, is_taken: true });
  });

  test('so no side proposes a time at which the person who comes has another visit; the error is at that window', async () => {
    const manager = await api.as('manager@demo.ar');
    const contractor = await newContractor(manager);
    const busy = await newWork(contractor, undefined, manager);
    const { id: agreedId } = (await propose(busy, [span(50)], { is_agreed: true }, manager)).body.data;
    const windows = [span(60), span(51)];
    // It says until when, and proposes the next free time: directly after the other visit, or a day later.
    const taken = {
      status: 422,
      errors: [
        {
          field: 'windows.1',
          // Of the same day only the hour is said; the test can also run where the visit ends after midnight.
          message: expect.stringMatching(
            /^Ese horario ya está ocupado hasta (las? .+|el .+,.+) h\. El próximo libre: .+\.$/,
          ),
          free: { starts_at: expect.any(String), ends_at: expect.any(String) },
        },
      ],
    };
    const refusal = ({ status, body }: Answer) => ({ status, errors: body.errors });

    const work = await newWork(contractor, undefined, manager);
    expect(refusal(await propose(work, windows, {}, manager))).toEqual(taken);
    const free = [span(52), span(60)];
    // What it proposes is accepted.
    const instead = (await propose(work, windows, {}, manager)).body.errors[0].free as (typeof windows)[0];
    expect(Date.parse(instead.ends_at) - Date.parse(instead.starts_at)).toBe(
      Date.parse(span(51).ends_at) - Date.parse(span(51).starts_at),
    );
    const tried = await propose(await newWork(contractor, undefined, manager), [instead], {}, manager);
    expect(tried.status).toBe(201);
    const { id } = (await propose(work, free, {}, manager)).body.data as { id: number };
    for (const who of [manager, owner]) expect(refusal(await put(who, id, 'windows', { windows }))).toEqual(taken);
    const { data } = (await admin.get(`/logic/visit/${id}`)).body;
    expect(data).toMatchObject({ version: 1, windows: free });

    // The date that a proposal replaces is free.
    const others = { windows: [span(51)], reason: 'Una hora más tarde.' };
    expect((await put(manager, agreedId, 'windows', others)).body.data).toMatchObject({ status: 'proposed' });
    expect((await put(owner, id, 'windows', { windows })).status).toBe(200);
    // Someone else is free at that time.
    const other = await newWork(undefined, undefined, manager);
    expect((await propose(other, windows, {}, manager)).status).toBe(201);
  });

  test('many concurrent agreements are made one after the other, without deadlocks', async () => {
    const contractor = await newContractor();
    const visits = [];
    for (let index = 0; index < 6; index++) visits.push(await newVisit([span(50), span(60 + index * 3)], contractor));
    const answers = await Promise.all(visits.map(({ id, windows }) => accept(owner, id, windows[0]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const open = visits.filter((_, index) => answers[index]!.status === 409);
    const others = await Promise.all(open.map(({ id, windows }) => accept(owner, id, windows[1]!)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  });

  test('a visit can begin when another one ends; a cancelled one frees its time; staff count like contractors', async () => {
    const { id: userId } = (await admin.get('/auth/info')).body.data.user;
    const claimId = await newClaim();
    const date = span(50);
    const after = { starts_at: date.ends_at, ends_at: span(53).ends_at };
    const ofStaff = async () => {
      const body = { contractor_id: null, assignee_id: userId, instructions: 'Revisar.', claim_ids: [claimId] };
      return { id: (await postWork(admin, body)).body.data.id as number, claimId };
    };
    const first = await propose(await ofStaff(), [date], { is_agreed: true });
    expect(first.body.data).toMatchObject({ assignee_id: userId, contractor_id: null });
    expect((await propose(await ofStaff(), [after], { is_agreed: true })).status).toBe(201);
    const third = await ofStaff();
    expect((await propose(third, [span(51)], { is_agreed: true })).body).toMatchObject({
      message: expect.stringContaining('Ese horario ya está ocupado hasta'),
      errors: [{ field: 'starts_at', free: { starts_at: expect.any(String) } }],
    });
    await put(admin, first.body.data.id, 'cancel', { reason: 'Ya no hace falta.' });
    expect((await propose(third, [date], { is_agreed: true })).status).toBe(201);
  });
});

describe('visibility of visits', () => {
  test('users who see one of their claims, and staff; other claims of the work order stay hidden', async () => {
    const [own, others] = [
      await newClaim(),
      (await raiseClaim(admin, await ownershipOf(admin, 'Torre Oroño/4° A'))).body,
    ];
    const work = await newWork(undefined, [own, others.data.unit_claim.claim_id]);
    const { id } = (await propose(work, [span(48)])).body.data as { id: number };
    expect((await owner.get(`/logic/visit/${id}`)).body.data.claims).toEqual([expect.objectContaining({ id: own })]);
    for (const who of [stranger, consortium]) {
      expect((await who.get(`/logic/visit/${id}`)).status).toBe(404);
      expect((await accept(who, id, span(48))).status).toBe(404);
      expect((await put(who, id, 'cancel', { reason: 'No.' })).status).toBe(404);
      expect((await put(who, id, 'windows', { windows: [span(60)] })).status).toBe(404);
      expect((await who.get(`/logic/visit/${id}/calendar`)).status).toBe(404);
      expect((await who.get(`/logic/visit?work_id=${work.id}`)).body.data).toEqual([]);
    }
    for (const who of [owner, consortium]) {
      expect((await propose(work, [span(48)], {}, who)).status).toBe(403);
      expect((await put(who, id, 'date', span(48))).status).toBe(403);
      expect((await put(who, id, 'outcome', { outcome: 'done' })).status).toBe(403);
    }
  });

  test('a visit goes along with a unit whose project is corrected', async () => {
    // Another admin, because the records that one user creates in a minute are limited.
    const other = await api.as('direccion@demo.ar');
    const work = await newWork(undefined, undefined, other);
    const { id } = (await propose(work, [span(48)], {}, other)).body.data;
    const unit = (await admin.get('/logic/unit')).body.data.find(
      ({ name, project_name: project }: Record<string, string>) => name === '3° A' && project === 'Torre Oroño',
    );
    const move = async (projectId: number, name: string) => {
      const { description, unit_type_id: typeId } = unit;
      return admin.put(`/logic/unit/${unit.unit_id}`, {
        name,
        description,
        unit_type_id: typeId,
        project_id: projectId,
      });
    };
    const target = (await admin.get('/logic/project')).body.data.find(
      ({ id: projectId }: { id: number }) => projectId !== unit.project_id,
    );
    expect((await move(target.id, '3° A (mal cargada)')).status).toBe(200);
    const seen = (await owner.get(`/logic/visit/${id}`)).body.data;
    expect(seen.place).toContain(target.name);
    expect(seen.claims).toEqual([expect.objectContaining({ id: work.claimId })]);
    expect((await move(unit.project_id, unit.name)).status).toBe(200);
  });

  test('a claim lists the events of its work orders and of the visits to its place, for staff who see it', async () => {
    // Uses another user, because the records per user and minute are limited.
    const other = await api.as('direccion@demo.ar');
    const elsewhere = (await raiseClaim(other, await ownershipOf(other, 'Torre Oroño/4° A'))).body.data.unit_claim
      .claim_id as number;
    const work = await newWork(undefined, [await newClaim(), elsewhere], other);
    const window = span(48);
    const { id } = (await propose(work, [window], {}, other)).body.data as { id: number };
    await accept(owner, id, window);
    await admin.put(`/logic/work_order/${work.id}/status`, { move: 'accept' });
    const eventsOf = async (claimId: number, who = admin) =>
      (await who.get(`/logic/claim/${claimId}/work_event`)).body.data as { what: string; visit_at: string | null }[];
    expect(await eventsOf(work.claimId)).toEqual([
      expect.objectContaining({ what: 'created', work_id: work.id, visit_at: null }),
      expect.objectContaining({ what: 'visitProposed', visit_at: null }),
      expect.objectContaining({ what: 'visitAgreed', visit_at: window.starts_at, by: 'Laura Giménez' }),
      expect.objectContaining({ what: 'accept' }),
    ]);
    // Among several places, the history of the work order names the place of each visit.
    const placesOf = async (workId: number) =>
      (await admin.get(`/logic/work_order/${workId}`)).body.data.events.map(({ place }: { place: string }) => place);
    expect(await placesOf(work.id)).toEqual(['', '3° A · Torre Oroño', '3° A · Torre Oroño', '']);
    const one = await newWork(undefined, [work.claimId], other);
    await propose(one, [window], {}, other);
    expect(await placesOf(one.id)).toEqual(['', '']);
    expect((await eventsOf(elsewhere)).map(({ what }) => what)).toEqual(['created', 'accept']);
    expect(await eventsOf(await newClaim())).toEqual([]);
    expect((await owner.get(`/logic/claim/${work.claimId}/work_event`)).status).toBe(403);
    expect((await admin.get('/logic/claim/99999/work_event')).status).toBe(404);
  });

  test('a consortium responds for the common parts of its project', async () => {
    const claim = await admin.upload(
      '/logic/project/1/project_claim',
      (() => {
        const data = new FormData();
        data.set('reason', 'Portón');
        data.set('description', 'El portón del garage no abre bien');
        return data;
      })(),
    );
    const work = await newWork(undefined, [claim.body.data.project_claim.claim_id]);
    const window = span(48);
    const { id } = (await propose(work, [window])).body.data as { id: number };
    expect((await consortium.get(`/logic/visit/${id}`)).body.data.place).toBe('Torre Oroño');
    expect((await accept(consortium, id, window)).body.data.status).toBe('agreed');
    expect((await owner.get(`/logic/visit/${id}`)).status).toBe(404);
  });

  test('visits are filtered by dates, status, work order, claim, contractor and person', async () => {
    const { id, work, visit } = await agreedVisit(200);
    const found = async (query: string, who = admin): Promise<number[]> =>
      (await who.get(`/logic/visit?${query}`)).body.data.map((row: { id: number }) => row.id);
    expect(await found(`work_id=${work.id}`)).toEqual([id]);
    expect(await found(`claim_id=${work.claimId}`, owner)).toEqual([id]);
    expect(await found(`contractor_id=${work.contractor}&status=agreed`)).toEqual([id]);
    expect(await found(`contractor_id=${work.contractor}&status=done,missed`)).toEqual([]);
    const from = encodeURIComponent(visit.starts_at);
    const day = encodeURIComponent(span(220).starts_at);
    expect(await found(`from=${from}&to=${day}&contractor_id=${work.contractor}`)).toEqual([id]);
    expect(await found(`from=${day}&contractor_id=${work.contractor}`)).toEqual([]);
    expect(await found('assignee_id=99999')).toEqual([]);
    expect((await admin.get('/logic/visit?status=x')).status).toBe(400);
    expect((await admin.get('/logic/visit/99999')).status).toBe(404);
  });
});

describe('a work order without a date', () => {
  test('is found until each of its places has an agreed visit', async () => {
    const undated = async (value = true) =>
      (await admin.get(`/logic/work_order?undated=${value}`)).body.data.map(({ id }: { id: number }) => id) as number[];
    const proposed = await newVisit();
    expect(await undated()).toContain(proposed.work.id);
    expect(await undated(false)).not.toContain(proposed.work.id);
    await admin.put(`/logic/visit/${proposed.id}/date`, span(100));
    expect(await undated()).not.toContain(proposed.work.id);
    expect(await undated(false)).toContain(proposed.work.id);
  });
});

describe('together with its work order', () => {
  test.each([
    ['cancel', 'La empresa anuló el trabajo.'],
    ['refuse', 'No puede hacerlo quien iba a ir. La empresa va a proponer otra visita.'],
  ])('%s cancels its open visits, and the resident does not read the note for the company', async (move, reason) => {
    const { id, work } = await agreedVisit();
    const note = 'El vecino es maleducado.';
    expect((await admin.put(`/logic/work_order/${work.id}/status`, { move, note })).status).toBe(200);
    expect(await history(work.id)).toContain(`${move}: ${note}`);
    expect((await owner.get(`/logic/visit/${id}`)).body.data).toMatchObject({ status: 'cancelled', note: reason });
  });

  test('finishing the work marks a visit whose time has come as done, and cancels others', async () => {
    const [past, future] = [await agreedVisit(), await agreedVisit()];
    await begin(past.id);
    for (const { work } of [past, future])
      for (const move of ['accept', 'finish']) await admin.put(`/logic/work_order/${work.id}/status`, { move });
    expect((await admin.get(`/logic/visit/${past.id}`)).body.data.status).toBe('done');
    expect((await admin.get(`/logic/visit/${future.id}`)).body.data).toMatchObject({
      status: 'cancelled',
      note: 'El trabajo ya está hecho.',
    });
  });

  test('the assignee cannot change while a visit has a date; visits without a date get the new assignee', async () => {
    const other = await newContractor();
    const edit = (id: number) =>
      admin.put(`/logic/work_order/${id}`, { contractor_id: other, instructions: 'Lo mismo.' });
    const agreed = await agreedVisit();
    expect((await edit(agreed.work.id)).body.errors).toEqual([
      { field: 'contractor_id', message: 'Hay una visita acordada con quien lo hace: cancelala antes de cambiarlo.' },
    ]);
    const proposed = await newVisit();
    expect((await edit(proposed.work.id)).status).toBe(200);
    expect((await admin.get(`/logic/visit/${proposed.id}`)).body.data.contractor_id).toBe(other);
  });
});

describe('its calendar file', () => {
  const read = async (id: number, who = owner) => {
    const { headers, body, status } = await who.get(`/logic/visit/${id}/calendar`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(String(body)));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    return { calendar, event };
  };

  test('is valid for another program, and updates the same entry at each change', async () => {
    const { id, visit, work } = await agreedVisit();
    const { calendar, event } = await read(id);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.startDate.toJSDate().toISOString()).toBe(visit.starts_at);
    expect(event.location).toContain('3° A · Torre Oroño');
    expect(event.description).toContain(`Reclamo #${work.claimId}`);
    expect(event.uid).toMatch(/^[\da-f-]{36}@/);

    const moved = span(70);
    await put(admin, id, 'date', { ...moved, reason: 'Pidió el contratista.' });
    const later = (await read(id, admin)).event;
    expect(later.uid).toBe(event.uid);
    expect(later.sequence).toBe(event.sequence + 1);
    expect(later.startDate.toJSDate().toISOString()).toBe(moved.starts_at);

    await put(admin, id, 'cancel', { reason: 'Ya no hace falta.' });
    const cancelled = await read(id);
    expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(cancelled.event.sequence).toBe(event.sequence + 2);
    expect((await owner.get(`/logic/visit/${(await newVisit()).id}/calendar`)).status).toBe(409);
  });
});
