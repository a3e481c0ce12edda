/** Every change of a record that a user may be viewing writes rows into the feed, in its own transaction. */
import pg from 'pg';
import type { Change } from '../../../src/contract/events';
import { cleanUp } from '../../../src/server/database/cleanup';
import { feedEnd, isInFeed, readBetween, readFeed, readRecent } from '../../../src/server/events/feed.repository';
import { importColumns } from '../../../src/contract/importColumns';
import { writeTable } from '../../../src/server/imports/writeTable';
import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form, pdf, png } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';
import { sqlToday } from '../support/today';

let api: TestApp;
let pool: pg.Pool;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  ({ pool } = api.connection);
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const raise = async () => (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
const raiseProject = async () =>
  (await admin.upload('/logic/project/1/project_claim', form({ reason: 'Portón', description: 'No abre bien nunca' })))
    .body.data.project_claim.id as number;
const one = async (text: string, ...values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]!.id;
const said = ({ kind, id, what }: Change) => `${kind} ${id} ${what}`;

/** The rows that `work` writes into the feed. */
async function fedBy(work: () => Promise<unknown>): Promise<string[]> {
  const since = await feedEnd(pool);
  await work();
  return (await readFeed(pool, since)).changes.map(said);
}

describe('a claim', () => {
  test('that is created', async () => {
    let id = 0;
    const fed = await fedBy(async () => (id = await raise()));
    expect(fed).toEqual([`unitClaim ${id} created`]);
    expect(await fedBy(async () => (id = await raiseProject()))).toEqual([`projectClaim ${id} created`]);
  });

  const photo = () => form({}, [{ name: 'a.png', bytes: png }]);
  test.each<[string, (id: number) => Promise<unknown>, ...string[]]>([
    ['that moves', (id) => admin.post(`/logic/claim/${id}/status/up`), 'state'],
    ['that is rejected', (id) => admin.post(`/logic/claim/${id}/status/reject`), 'state'],
    [
      'whose owner takes it back',
      (id) => owner.post(`/logic/claim/${id}/withdraw`, { reason: 'Se arregló solo' }),
      'state',
    ],
    ['that gets a price', (id) => admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '125.50' }), 'price'],
    ['that gets a priority', (id) => admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'urgent' }), 'priority'],
    ['that is written to', (id) => owner.post(`/logic/claim/${id}/comment`, { text: 'Sigue goteando' }), 'message'],
    [
      'that staff note something about',
      (id) => admin.post(`/logic/claim/${id}/note`, { text: 'Llamé al gremio' }),
      'internal',
    ],
    ['that gets photos', (id) => owner.upload(`/logic/claim/${id}/image`, photo()), 'photo'],
    [
      'a column of which nobody has said who may know it',
      (id) =>
        pool
          .query('alter table claim add column novelty text')
          .then(() => pool.query('update claim set novelty = $2 where id = $1', [id, 'x'])),
      'internal',
    ],
  ])('%s', async (_name, change, ...fields) => {
    const id = await raise();
    expect(await fedBy(() => change(id))).toEqual(fields.map((what) => `unitClaim ${id} ${what}`));
  });

  test('whose move is undone', async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/status/up`);
    expect(await fedBy(() => admin.post(`/logic/claim/${id}/status/undo?from=approved`))).toEqual([
      `unitClaim ${id} state`,
    ]);
  });

  test('that is corrected', async () => {
    const [unit, project] = [await raise(), await raiseProject()];
    const fed = await fedBy(async () => {
      await pool.query("update claim set description = description || '.' where id = any($1)", [[unit, project]]);
    });
    expect(fed.toSorted()).toEqual([`projectClaim ${project} facts`, `unitClaim ${unit} facts`]);
  });

  test('in a bulk change, and in its undo', async () => {
    const ids = [await raise(), await raise()];
    let bulk = 0;
    const fed = await fedBy(async () => {
      bulk = (await admin.post('/logic/unit_claim/bulk', { ids, action: 'up' })).body.data.id;
      await api.runJobs();
    });
    const person = await one("select id from account where username = 'admin@demo.ar'");
    // Both change in one transaction, and the user who started it is notified once.
    expect(fed.toSorted()).toEqual([`access ${person} order`, ...ids.map((id) => `unitClaim ${id} state`)].toSorted());
    const undone = await fedBy(async () => {
      await admin.post(`/logic/claim_bulk/${bulk}/undo`);
      await api.runJobs();
    });
    expect(undone.toSorted()).toEqual(fed.toSorted());
  });

  test('that a user reads or marks notifies that user', async () => {
    const id = await raise();
    const person = await one("select id from account where username = 'admin@demo.ar'");
    for (const is_read of [true, false, true])
      expect(await fedBy(() => admin.post('/logic/claim/read', { type: 'UNIT', is_read, ids: [id] }))).toEqual([
        `access ${person} reading`,
      ]);
  });

  test('that is saved without a change writes nothing', async () => {
    const id = await raise();
    expect(await fedBy(() => pool.query('update claim set status = status where id = $1', [id]))).toEqual([]);
  });
});

describe('other records', () => {
  test('a client that is created and changed; a sign-in writes nothing', async () => {
    const person = {
      username: 'nueva@feed.ar',
      name: 'Nueva',
      last_name: 'Persona',
      document: '55123999',
      phone_number: '3415551234',
    };
    let id = 0;
    expect(await fedBy(async () => (id = (await admin.post('/logic/client', person)).body.data.id))).toEqual(
      expect.arrayContaining([
        `client ${(id = await one("select id from account where username = 'nueva@feed.ar'"))} created`,
      ]),
    );
    expect(await fedBy(() => pool.query("update account set name = 'Otra' where id = $1", [id]))).toEqual([
      `client ${id} changed`,
    ]);
    expect(
      await fedBy(() => pool.query('update account set totp_step = 3, device_epoch = 9 where id = $1', [id])),
    ).toEqual([]);
    expect(await fedBy(() => api.as('cliente@demo.ar'))).toEqual([]);
  });

  test('supervisors, consortiums and admins are notified as their own kinds', async () => {
    for (const type of ['manager', 'consortium', 'admin']) {
      const id = await one('select min(id) as id from account where type = $1', type);
      expect(
        await fedBy(() => pool.query("update account set last_name = last_name || 'x' where id = $1", [id])),
      ).toEqual([`${type} ${id} changed`]);
    }
  });

  test("a unit, its plans and its owner: both owners' access changes too", async () => {
    const unit = { name: 'Unidad del feed', description: '', unit_type_id: 1, project_id: 1 };
    let id = 0;
    const made = await fedBy(async () => (id = (await admin.post('/model/unit', unit)).body.data.unit_id));
    expect(made).toEqual([`unit ${id} created`]);
    const client = await one("select id from account where username = 'cliente@demo.ar'");
    const assigned = await fedBy(() => admin.post('/logic/contract', { unit_id: id, client_id: client }));
    expect(assigned).toEqual(
      expect.arrayContaining([`unit ${id} changed`, `client ${client} changed`, `access ${client} changed`]),
    );
    let plan = 0;
    const planned = await fedBy(async () => {
      plan = (await admin.upload(`/logic/unit/${id}/plan`, form({}, [{ name: 'a.pdf', bytes: pdf }], 'file'))).body.data
        .id;
    });
    expect(planned).toEqual([`unit ${id} changed`]);
    expect(await fedBy(() => admin.delete(`/logic/plan/${plan}`))).toEqual([`unit ${id} changed`]);
    const ownership = await one('select id from contract where unit_id = $1', id);
    const ended = await fedBy(() =>
      pool.query(`update contract set end_date = ${sqlToday} where id = $1`, [ownership]),
    );
    expect(ended).toEqual(expect.arrayContaining([`access ${client} changed`]));
  });

  test('a lease request, and the resulting lease', async () => {
    const request = {
      contract_id: contract,
      tenant_name: 'Rita',
      tenant_last_name: 'Saavedra',
      tenant_document: '40.999.001',
      tenant_email: 'rita@feed.ar',
      tenant_phone_number: '3415550000',
      lease_start_date: dayInArgentina(),
      lease_end_date: addDays(dayInArgentina(), 30),
    };
    let id = 0;
    expect(
      await fedBy(async () => (id = (await owner.post('/logic/lease_contract_request', request)).body.data.id)),
    ).toEqual([`leaseRequest ${id} created`]);
    const up = () => admin.post(`/logic/lease_contract_request/${id}/status/up`, {});
    await up();
    await up();
    const accepted = await fedBy(up);
    const tenant = await one("select id from account where username = 'rita@feed.ar'");
    expect(accepted).toEqual(
      expect.arrayContaining([`leaseRequest ${id} changed`, `client ${tenant} created`, `access ${tenant} changed`]),
    );
  });

  test('a project, its supervisors and its consortium', async () => {
    expect(await fedBy(() => admin.post('/logic/project/1/close'))).toEqual(['project 1 changed']);
    await admin.post('/logic/project/1/reopen');
    const person = await one("select id from account where username = 'manager@demo.ar'");
    const project = await one(
      'select id from project p where not exists (select from manager_project where project_id = p.id and manager_id = $1) order by id limit 1',
      person,
    );
    const expected = [`access ${person} changed`, `manager ${person} changed`, `project ${project} changed`];
    const path = `/logic/manager/${person}/projects`;
    expect(await fedBy(() => admin.post(path, { projectId: project }))).toEqual(expect.arrayContaining(expected));
    expect(await fedBy(() => admin.delete(`${path}/${project}`))).toEqual(expect.arrayContaining(expected));
    const consortium = await one('select consortium_id as id from project where id = 1');
    const taken = await fedBy(() => pool.query('update project set consortium_id = null where id = 1'));
    expect(taken).toEqual(expect.arrayContaining(['project 1 changed', `access ${consortium} changed`]));
    await pool.query('update project set consortium_id = $1 where id = 1', [consortium]);
  });

  test('an import during its progress', async () => {
    const row = ['feed@correo.ar', 'Persona', 'Importada', '58111222', '', '', '', '', '', ''];
    const { content, name } = await writeTable('clientes', 'csv', [Object.values(importColumns.clients), row]);
    let id = 0;
    const begun = await fedBy(async () => {
      const file = form({}, [{ name, bytes: Buffer.from(content, 'base64') }], 'file');
      id = (await manager.upload('/logic/import', file)).body.data.id;
    });
    expect(begun).toEqual([`import ${id} created`]);
    expect(await fedBy(() => api.runJobs())).toEqual([`import ${id} changed`]);
    await manager.post(`/logic/import/${id}/apply`, {});
    const client = await fedBy(() => api.runJobs());
    const person = await one("select id from account where username = 'feed@correo.ar'");
    expect(client).toEqual(expect.arrayContaining([`import ${id} changed`, `client ${person} created`]));
  });
});

describe('reading', () => {
  test('a rolled back change is not in the feed', async () => {
    const id = await raise();
    const client = await pool.connect();
    const fed = await fedBy(async () => {
      await client.query("begin; update claim set status = 'approved' where type = 'UNIT'");
      await client.query('rollback');
    });
    client.release();
    expect(fed).toEqual([]);
    expect(id).toBeGreaterThan(0);
  });

  test('of two concurrent transactions the one that commits later is read after the other, and each once', async () => {
    const [early, late] = [await raise(), await raise()];
    const [one, other] = [await pool.connect(), await pool.connect()];
    try {
      let since = await feedEnd(pool);
      const read = async () => {
        const { changes, until } = await readFeed(pool, since);
        since = until;
        return changes.map(said);
      };
      const move = 'update claim set description = description || $2 where id = $1';
      // It gets the lower transaction number, and the lower id in the feed.
      await one.query('begin');
      await one.query(move, [late, ' primero']);
      await other.query('begin');
      await other.query(move, [early, ' segundo']);
      await other.query('commit');
      expect(await read()).toEqual([`unitClaim ${early} facts`]);
      expect(await read()).toEqual([]);
      await one.query('commit');
      expect(await read()).toEqual([`unitClaim ${late} facts`]);
      expect(await read()).toEqual([]);
    } finally {
      one.release();
      other.release();
    }
  });

  test('between two positions it returns the changes after the first and not after the second', async () => {
    const first = await feedEnd(pool);
    const id = await raise();
    const second = await feedEnd(pool);
    const next = await raise();
    expect((await readBetween(pool, first, second)).map(said)).toEqual([`unitClaim ${id} created`]);
    expect((await readRecent(pool, 5, await feedEnd(pool))).map(said)).toEqual(
      expect.arrayContaining([`unitClaim ${id} created`, `unitClaim ${next} created`]),
    );
  });

  test('the feed reports whether it still has all changes since a position, also after old rows are deleted', async () => {
    const old = await feedEnd(pool);
    await raise();
    await pool.query("update change_feed set at = now() - interval '4 days'");
    // All databases of the tests share the transaction numbers: waits until no older transaction is open.
    let kept = '';
    await until(async () => {
      kept = await feedEnd(pool);
      const { rows } = await pool.query<{ isComplete: boolean }>(
        'select xid < pg_snapshot_xmin($1::pg_snapshot) as "isComplete" from change_feed order by xid desc limit 1',
        [kept],
      );
      return rows[0]!.isComplete;
    });
    await raise();
    expect([await isInFeed(pool, old), await isInFeed(pool, kept)]).toEqual([true, true]);
    await cleanUp(pool);
    expect([await isInFeed(pool, old), await isInFeed(pool, kept)]).toEqual([false, true]);
    // A position of another database, whose transaction numbers are higher.
    expect(await isInFeed(pool, '900000000000:900000000001:')).toBe(false);
  });

  test('a kind of a later version is ignored', async () => {
    const since = await feedEnd(pool);
    await pool.query(
      "insert into change_feed (kind, record_id, what) values ('quotation', 1, 'changed'), ('unit', 1, 'changed')",
    );
    expect((await readFeed(pool, since)).changes.map(said)).toEqual(['unit 1 changed']);
  });

  test('a transaction is reported once, however much it changes', async () => {
    const client = new pg.Client(api.config.databaseUrl);
    await client.connect();
    const notified: string[] = [];
    client.on('notification', ({ channel }) => notified.push(channel));
    await client.query('listen change_feed; listen last');
    await pool.query("begin; update claim set status = 'approved'; update unit set description = 'x'; commit");
    // Notifications arrive in the order of their transactions.
    await pool.query('notify last');
    await until(() => notified.includes('last'));
    await client.end();
    expect(notified).toEqual(['change_feed', 'last']);
  });
});
