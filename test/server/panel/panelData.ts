import type pg from 'pg';
import { sqlToday } from '../support/today';

/** Adds claims of both kinds at random over the last fourteen months, with moves, messages, answers, work orders and costs. */
export async function addRandomClaims(pool: pg.Pool, units: number, projects: number): Promise<void> {
  const admin = "(select id from account where username = 'admin@demo.ar')";
  await pool.query('select setseed(0.4)');
  const story = `(array['pending', 'approved', 'open', 'completed', 'completed', 'completed', 'rejected'])[1 + floor(random() * 7)::int],
    now() - random() * interval '430 days', (array[0, 0, 0, 1, 2])[1 + floor(random() * 5)::int]`;
  await pool.query(
    `insert into claim (type, description, priority, status, created_at, reopened_count, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id,
       location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
     select 'UNIT', 'panel', (array['urgent', 'high', 'medium', 'low'])[1 + n % 4], ${story}, k.client_id, 'owner', u.project_id, u.id, k.id, k.client_id, k.client_id,
       d.claim_location_id, d.id, i.claim_category_id, i.id, 'Ana', '3415550000'
     from generate_series(1, $1::int) n
       join (select *, row_number() over (order by id) - 1 as place from contract where end_date is null order by id limit 6) k on k.place = n % 6
       join unit u on u.id = k.unit_id cross join (select * from claim_location_detail order by id limit 1) d
       join (select *, row_number() over (order by id desc) - 1 as place from claim_item order by id desc limit 5) i on i.place = (n * 7) % 5`,
    [units],
  );
  await pool.query(
    `insert into claim (type, description, status, created_at, reopened_count, created_by, creator_type, project_id, reason)
     select 'PROJECT', 'panel', ${story}, p.consortium_id, 'consortium', p.id, 'Ascensor'
     from generate_series(1, $1::int) n
       join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from project) p on p.place = n % p.total`,
    [projects],
  );
  await pool.query(
    `update claim set responsible_id = case when id % 3 = 0 then null else ${admin} end,
       answer = case when status = 'completed' then (array['waiting', 'silent', 'yes', 'no', null])[1 + id % 5] when reopened_count > 0 then 'no' end
     where description = 'panel'`,
  );
  await pool.query(
    "update claim set score = 1 + id % 5 where description = 'panel' and answer in ('yes', 'no') and id % 4 > 0",
  );
  await pool.query(
    `insert into claim_comment (claim_id, text, created_at, created_by)
     select id, 'Vamos', least(now(), created_at + random() * interval '20 days'), ${admin} from claim where description = 'panel' and random() < 0.6`,
  );
  // An end and a reopening for each time that it was reopened; then the last end, and some that were undone.
  await pool.query(
    `insert into claim_change (claim_id, field, "from", "to", created_at, created_by)
     select c.id, 'status', m."from", m."to", c.created_at + (now() - c.created_at) * (n * 2 + m.after) / 10, ${admin}
     from claim c cross join generate_series(0, c.reopened_count - 1) n
       cross join (values ('open', 'completed', 0.5), ('completed', 'pending', 1.5)) m ("from", "to", after) where c.description = 'panel'
     order by c.id, n, m.after`,
  );
  await pool.query(
    `insert into claim_change (claim_id, field, "from", "to", created_at, created_by, is_undone)
     select c.id, 'status', 'open', c.status, c.created_at + (now() - c.created_at) * (0.6 + 0.4 * random() * u.share), ${admin}, u.is_undone
     from claim c cross join (values (1, false), (0, true)) u (share, is_undone)
     where c.description = 'panel' and c.status in ('completed', 'rejected') and (not u.is_undone or c.id % 3 = 0)`,
  );
  await pool.query(
    `insert into work_order (status, contractor_id, assignee_id, instructions)
     select (array['done', 'verified', 'asked'])[1 + n % 3], case when n % 4 > 0 then (select id from contractor order by id offset n % 2 limit 1) end,
       case when n % 4 = 0 then ${admin} end, 'panel'
     from generate_series(1, 80) n`,
  );
  await pool.query(
    `insert into work_order_claim (work_id, claim_id)
     select w.id, c.id from work_order w join claim c on c.description = 'panel' and (c.id % 80 = w.id % 80 or (c.id * 7) % 80 = w.id % 80)
     where w.instructions = 'panel'`,
  );
  await pool.query(
    `insert into work_cost (work_id, kind, day, estimated, agreed, actual, bearer, recovery)
     select w.id, 'labour', ${sqlToday} - (w.id * 13) % 430, 100.10, case when w.id % 2 = 0 then 250.35 end, case when w.id % 3 = 0 then 333.33 end,
       b.bearer, case when b.bearer = 'company' then 'none' when w.id % 2 = 0 then 'received' else 'claimed' end
     from work_order w cross join (values ('company'), ('contractor')) b (bearer) where w.instructions = 'panel'`,
  );
  await pool.query('select refresh_claim_clocks(array(select id from claim))');
}
