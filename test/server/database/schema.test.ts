/** The schema of a new database, of one that version 1.0.0 made, and of the versions after this one. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../../../src/server/database/migrate';
import { countMigrations, knownMigrations, migrateSchema } from '../../../src/server/database/migrateSchema';
import { serverFailureText } from '../../../src/server/startText';
import { describeSchema, makeFormerSchema } from '../support/formerSchema';
import { emptyDatabase } from '../support/testCluster';

const own = join(import.meta.dirname, '../../../src/server/database');
const folder = mkdtempSync(join(tmpdir(), 'posventa-schema-'));
const pools: pg.Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function emptyPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await emptyDatabase() });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}
async function formerPool(): Promise<pg.Pool> {
  const pool = await emptyPool();
  await makeFormerSchema(pool);
  return pool;
}
const valueOf = async (pool: pg.Pool, query: string) => Object.values((await pool.query(query)).rows[0])[0];

describe('a database of version 1.0.0', () => {
  test('gets the same tables, indexes, constraints, functions and triggers as a new one', async () => {
    const [former, fresh] = [await formerPool(), await emptyPool()];
    for (const pool of [former, fresh]) await migrateDatabase(pool);
    const [ofFormer, ofFresh] = [await describeSchema(former), await describeSchema(fresh)];
    expect(ofFresh.columns.length).toBeGreaterThan(400);
    expect(ofFresh.triggers.length).toBeGreaterThan(100);
    expect(ofFormer).toEqual(ofFresh);
    const { last } = await knownMigrations();
    for (const pool of [former, fresh]) expect(await countMigrations(pool)).toBe(last);
  });

  test('keeps its rows', async () => {
    const pool = await formerPool();
    const rowsOf = async () => {
      const tables = await pool.query("select tablename as name from pg_tables where schemaname = 'public'");
      const rows = tables.rows.map(async ({ name }) => [
        name,
        (await pool.query(`select * from "${name}" t order by t::text`)).rows,
      ]);
      return Object.fromEntries(await Promise.all(rows));
    };
    const { login_attempt: dropped, ...before } = await rowsOf();
    expect(dropped).toEqual([]);
    await migrateDatabase(pool);
    // Later versions may add tables and columns; the former ones keep their values.
    const former = Object.entries<object[]>(await rowsOf()).filter(([name]) => name in before);
    const after = former.map(([name, rows]) => [
      name,
      rows.map((row, index) => {
        const columns = Object.keys(before[name][index] ?? {});
        return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
      }),
    ]);
    expect(Object.fromEntries(after)).toEqual(before);
  });

  test('is refused if it lacks a migration of that version, and stays as it is', async () => {
    const pool = await formerPool();
    await pool.query('delete from drizzle.__drizzle_migrations where id = 54');
    const before = await describeSchema(pool);
    await expect(migrateDatabase(pool)).rejects.toThrow(
      'La base de datos es anterior a la versión 1.0.0 (53 migraciones de 54). Actualizala primero con la versión 1.0.0, y después con esta.',
    );
    expect(await describeSchema(pool)).toEqual(before);
    expect(await valueOf(pool, "select to_regclass('drizzle.applied_definitions')")).toBeNull();
  });
});

test('every function fits the finished schema', async () => {
  const pool = await emptyPool();
  await migrateDatabase(pool);
  const { rows } = await pool.query(`
    select format('select %s(%s)', l.lanvalidator::regproc, p.oid) as check
    from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { check } of rows) await pool.query(check);
});

describe('a later version', () => {
  const { version, ...journal } = JSON.parse(readFileSync(join(own, 'migrations/meta/_journal.json'), 'utf8'));
  const last = journal.entries.at(-1).idx + 1;
  let later: string;
  beforeEach(() => {
    later = mkdtempSync(join(folder, 'later-'));
    for (const part of ['migrations', 'functions', 'triggers'])
      cpSync(join(own, part), join(later, part), { recursive: true });
  });

  /** Adds a migration to the later version. */
  function addMigration(text: string): void {
    const tag = `00${last}_later`;
    const entries = [...journal.entries, { idx: last, version, when: Date.now(), tag, breakpoints: true }];
    writeFileSync(join(later, 'migrations/meta/_journal.json'), JSON.stringify({ ...journal, version, entries }));
    writeFileSync(join(later, `migrations/${tag}.sql`), text);
  }
  const greet = (word: string) =>
    writeFileSync(
      join(later, 'functions/greeting.sql'),
      `create or replace function greeting() returns text language sql as $$ select '${word}' from greeted limit 1 $$;`,
    );
  const watchGreeted = () =>
    appendFileSync(
      join(later, 'triggers/work_event.sql'),
      '\n\ncreate or replace trigger told after insert on greeted for each statement execute function tell_change_feed();\n',
    );
  const migrateTo = async (pool: pg.Pool, options: { folder?: string; upTo?: number }) => {
    const client = await pool.connect();
    try {
      await migrateSchema(client, options);
    } finally {
      client.release();
    }
  };
  const triggersOf = async (table: string, pool: pg.Pool) =>
    (
      await pool.query('select tgname from pg_trigger where tgrelid = to_regclass($1) and not tgisinternal', [table])
    ).rows.map(({ tgname }) => tgname);

  test('applies its functions, then its migration, then its triggers', async () => {
    const pool = await emptyPool();
    await migrateDatabase(pool);
    greet('hola');
    watchGreeted();
    addMigration(`create table greeted (id integer); insert into greeted values (1);
      create table said as select greeting() as word;`);
    await migrateTo(pool, { folder: later });
    expect(await valueOf(pool, 'select word from said')).toBe('hola');
    expect(await triggersOf('greeted', pool)).toEqual(['told']);
    greet('chau');
    await migrateTo(pool, { folder: later });
    expect(await valueOf(pool, 'select greeting()')).toBe('chau');
  });

  test('changes nothing if its migration fails', async () => {
    const pool = await emptyPool();
    await migrateDatabase(pool);
    const before = await describeSchema(pool);
    greet('hola');
    addMigration('create table greeted (id integer); select 1 / 0;');
    await expect(migrateTo(pool, { folder: later })).rejects.toThrow('division by zero');
    expect(await describeSchema(pool)).toEqual(before);
  });

  test('starts again if its migration and a request wait for each other', async () => {
    const pool = await emptyPool();
    await migrateDatabase(pool);
    await pool.query('create sequence tries');
    const fail = (times: number) =>
      addMigration(`do $$ begin
        if nextval('tries') <= ${times} then raise exception using errcode = '40P01', message = 'waited in vain'; end if; end $$;`);
    fail(2);
    await migrateTo(pool, { folder: later });
    expect(await countMigrations(pool)).toBe(last + 1);
    expect(await valueOf(pool, 'select last_value from tries')).toBe(3);
    const other = await emptyPool();
    await migrateDatabase(other);
    await other.query('create sequence tries');
    fail(9);
    await expect(migrateTo(other, { folder: later })).rejects.toThrow('waited in vain');
    expect(await valueOf(other, 'select last_value from tries')).toBe(3);
  });

  test('is not undone by a process of this version that starts beside it, which says so', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const pool = await emptyPool();
    await migrateDatabase(pool);
    const changed = readFileSync(join(later, 'functions/responsible.sql'), 'utf8').replace(
      'ORDER BY a.id',
      'ORDER BY a.id DESC',
    );
    writeFileSync(join(later, 'functions/responsible.sql'), changed);
    await migrateTo(pool, { folder: later });
    expect(said).not.toHaveBeenCalled();
    const before = await describeSchema(pool);
    await migrateDatabase(pool);
    expect(said).toHaveBeenCalledWith(serverFailureText.otherDefinitions);
    expect(JSON.stringify(before.functions)).toContain('ORDER BY a.id DESC');
    expect(await describeSchema(pool)).toEqual(before);
    said.mockReset();
    // Unless an operator asks for it; then the later version does not undo that either.
    await migrateDatabase(pool, { again: true });
    await migrateDatabase(pool);
    expect(said).not.toHaveBeenCalled();
    expect(JSON.stringify(await describeSchema(pool))).not.toContain('ORDER BY a.id DESC');
    await migrateTo(pool, { folder: later });
    expect(said).toHaveBeenCalledWith(serverFailureText.otherDefinitions);
    said.mockRestore();
    addMigration('create table greeted (id integer)');
    await migrateTo(pool, { folder: later });
    await migrateDatabase(pool);
    expect(await valueOf(pool, "select to_regclass('greeted')::text")).toBe('greeted');
  });

  test('restores the schema of this version with the triggers that it can have, then completes it', async () => {
    const pool = await emptyPool();
    watchGreeted();
    addMigration('create table greeted (id integer)');
    await migrateTo(pool, { folder: later, upTo: last });
    expect(await valueOf(pool, "select to_regclass('greeted')")).toBeNull();
    expect(await triggersOf('work_event', pool)).toEqual(expect.arrayContaining(['assigned', 'fed_added']));
    await migrateTo(pool, { folder: later });
    expect(await triggersOf('greeted', pool)).toEqual(['told']);
  });
});
