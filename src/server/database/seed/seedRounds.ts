import { sql } from 'drizzle-orm';
import type { Executor } from '../connection';

/** What was done, by turns. */
const doneTexts = [
  'Hicimos el arreglo y lo probamos con quien nos recibió.',
  'Cambiamos la pieza que fallaba y quedó funcionando.',
  'Reparamos, limpiamos y dejamos todo en condiciones.',
  'Revisamos la instalación completa y corregimos el problema.',
];

/**
 * Inserts the rounds of completed claims, as their history says: what was done, and for the claims that ended lately what
 * their clients say of it. One claim in four was not answered in time.
 */
export async function seedRounds(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into claim_round (claim_id, round, done, ended_at, ended_by, reopened_at, answer_until)
    select h.claim_id, row_number() over (partition by h.claim_id order by h.id), (${sql.param(doneTexts)}::text[])[1 + h.claim_id % 4], h.created_at, h.created_by,
      (select min(r.created_at) from claim_change r where r.claim_id = h.claim_id and r.field = 'status' and r."from" = 'completed' and r.id > h.id),
      h.created_at + interval '10 days'
    from claim_change h where h.field = 'status' and h."to" = 'completed'`);
  await tx.execute(sql`
    insert into claim_answer (claim_id, round_id, account_id, party, verdict, channel, score, comment, at, is_deciding)
    select c.id, r.id, c.client_id, case when c.client_id = c.owner_id then 'owner' else 'tenant' end, 'yes', case when c.id % 3 = 0 then 'mail' else 'portal' end,
      3 + c.id % 3, case when c.id % 5 = 0 then 'Vinieron a horario y dejaron todo limpio.' end, r.ended_at + interval '1 day', true
    from claim_round r join claim c on c.id = r.claim_id
    where c.type = 'UNIT' and c.status = 'completed' and r.reopened_at is null and c.id % 4 <> 0 and r.ended_at < now() - interval '1 day'`);
  await tx.execute(sql`
    update claim_round r set silent_at = r.answer_until, reminders = 2, reminded_at = r.answer_until - interval '1 day'
    where r.reopened_at is null and r.answer_until < now() and not exists (select 1 from claim_answer a where a.round_id = r.id)`);
  await tx.execute(sql`
    update claim c set answer = coalesce(a.verdict, case when r.silent_at is null then 'waiting' else 'silent' end), score = a.score
    from claim_round r left join claim_answer a on a.round_id = r.id where r.claim_id = c.id and r.reopened_at is null and c.status = 'completed'`);
  await tx.execute(sql`
    update claim c set reopened_count = n.times from (select claim_id, count(*)::int as times from claim_round where reopened_at is not null group by claim_id) n
    where n.claim_id = c.id`);
}
