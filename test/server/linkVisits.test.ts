import { operations } from '../../src/contract/operations';
import { can } from '../../src/contract/permissions';
import { makeVisitLink } from '../../src/server/works/workLinks.service';
import { ownershipOf, raiseClaim } from './support/claims';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork, secretOf } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let claimId: number;
let ownerId: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  claimId = (await raiseClaim(owner, contract)).body.data.unit_claim.claim_id;
  ownerId = (await owner.get('/auth/info')).body.data.user.id;
});
afterAll(() => api.close());

const hourMs = 3_600_000;
/** A window that begins in this many hours. */
const span = (hours: number) => {
  const at = Math.floor(Date.now() / 1000) * 1000 + hours * hourMs;
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 2 * hourMs).toISOString() };
};
const byLink = (secret: string) => callerOf(api.app, secret, 'Link');
const ended = { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' };
const visitsOf = async (caller: Caller) =>
  (await caller.get('/logic/link/visit')).body.data as {
    id: number;
    status: string;
    contractor_id: number | null;
    claims: { id: number }[];
  }[];

/** A work order of one claim, and its contractor's link. */
async function newLink() {
  const work = await newWork(admin, [claimId]);
  return { ...work, contractor: byLink(await linkOf(admin, work.id)) };
}
/** A visit that staff proposed, and the resident's link of the mail. */
async function newVisit(windows = [span(48), span(72)]) {
  const work = await newLink();
  const { body } = await admin.post('/logic/visit', { work_id: work.id, claim_id: claimId, windows });
  const id = body.data.id as number;
  const path = await api.connection.db.transaction((tx) =>
    makeVisitLink(tx, { visitId: id, workId: work.id, accountId: ownerId }),
  );
  return { work, id, windows, secret: secretOf(path), resident: byLink(secretOf(path)) };
}

describe('a contractor with a link', () => {
  test('proposes windows that the resident accepts, and reports that nobody was there', async () => {
    const { contractor } = await newLink();
    const windows = [span(48), span(72)];
    const made = await contractor.put('/logic/link/visit', { claim_id: claimId, windows });
    expect({ status: made.status, body: made.body.data }).toMatchObject({
      status: 200,
      body: { status: 'proposed', proposed_by: 'contractor', contractor_id: null },
    });
    expect((await contractor.put('/logic/link/visit', { claim_id: claimId, windows })).status).toBe(409);
    const { id } = made.body.data as { id: number };
    expect((await contractor.put(`/logic/link/visit/${id}/accept`, windows[0])).status).toBe(400);
    const own = await contractor.put(`/logic/link/visit/${id}/accept`, { starts_at: windows[0]!.starts_at });
    expect(own.status).toBe(409);
    const accepted = await owner.put(`/logic/visit/${id}/accept`, { starts_at: windows[1]!.starts_at });
    expect(accepted.body.data.status).toBe('agreed');
    expect((await visitsOf(contractor))[0]).toMatchObject({ id, status: 'agreed' });

    const outcome = { outcome: 'missed', missed_by: 'resident', note: 'Toqué timbre tres veces.' };
    expect((await contractor.put(`/logic/link/visit/${id}/outcome`, outcome)).status).toBe(409);
    await api.connection.pool.query(
      "update visit set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1",
      [id],
    );
    const missed = await contractor.put(`/logic/link/visit/${id}/outcome`, outcome);
    expect(missed.body.data).toMatchObject({ status: 'missed', missed_by: 'resident' });
  });

  test('gives up a date with a reason, and not shortly before it', async () => {
    const { contractor } = await newLink();
    const { body } = await contractor.put('/logic/link/visit', { claim_id: claimId, windows: [span(30)] });
    const { id } = body.data as { id: number };
    expect((await contractor.put(`/logic/link/visit/${id}/cancel`, { reason: ' ' })).body.errors[0].field).toBe(
      'reason',
    );
    await admin.put(`/logic/visit/${id}/date`, { ...span(6), reason: 'Antes.' });
    expect((await contractor.put(`/logic/link/visit/${id}/cancel`, { reason: 'Se rompió la camioneta.' })).status).toBe(
      409,
    );
  });

  test('cannot reach visits of another work order', async () => {
    const mine = await newLink();
    const other = await newVisit();
    expect(await visitsOf(mine.contractor)).toEqual([]);
    for (const [what, body] of [
      ['accept', { starts_at: other.windows[0]!.starts_at }],
      ['windows', { windows: [span(90)] }],
      ['cancel', { reason: 'No.' }],
      ['outcome', { outcome: 'done' }],
    ] as const)
      expect((await mine.contractor.put(`/logic/link/visit/${other.id}/${what}`, body)).status).toBe(404);
    expect((await mine.contractor.get(`/logic/link/visit/${other.id}/calendar`)).status).toBe(404);
  });
});

describe('a resident with the link of a mail', () => {
  test('accepts a window in its own name, without signing in, and reads the calendar file', async () => {
    const { work, id, windows, resident } = await newVisit();
    expect(await visitsOf(resident)).toMatchObject([{ id, status: 'proposed', claims: [{ id: claimId }] }]);
    const accepted = await resident.put(`/logic/link/visit/${id}/accept`, { starts_at: windows[0]!.starts_at });
    expect(accepted.body.data).toMatchObject({ status: 'agreed', starts_at: windows[0]!.starts_at });
    const { events } = (await admin.get(`/logic/work_order/${work.id}`)).body.data as {
      events: { what: string; by: string }[];
    };
    expect(events.at(-1)).toMatchObject({ what: 'visitAgreed', by: expect.stringContaining('Laura') });
    const file = await api.app.inject({
      url: `/api/logic/link/visit/${id}/calendar`,
      headers: { authorization: `Link ${await newVisitSecret(id, work.id)}` },
    });
    expect(file.body).toContain('BEGIN:VCALENDAR');
  });

  test('proposes other times, and gives up a date with a reason', async () => {
    const { id, resident } = await newVisit();
    const countered = await resident.put(`/logic/link/visit/${id}/windows`, { windows: [span(100)] });
    expect(countered.body.data).toMatchObject({ status: 'proposed', proposed_by: 'resident' });
    const cancelled = await resident.put(`/logic/link/visit/${id}/cancel`, { reason: 'Ya lo arreglé.' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', note: 'Ya lo arreglé.' });
    // The result can still be read.
    expect((await visitsOf(resident))[0]).toMatchObject({ status: 'cancelled' });
  });

  test('reports once that nobody came, which sends a message in the claim; the contractor cannot', async () => {
    const { work, id, windows, resident } = await newVisit();
    await resident.put(`/logic/link/visit/${id}/accept`, { starts_at: windows[0]!.starts_at });
    expect((await resident.put(`/logic/link/visit/${id}/unattended`, {})).status).toBe(409);
    await api.connection.pool.query(
      "update visit set starts_at = '2026-01-05T12:00Z', ends_at = '2026-01-05T15:00Z' where id = $1",
      [id],
    );
    expect((await work.contractor.put(`/logic/link/visit/${id}/unattended`, {})).status).toBe(403);
    const reports = await Promise.all([1, 2].map(() => resident.put(`/logic/link/visit/${id}/unattended`, {})));
    expect(reports.map(({ status, body }) => [status, body.data.unattended_at === null])).toEqual([
      [200, false],
      [200, false],
    ]);
    const comments = (await admin.get(`/logic/claim/${claimId}/comment`)).body.data as { text: string }[];
    expect(comments).toEqual([
      expect.objectContaining({
        text: 'No vino nadie a la visita del lunes 5 de enero, de 9 a 12.',
        created_by: { name: 'Laura Giménez', username: 'cliente@demo.ar' },
        is_staff: false,
      }),
    ]);
  });

  test('can do what the table grants to the role, and gets 403 from every other call', async () => {
    const { resident } = await newVisit();
    const holder = { type: 'resident', can_manage_email_settings: false } as const;
    const refused: string[] = [];
    for (const { method, path, permission } of operations) {
      if (permission === 'public' || can(holder, permission)) continue;
      const address = path.replaceAll(/\{\w+\}/g, String(claimId));
      const { status } = await (method === 'GET'
        ? resident.get(address)
        : method === 'DELETE'
          ? resident.delete(address)
          : method === 'PUT'
            ? resident.put(address, {})
            : resident.post(address, {}));
      if (status !== 403) refused.push(`${method} ${path}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  test('reaches only that visit, and nothing once its account may not see it or is deactivated, or the link is over', async () => {
    const mine = await newVisit();
    const other = await newVisit();
    expect((await visitsOf(mine.resident)).map(({ id }) => id)).toEqual([mine.id]);
    const start = { starts_at: other.windows[0]!.starts_at };
    expect((await mine.resident.put(`/logic/link/visit/${other.id}/accept`, start)).status).toBe(404);

    const set = (sql: string, ...values: unknown[]) => api.connection.pool.query(sql, values);
    // In the name of a user who sees none of the claims there, the link opens nothing.
    const stranger = (await (await api.as('consorcio@demo.ar')).get('/auth/info')).body.data.user.id as number;
    await set('update access_link set account_id = $2 where visit_id = $1', mine.id, stranger);
    expect(await visitsOf(mine.resident)).toEqual([]);
    await set('update access_link set account_id = $2 where visit_id = $1', mine.id, ownerId);

    await set('update account set active = false where id = $1', ownerId);
    expect((await mine.resident.get('/logic/link/visit')).body).toEqual(ended);
    await set('update account set active = true where id = $1', ownerId);
    await set("update access_link set expires_at = now() - interval '1 second' where visit_id = $1", mine.id);
    expect((await mine.resident.get('/logic/link/visit')).body).toEqual(ended);
    await set('update access_link set revoked_at = now() where visit_id = $1', other.id);
    expect((await other.resident.get('/logic/link/visit')).status).toBe(401);
  });

  test("is not affected if a program opens the link's page", async () => {
    const { id, secret, resident } = await newVisit();
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/visita', `/visita?${secret}`]) await api.app.inject({ method, url });
    expect((await visitsOf(resident))[0]).toMatchObject({ id, status: 'proposed' });
  });
});

const newVisitSecret = async (visitId: number, workId: number): Promise<string> =>
  secretOf(await api.connection.db.transaction((tx) => makeVisitLink(tx, { visitId, workId, accountId: ownerId })));
