import type { WorkOrderDetail } from '../../src/contract/workShapes';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

interface Note {
  text: string;
  mentions: string[];
  earlier: object[];
}

test('in the demo, units of newer buildings have a delivery date, and others have none', async () => {
  const admin = await api.as('admin@demo.ar');
  const { body } = await admin.get('/logic/unit?page_size=100');
  const days = (body.data as { delivery_date: string | null }[]).map(({ delivery_date: day }) => day);
  expect(days.some((day) => day === null)).toBe(true);
  expect(days.filter(Boolean).length).toBeGreaterThan(20);
});

test('in the demo, a supervisor finds internal notes with mentions in visible claims', async () => {
  const manager = await api.as('manager@demo.ar');
  const { rows } = await api.connection.pool.query<{ claim_id: number }>(
    "select distinct claim_id from claim_note n join account a on a.id = n.created_by where a.username = 'manager@demo.ar'",
  );
  expect(rows.length).toBeGreaterThan(2);
  const notes: Note[] = [];
  for (const { claim_id: id } of rows) {
    const { status, body } = await manager.get(`/logic/claim/${id}/note`);
    expect(status).toBe(200);
    notes.push(...(body.data as Note[]));
  }
  expect(notes.flatMap(({ mentions }) => mentions)).toContain('Mariana Bertolotti');
  const { rows: changed } = await api.connection.pool.query('select 1 from claim_note_version');
  expect(changed).toHaveLength(1);
});

test('in the demo, staff have shared and personal saved replies', async () => {
  const { body } = await (await api.as('manager@demo.ar')).get('/logic/reply');
  const replies = body.data as { is_shared: boolean; is_own: boolean; text: string }[];
  expect(replies.some((reply) => reply.is_shared && !reply.is_own)).toBe(true);
  expect(replies.some((reply) => !reply.is_shared && reply.is_own)).toBe(true);
  expect(replies.every(({ text }) => text.includes('{nombre}'))).toBe(true);
});

test("in the demo, finished work has photos from before and after, and open work has its claims' photos and a link", async () => {
  const admin = await api.as('admin@demo.ar');
  const works = (await admin.get('/logic/work_order?page_size=200&page=1')).body.data as {
    id: number;
    status: string;
  }[];
  const details = [];
  for (const { id } of works) details.push((await admin.get(`/logic/work_order/${id}`)).body.data as WorkOrderDetail);
  const repaired = details.filter(({ photos }) => photos.length > 0);
  expect(repaired.length).toBeGreaterThan(1);
  for (const { status, photos, events } of repaired) {
    expect(['done', 'verified']).toContain(status);
    expect(photos.map(({ kind }) => kind)).toEqual(['before', 'after']);
    expect(events.find(({ what }) => what === 'finish')).toMatchObject({ parts: expect.stringMatching(/./) });
  }
  const open = details.filter(({ status }) => status === 'accepted');
  expect(open.some(({ asked_photos: photos }) => photos.length > 0)).toBe(true);
  expect(open.every(({ link }) => link?.opened_at)).toBe(true);
  const unopened = details.filter(({ status, link }) => status === 'asked' && link);
  expect(unopened.map(({ link }) => link?.opened_at)).toContain(null);
});
