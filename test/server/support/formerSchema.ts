import { Logger, runMigrations } from 'graphile-worker';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const schema = readFileSync(join(import.meta.dirname, '../database/schemaOf1.0.0.sql'), 'utf8');

/** A company with one claim, which its owner raised, staff moved and the owner answered. */
const rows = `
  insert into account (type, username, name, last_name) values ('admin', 'ana@empresa.ar', 'Ana', 'Paz'), ('client', 'eva@correo.ar', 'Eva', 'Ñandú');
  insert into unit_type (label) values ('Departamento');
  insert into claim_location (label) values ('Baño');
  insert into claim_location_detail (label, claim_location_id) values ('Pared', 1);
  insert into claim_category (label) values ('Pintura');
  insert into claim_item (label, claim_category_id) values ('Manchas', 1);
  insert into warranty_term (claim_category_id, item, months) values (1, 'Pintura', 12);
  insert into project (name) values ('Torre Oroño');
  insert into unit (project_id, unit_type_id, name) values (1, 1, '3° A');
  insert into contract (client_id, unit_id, start_date) values (2, 1, '2025-03-01');
  insert into claim (type, description, priority, created_at, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
      location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
    values ('UNIT', 'Tab\t, barra \\N y «comillas»\nen 2 líneas', 'high', '2025-06-02 12:00Z', 2, 'client', 1, 1, 1, 2, 2, 1, 1, 1, 1, 'Eva', '341 555');
  update claim set status = 'approved', repair_price = 1250.5;
  insert into claim_change (claim_id, field, "from", "to", created_by) values (1, 'status', 'pending', 'approved', 1);
  insert into claim_comment (claim_id, text, created_by) values (1, 'Gracias', 2);
  insert into outbox_mail (recipient, subject, notes) values ('eva@correo.ar', 'Reclamo 1', '[]');`;

/** Gives an empty database the schema of version 1.0.0, which its 54 migrations made, and the rows of a small company. */
export async function makeFormerSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query(schema);
  // Closed, because the script sets its own search path.
  client.release(true);
  await pool.query(rows);
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

const ofPortal = "relnamespace = 'public'::regnamespace";
/** What belongs to an extension is PostgreSQL's. */
const isOwn = (oid: string) => `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

const parts = {
  columns: `select c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum) as position,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation, a.attstorage, a.attcompression,
      pg_get_expr(d.adbin, d.adrelid)
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.${ofPortal} and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped order by 1, 3`,
  relations: `select relname, relkind, relpersistence, relrowsecurity, relreplident, reloptions from pg_class where ${ofPortal} and ${isOwn('oid')} order by 1`,
  constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select pg_get_indexdef(indexrelid), indisvalid from pg_index join pg_class c on c.oid = indexrelid where c.${ofPortal} order by 1`,
  sequences: `select to_jsonb(s) - 'last_value' - 'sequenceowner' from pg_sequences s where schemaname = 'public' order by sequencename`,
  functions: `select pg_get_functiondef(oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f' and ${isOwn('p.oid')} order by oid::regprocedure::text`,
  triggers: `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal order by tgrelid::regclass::text, tgname`,
  types: `select typname, typtype from pg_type t where typnamespace = 'public'::regnamespace and typtype <> 'c' and typelem = 0 and ${isOwn('t.oid')} order by 1`,
  extensions: 'select extname, extversion, extnamespace::regnamespace::text from pg_extension order by 1',
  statistics: 'select stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext order by 1',
};

/** Returns everything of which a schema consists, in a form that can be compared. */
export async function describeSchema(pool: pg.Pool): Promise<Record<keyof typeof parts, unknown[]>> {
  const described = await Promise.all(
    Object.entries(parts).map(async ([name, query]) => [name, (await pool.query(query)).rows]),
  );
  return Object.fromEntries(described);
}
