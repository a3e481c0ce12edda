import { sql } from 'drizzle-orm';
import type { Executor } from '../connection';

/**
 * Inserts two formal complaints of owners about late claims of theirs: one that has to be answered in three days, and one
 * that was answered.
 */
export async function seedComplaints(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into complaint (claim_id, account_id, asks, text, created_at, due_on, answer, answered_at, answered_by)
    select c.id, c.client_id, d.asks, d.text, now() - d.ago, (now() - d.ago)::date + 10, d.answer,
      case when d.answer is not null then now() - d.ago + interval '4 days' end,
      case when d.answer is not null then (select id from account where type = 'manager' and active order by id limit 1) end
    from (values
      (1, 'repair', 'Reclamé dos veces y sigue igual. Pido que lo arreglen de una vez y me digan qué día vienen.', interval '7 days', null),
      (2, 'price', 'Tuve que pagar un arreglo de urgencia porque nadie vino. Pido que me lo devuelvan.', interval '30 days',
        'Revisamos la factura y corresponde: te la devolvemos por transferencia esta semana. Disculpá la demora.')
    ) d (nth, asks, text, ago, answer)
    join (select c.*, row_number() over (order by c.id desc) as nth from claim c
      where c.type = 'UNIT' and c.status in ('pending', 'approved', 'open') and c.client_id = c.owner_id and c.created_at < now() - interval '31 days') c
      using (nth)`);
}
