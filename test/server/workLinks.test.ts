import { PassThrough } from 'node:stream';
import { operations } from '../../src/contract/operations';
import { isForLinks } from '../../src/contract/permissions';
import { ownershipOf, raiseClaim } from './support/claims';
import { form, pdf, png } from './support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork, secretOf, openWorkIds, postWork } from './support/works';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let claimId: number;
let otherClaimId: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const raise = async (contact: string) =>
    (await raiseClaim(owner, contract, { contact_name: contact, description: `Lo de ${contact} es reservado` })).body
      .data.unit_claim.claim_id as number;
  claimId = await raise('Zulma Zarzamora');
  otherClaimId = await raise('Ofelia Olivares');
});
afterAll(() => api.close());

const ended = { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' };
const byLink = (secret: string) => callerOf(api.app, secret, 'Link');
const open = (caller: Caller) => caller.post('/logic/own_work');
const move = (caller: Caller, name: string, more: object = {}, headers?: Record<string, string>) =>
  caller.put('/logic/own_work/status', { move: name, ...more }, headers);
const photos = (kind = 'before', files = [{ name: 'antes.png', bytes: png }]) => form({ kind }, files);
const send = (caller: Caller, body = photos(), headers?: Record<string, string>) =>
  caller.upload('/logic/own_work/photos', body, headers);

async function newLink(claims = [claimId]) {
  const work = await newWork(admin, claims);
  const secret = await linkOf(admin, work.id);
  return { ...work, secret, contractor: byLink(secret), name: work.contractor.name };
}
const detail = async (id: number) => (await admin.get(`/logic/work_order/${id}`)).body.data;

/** Returns the mails to an address, with the path of their button. */
const mailsTo = async (recipient: string) =>
  (
    await api.connection.pool.query<{ subject: string; lines: string[]; path: string | null }>(
      `select subject, array(select jsonb_array_elements_text(notes -> 0 -> 'lines')) as lines, notes -> 0 -> 'action' ->> 'path' as path
       from outbox_mail where recipient = $1 order by id`,
      [recipient],
    )
  ).rows;

describe('a contractor is mailed', () => {
  const staffMoves = async (id: number, ...moves: [string, string?][]) => {
    for (const [name, note] of moves)
      expect((await admin.put(`/logic/work_order/${id}/status`, { move: name, note })).status).toBe(200);
  };

  test('that its work order was returned, with the reason and a link beside the present one', async () => {
    const { id, contractor, secret } = await newLink();
    const email = (await detail(id)).contact.email as string;
    await staffMoves(id, ['accept'], ['finish'], ['return', ' Sigue goteando. ']);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Te devolvieron el trabajo ${id}`,
      lines: ['Motivo: Sigue goteando.', expect.stringContaining('3° A · Torre Oroño')],
    });
    const mailed = byLink(secretOf(mail!.path!));
    for (const caller of [mailed, contractor])
      expect((await open(caller)).body.data).toMatchObject({ id, returned_because: 'Sigue goteando.' });
    expect((await detail(id)).link).not.toBeNull();
    expect(secretOf(mail!.path!)).not.toBe(secret);

    // Another return makes another link; a new link of staff revokes all.
    await staffMoves(id, ['finish'], ['return', 'Otra vez.']);
    await linkOf(admin, id);
    for (const caller of [mailed, contractor]) expect((await open(caller)).status).toBe(401);
  });

  test('that its work order was cancelled, without a link; a return without a valid link has none either', async () => {
    const { id, contractor } = await newWork(admin, [claimId]);
    await staffMoves(id, ['accept'], ['finish'], ['return', 'Falta pintar.'], ['cancel', 'Lo hace el consorcio.']);
    expect(await mailsTo(contractor.email)).toMatchObject([
      { subject: `Te devolvieron el trabajo ${id}`, path: null },
      {
        subject: `Anularon el trabajo ${id}`,
        lines: ['Motivo: Lo hace el consorcio.', expect.stringContaining('3° A · Torre Oroño')],
        path: null,
      },
    ]);
  });

  test('only if it has an e-mail, and about no other move', async () => {
    const claim = (await raiseClaim(await api.as('cliente@demo.ar'), await ownershipOf(admin, 'Torre Oroño/3° A')))
      .body;
    const { id, contractor } = await newWork(admin, [claim.data.unit_claim.claim_id]);
    await staffMoves(id, ['refuse', 'No llega.'], ['ask'], ['accept'], ['finish'], ['verify']);
    expect(await mailsTo(contractor.email)).toEqual([]);
    await admin.put(`/logic/contractor/${contractor.id}`, { name: 'Sin email', phone_number: '3415550101' });
    await staffMoves(id, ['return', 'Gotea.'], ['cancel', 'Lo hace otro.']);
    expect(await mailsTo(contractor.email)).toEqual([]);
  });
});

describe('the link of a work order', () => {
  test('is returned once, shows the data that the work needs, and counts as opened only by POST', async () => {
    const { id, contractor: made } = await newWork(manager, [claimId]);
    const { status, body } = await manager.post(`/logic/work_order/${id}/link`, {});
    expect(status).toBe(200);
    expect(body.data.address).toMatch(/\/trabajo\/#[\w-]{43}$/);
    expect(body.data).toMatchObject({ mailed_to: null, work: { id, link: { opened_at: null } } });
    const secret = secretOf(body.data.address);
    expect(JSON.stringify(await detail(id))).not.toContain(secret);

    const contractor = byLink(secret);
    for (const path of ['/logic/own_work', '/logic/own_work/status', '/logic/own_work/photos'])
      expect((await contractor.get(path)).status).toBe(404);
    expect((await detail(id)).link.opened_at).toBeNull();

    const { data } = (await open(contractor)).body;
    expect(data).toEqual({
      id,
      status: 'asked',
      contractor: made.name,
      contractor_id: expect.any(Number),
      company: { name: expect.any(String), logo: null, phone: expect.any(String), opening_hours: expect.any(String) },
      instructions: 'Cambiar el flexible de la bacha.',
      returned_because: null,
      places: [
        {
          claim_id: claimId,
          what: expect.any(String),
          where: expect.stringContaining(' · '),
          description: 'Lo de Zulma Zarzamora es reservado',
          arrived_at: null,
          done_at: null,
          unit: '3° A',
          project: 'Torre Oroño',
          address: expect.any(String),
          contact: { name: 'Zulma Zarzamora', phone: '3415873201', hours: '' },
        },
      ],
      arrived_at: null,
      reports: [],
      stuck: null,
      messages: [],
      closed_days: expect.any(Array),
      changed_at: expect.any(String),
      asked_photos: [],
      photos: [],
      visits: [],
    });
    expect((await detail(id)).link.opened_at).not.toBeNull();
  });

  test('is mailed with the work order if requested, and not if the contractor has no e-mail', async () => {
    const { id, contractor } = await newWork(admin, [claimId], { mail_link: true });
    const { rows } = await api.connection.pool.query<{ subject: string; notes: { action: { path: string } }[] }>(
      'select subject, notes from outbox_mail where recipient = $1',
      [contractor.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.subject).toBe(`Te pidieron un trabajo (n.º ${id})`);
    expect((await open(byLink(secretOf(rows[0]!.notes[0]!.action.path)))).body.data.id).toBe(id);

    const again = await admin.post(`/logic/work_order/${id}/link`, { mail: true });
    expect(again.body.data.mailed_to).toBe(contractor.email);

    await admin.put(`/logic/contractor/${contractor.id}`, { name: 'Sin email', phone_number: '3415550101' });
    const refused = await admin.post(`/logic/work_order/${id}/link`, { mail: true });
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'mail', message: expect.stringContaining('no tiene email') }],
    });
    // The refused call has revoked nothing.
    expect((await detail(id)).link).not.toBeNull();
  });

  test('ends when another is created, when it is revoked, and when it expires', async () => {
    const { id, contractor: first } = await newLink();
    const second = byLink(await linkOf(admin, id));
    expect((await open(first)).body).toEqual(ended);
    expect((await open(second)).status).toBe(200);
    expect((await admin.delete(`/logic/work_order/${id}/link`)).body.data.link).toBeNull();
    expect((await admin.delete(`/logic/work_order/${id}/link`)).status).toBe(200);
    const refused = await open(second);
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 401, body: ended });

    const third = byLink(await linkOf(admin, id));
    await api.connection.pool.query(
      "update access_link set expires_at = now() - interval '1 second' where work_id = $1",
      [id],
    );
    expect((await open(third)).body).toEqual(ended);
    expect((await detail(id)).link).toBeNull();
  });

  test('ends when the work order is cancelled, reassigned, or verified two weeks ago', async () => {
    const annulled = await newLink();
    await admin.put(`/logic/work_order/${annulled.id}/status`, { move: 'cancel', note: 'Ya no hace falta.' });
    expect((await open(annulled.contractor)).body).toEqual(ended);
    await admin.put(`/logic/work_order/${annulled.id}/status`, {
      move: 'ask',
      known_open_works: await openWorkIds(admin),
    });
    expect((await open(annulled.contractor)).body).toEqual(ended);

    const given = await newLink();
    await move(given.contractor, 'refuse', { note: 'No llego este mes.' });
    expect((await open(given.contractor)).body.data).toMatchObject({ status: 'refused', places: [{ contact: null }] });
    const other = (await newWork(admin)).contractor;
    const edit = {
      contractor_id: other.id,
      instructions: 'Lo mismo.',
      known_open_works: await openWorkIds(admin),
    };
    expect((await admin.put(`/logic/work_order/${given.id}`, edit)).status).toBe(200);
    expect((await open(given.contractor)).body).toEqual(ended);

    const verified = await newLink();
    await move(verified.contractor, 'accept');
    await move(verified.contractor, 'finish');
    await admin.put(`/logic/work_order/${verified.id}/status`, { move: 'verify' });
    expect((await open(verified.contractor)).body.data.status).toBe('verified');
    await api.connection.pool.query("update work_order set changed_at = now() - interval '15 days' where id = $1", [
      verified.id,
    ]);
    expect((await open(verified.contractor)).body).toEqual(ended);
  });

  test('is created by staff only, for contractors only, and for open work orders only', async () => {
    const { id: userId } = (await admin.get('/auth/info')).body.data.user;
    const { id } = (
      await postWork(admin, {
        contractor_id: null,
        assignee_id: userId,
        instructions: 'Ver.',
        claim_ids: [1],
      })
    ).body.data;
    expect((await admin.post(`/logic/work_order/${id}/link`, {})).body.message).toContain('del equipo');
    const { id: over } = await newWork(admin);
    await admin.put(`/logic/work_order/${over}/status`, { move: 'cancel', note: 'No.' });
    expect((await admin.post(`/logic/work_order/${over}/link`, {})).status).toBe(409);
    expect((await admin.post('/logic/work_order/99999/link', {})).status).toBe(404);
    expect((await admin.delete('/logic/work_order/99999/link')).status).toBe(404);
    expect((await owner.post(`/logic/work_order/${over}/link`, {})).status).toBe(403);
    expect((await admin.post(`/logic/work_order/${over}/link`, { mail: 'si' })).status).toBe(400);
  });

  test('is not affected if a program opens it by GET or HEAD', async () => {
    const { id, secret } = await newLink();
    const before = await detail(id);
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [
        '/trabajo',
        '/trabajo/',
        `/trabajo/?${secret}`,
        '/api/logic/own_work',
        '/api/logic/own_work/arrival',
      ])
        await api.app.inject({ method, url, headers: { authorization: `Link ${secret}` } });
    expect(await detail(id)).toEqual(before);
  });
});

describe('a contractor with a link', () => {
  test('accepts, arrives, sends photos and finishes, each once, and staff see it under its name', async () => {
    const { id, contractor, name } = await newLink();
    expect((await contractor.post('/logic/own_work/arrival', {})).status).toBe(409);
    expect((await move(contractor, 'finish')).status).toBe(409);
    expect((await move(contractor, 'accept')).body.data.status).toBe('accepted');
    // Again, on another device: there is nothing left to do, and no second event.
    expect((await move(contractor, 'accept')).body.data.status).toBe('accepted');
    // It was requested and accepted in the morning.
    await api.connection.pool.query(`update work_event set at = at - interval '3 hours' where work_id = $1`, [id]);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const arrived = await contractor.post('/logic/own_work/arrival', { at: anHourAgo });
    expect({ status: arrived.status, at: arrived.body.data.arrived_at }).toEqual({ status: 201, at: anHourAgo });
    expect((await send(contractor)).body.data.photos).toHaveLength(1);
    const files = [
      { name: 'uno.png', bytes: png },
      { name: 'dos.png', bytes: png },
    ];
    const sent = await send(contractor, photos('after', files));
    expect(sent.status).toBe(201);
    const [{ url }] = sent.body.data.photos as [{ url: string }];
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    const done = { note: 'Cambié el flexible.', parts: '1 flexible de 40 cm' };
    const key = { 'idempotency-key': 'termine-una-vez' };
    const twice = [await move(contractor, 'finish', done, key), await move(contractor, 'finish', done, key)];
    expect(twice.map(({ status, body }) => [status, body.data.status])).toEqual([
      [200, 'done'],
      [200, 'done'],
    ]);
    expect((await move(contractor, 'finish', { note: 'Otra cosa.' }, key)).body.errors[0].field).toBe(
      'idempotency-key',
    );

    const seen = await detail(id);
    expect(
      seen.events.slice(1).map(({ what, by, note, parts }: Record<string, string>) => [what, by, note, parts]),
    ).toEqual([
      ['accept', name, '', ''],
      ['arrive', name, '', ''],
      ['finish', name, done.note, done.parts],
    ]);
    expect(seen.photos.map(({ kind }: { kind: string }) => kind)).toEqual(['before', 'after', 'after']);

    await admin.put(`/logic/work_order/${id}/status`, { move: 'return', note: 'Sigue goteando.' });
    expect((await open(contractor)).body.data).toMatchObject({ returned_because: 'Sigue goteando.', arrived_at: null });
    await move(contractor, 'finish');
    expect((await open(contractor)).body.data.returned_because).toBeNull();
  });

  test('sends by a new link what an older one sent without a response, and it is done once', async () => {
    const { id, contractor } = await newLink();
    const key = { 'idempotency-key': 'llegue-y-foto' };
    expect((await move(contractor, 'accept')).status).toBe(200);
    expect((await contractor.post('/logic/own_work/arrival', {}, key)).status).toBe(201);
    expect((await send(contractor, photos(), key)).status).toBe(201);
    const renewed = byLink(await linkOf(admin, id));
    expect((await contractor.post('/logic/own_work/arrival', {}, key)).status).toBe(401);
    // A waiting phone may send both at the same time.
    const repeated = await Promise.all([
      renewed.post('/logic/own_work/arrival', {}, key),
      renewed.post('/logic/own_work/arrival', {}, key),
      send(renewed, photos(), key),
    ]);
    expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { events, photos: sent, link } = await detail(id);
    expect(events.filter(({ what }: { what: string }) => what === 'arrive')).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(link.heard_at).toBeNull();
    expect((await open(renewed)).body.data).toMatchObject({ id, contractor_id: expect.any(Number) });
    expect((await detail(id)).link.heard_at).not.toBeNull();
  });

  test('gets field errors for files that are not photos, missing files, too many files, and invalid input', async () => {
    const { id, contractor } = await newLink();
    expect((await send(contractor, photos('before', []))).body.errors[0].field).toBe('images');
    expect((await send(contractor, photos('before', [{ name: 'a.png', bytes: pdf }]))).status).toBe(415);
    expect((await send(contractor, photos('asked'))).status).toBe(400);
    expect((await move(contractor, 'verify')).status).toBe(400);
    expect((await move(contractor, 'refuse', { note: ' ' })).body.errors).toEqual([
      { field: 'note', message: 'Debe indicar el motivo.' },
    ]);
    await move(contractor, 'accept');
    expect((await move(contractor, 'finish', { parts: 'x'.repeat(2001) })).body.errors[0].field).toBe('parts');
    // A clock that is years off is ignored.
    const { data } = (await contractor.post('/logic/own_work/arrival', { at: '2020-01-01T00:00:00.000Z' })).body;
    expect(Date.now() - Date.parse(data.arrived_at)).toBeLessThan(60_000);
    await api.connection.pool.query(
      'insert into work_photo (work_id, file_id, kind) select $1, (select min(id) from stored_file), $2 from generate_series(1, 60)',
      [id, 'other'],
    );
    expect((await send(contractor)).body.errors[0].message).toContain('hasta 60 fotos');
    await move(contractor, 'finish');
    await admin.put(`/logic/work_order/${id}/status`, { move: 'verify' });
    expect((await send(contractor)).status).toBe(409);
  });

  test('gets 403 from every other call', async () => {
    const { contractor } = await newLink();
    const others = operations.filter(({ permission }) => permission !== 'public' && !isForLinks(permission));
    const refused: string[] = [];
    for (const { method, path } of others) {
      const address = path.replaceAll(/\{\w+\}/g, String(claimId));
      const { status } = await (method === 'GET'
        ? contractor.get(address)
        : method === 'DELETE'
          ? contractor.delete(address)
          : method === 'PUT'
            ? contractor.put(address, {})
            : contractor.post(address, {}));
      if (status !== 403) refused.push(`${method} ${path}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  test("reads nothing of another work order, of other claims, or of its own claim's hidden data", async () => {
    const mine = await newLink();
    const other = await newLink([otherClaimId]);
    await send(other.contractor, photos('before', [{ name: 'ajena.png', bytes: png }]));
    await admin.upload(`/logic/claim/${claimId}/note`, form({ text: 'Zurcido interno' }));
    await admin.put(`/logic/claim/${claimId}/repair_price`, { repair_price: '98765.43' });
    await move(mine.contractor, 'accept');
    const read = JSON.stringify([
      (await open(mine.contractor)).body,
      (await send(mine.contractor)).body,
      (await mine.contractor.post('/logic/own_work/arrival', {})).body,
      (await move(mine.contractor, 'finish')).body,
    ]);
    const kept = ['Olivares', 'ajena.png', 'Zurcido', '98765', 'cliente@demo.ar', 'Laura', 'price'];
    expect(kept.filter((word) => read.includes(word))).toEqual([]);
    expect(read).toContain('Zarzamora');
  });

  test('has no account: a session cannot use these calls, and a secret opens no session', async () => {
    const { secret } = await newLink();
    for (const who of [admin, manager, owner]) expect((await open(who)).status).toBe(403);
    expect((await open(api.nobody)).body).toEqual(ended);
    expect((await callerOf(api.app, secret).get('/auth/info')).status).toBe(401);
    expect((await byLink(admin.token).get('/auth/info')).body).toEqual(ended);
  });

  test('is rate limited when it guesses links, and not with a valid link', async () => {
    const { contractor } = await newLink();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 130; tries += 1) statuses.add((await open(byLink(`adivino-${tries}`))).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await open(contractor)).status).toBe(200);
    await api.connection.pool.query('delete from rate_limit');
  });

  test('whose link is revoked during the upload of photos stores nothing', async () => {
    const { id, secret } = await newLink();
    const encoded = new Response(photos());
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const payload = new PassThrough();
    const answer = api.app.inject({
      method: 'POST',
      url: '/api/logic/own_work/photos',
      payload,
      headers: { authorization: `Link ${secret}`, 'content-type': encoded.headers.get('content-type')! },
    });
    payload.write(bytes.subarray(0, 80));
    while (payload.readableLength > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const counted = async () =>
      (
        await api.connection.pool.query(
          'select (select count(*) from stored_file) files, (select count(*) from work_photo) photos',
        )
      ).rows[0] as object;
    const before = await counted();
    await admin.delete(`/logic/work_order/${id}/link`);
    payload.end(bytes.subarray(80));
    expect((await answer).statusCode).toBe(401);
    expect(await counted()).toEqual(before);
  });

  test('causes immediate notifications to staff', async () => {
    const { id, contractor } = await newLink();
    const fed = async () =>
      (await api.connection.pool.query("select id from change_feed where kind = 'work' and record_id = $1", [id])).rows
        .length;
    for (const act of [
      () => open(contractor),
      () => move(contractor, 'accept'),
      () => contractor.post('/logic/own_work/arrival', {}),
      () => send(contractor),
      () => admin.delete(`/logic/work_order/${id}/link`),
    ]) {
      const before = await fed();
      await act();
      expect((await fed()) - before).toBe(1);
    }
  });
});

test("of its claims' photos a work order shows those that staff selected, and no others", async () => {
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const files = ['una.png', 'otra.png'].map((name) => ({ name, bytes: png }));
  const own = (await raiseClaim(owner, contract, {}, files)).body.data.unit_claim.claim_id as number;
  const foreign = (await raiseClaim(owner, contract, {}, files)).body.data.unit_claim.claim_id as number;
  const photosOfClaim = async (id: number) =>
    (await admin.get(`/logic/work_order/claim?ids=${id}`)).body.data[0].photos as { id: number }[];
  const [chosen, other] = await photosOfClaim(own);
  const [strange] = await photosOfClaim(foreign);
  const found = (await admin.get(`/logic/work_order/claim?q=${own}`)).body.data as { photos: unknown[] }[];
  expect(found[0]!.photos).toEqual([]);

  const { id, contractor } = await newWork(admin, [own], { photo_ids: [chosen!.id] });
  expect((await detail(id)).asked_photos.map((photo: { id: number }) => photo.id)).toEqual([chosen!.id]);
  const caller = byLink(await linkOf(admin, id));
  const shown = async () =>
    ((await open(caller)).body.data.asked_photos as { id: number; url: string }[]).map((photo) => photo.id);
  expect(await shown()).toEqual([chosen!.id]);

  const edit = { contractor_id: contractor.id, instructions: 'Lo mismo.' };
  const refused = await admin.put(`/logic/work_order/${id}`, { ...edit, photo_ids: [chosen!.id, strange!.id] });
  expect({ status: refused.status, field: refused.body.errors[0].field }).toEqual({ status: 422, field: 'photo_ids' });
  await admin.put(`/logic/work_order/${id}`, edit);
  expect(await shown()).toEqual([chosen!.id]);
  await admin.put(`/logic/work_order/${id}`, { ...edit, photo_ids: [other!.id] });
  expect(await shown()).toEqual([other!.id]);
  await admin.put(`/logic/work_order/${id}`, { ...edit, photo_ids: [] });
  expect(await shown()).toEqual([]);
});

test('links may only make the calls that the contract declares for links', () => {
  const names = operations.filter(({ permission }) => isForLinks(permission)).map(({ operationId }) => operationId);
  expect(names).toEqual([
    'getLinkAnswer',
    'answerByLink',
    'takeBackByLink',
    'issueOwnRepair',
    'openOwnWork',
    'moveOwnWork',
    'arriveAtOwnWork',
    'addOwnWorkPhotos',
    'reportStuckOwnWork',
    'correctOwnWork',
    'takeBackOwnWork',
    'sendOwnWorkMessage',
    'openOwnWorks',
    'linkOwnWork',
    'listLinkVisits',
    'createLinkVisit',
    'proposeLinkWindows',
    'acceptLinkWindow',
    'cancelLinkVisit',
    'reportUnattendedLinkVisit',
    'endLinkVisit',
    'downloadLinkVisit',
  ]);
});
