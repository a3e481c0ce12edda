import type pg from 'pg';
import { closings, openings, unitProblems } from './unitProblems';

/** Messages to the operator who fills a database. */
const seedText = {
  nothingToClaim: (added: number, wanted: number) =>
    `No se agregó nada: solo se podían hacer ${added} de los ${wanted} reclamos. La base necesita unidades con propietario, lugares e ítems, como los de la demostración: iniciá una vez el servidor con DEMO=1 sobre la base vacía.`,
} as const;

/**
 * Adds unit claims to a demo database, spread over its ownerships, locations and texts and over four years. Throws an
 * Error in Spanish if no unit has an owner, because a claim needs one. It uses SQL because it is for measurements with
 * a hundred thousand claims. The claims are the same on every machine, except for the dates.
 */
export async function fillWithClaims(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select setseed(0.2025)');
    const { rowCount } = await client.query(
      `insert into claim (type, description, status, priority, repair_price, created_at, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
         location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
       select 'UNIT', concat(($2::text[])[1 + n % array_length($2::text[], 1)], ($3::text[])[1 + (n * 7) % array_length($3::text[], 1)], ($4::text[])[1 + (n * 3) % array_length($4::text[], 1)], ' Ref. ', n),
         (array['pending', 'approved', 'open', 'completed', 'completed', 'completed', 'rejected'])[1 + n % 7], (array['medium', 'medium', 'high', 'urgent', 'low'])[1 + n % 5],
         case when n % 3 = 0 then (n % 900) * 500 + 9000 end, now() - (n::double precision / $1) * interval '4 years' - random() * interval '1 day',
         k.client_id, 'owner', u.project_id, u.id, k.id, k.client_id, k.client_id, d.claim_location_id, d.id, i.claim_category_id, i.id, concat(a.name, ' ', a.last_name), coalesce(a.phone_number, '3415550000')
       from generate_series(1, $1::int) as n
         join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from contract where end_date is null) k on k.place = n % k.total
         join unit u on u.id = k.unit_id join account a on a.id = k.client_id
         join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from claim_location_detail) d on d.place = (n * 5) % d.total
         join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from claim_item) i on i.place = (n * 11) % i.total
       order by n desc`,
      [count, openings, unitProblems.map(([, , , , text]) => text), closings],
    );
    if (rowCount !== count) throw new Error(seedText.nothingToClaim(rowCount ?? 0, count));
    await addMoves(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Adds the three moves of each completed claim, one to forty days after it came. What triggers do with a move (news, the
 * feed) is left out: it would take longer than all else, and nothing that is measured reads it.
 */
async function addMoves(client: pg.PoolClient): Promise<void> {
  await client.query('alter table claim_change disable trigger user');
  await client.query(
    `insert into claim_change (claim_id, field, "from", "to", created_at)
     select c.id, 'status', m.was, m.became, least(now(), c.created_at + m.days * (1 + c.id % 97) / 48.0 * interval '1 day')
     from claim c cross join (values ('pending', 'approved', 1), ('approved', 'open', 4), ('open', 'completed', 20)) m(was, became, days)
     where c.type = 'UNIT' and c.status = 'completed'
       and not exists (select 1 from claim_change h where h.claim_id = c.id and h.field = 'status')`,
  );
  await client.query('alter table claim_change enable trigger user');
}
