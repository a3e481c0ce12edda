import { sql } from 'drizzle-orm';
import { limits } from '../../../contract/limits';
import type { Context } from '../../context';
import type { Executor } from '../connection';
import { storeRepair } from './seedFiles';

/** Photos of repairs, each with the photo of the problem, the contractor's text and the parts used. */
const repairs = [
  {
    problem: 'canilla-gotea.jpg',
    file: 'canilla-cambiada.jpg',
    note: 'Cambié el cartucho y limpié el óxido de la bacha. Quedó sin pérdidas.',
    parts: 'Cartucho de 35 mm',
  },
  {
    problem: 'tomacorriente-quemado.jpg',
    file: 'tomacorriente-nuevo.jpg',
    note: 'Había un falso contacto en el borne. Cambié el módulo y la bornera, y probé el circuito con carga.',
    parts: 'Módulo de 10 A, bornera',
  },
];

/**
 * Inserts what contractors did by their links: photos of the claims, photos from before and after some of the finished
 * work, and links that are still valid. Nobody knows the secret of such a link; the portal can create another. Runs
 * after the work orders.
 */
export async function seedWorkPhotos(context: Context, tx: Executor, adminId: number): Promise<void> {
  await tx.execute(sql`
    insert into work_asked_photo (work_id, image_id)
      select wc.work_id, i.id from work_order_claim wc join claim_image i on i.claim_id = wc.claim_id`);

  const stored = [];
  for (const repair of repairs) stored.push({ ...repair, fileId: await storeRepair(context, tx, repair.file) });
  await tx.execute(sql`
    with repaired as (
      select w.id as work_id, w.contractor_id, f.id as before_id, x."fileId" as after_id, x.note, x.parts, e.id as event_id, e.at
      from work_order w join work_order_claim wc on wc.work_id = w.id join claim_image i on i.claim_id = wc.claim_id
        join stored_file f on f.id = i.file_id join work_event e on e.work_id = w.id and e.what = 'finish'
        join json_to_recordset(${JSON.stringify(stored)}) as x(problem text, "fileId" integer, note text, parts text) on x.problem = f.name
    ), said as (
      update work_event e set note = repaired.note, parts = repaired.parts, account_id = null, contractor_id = repaired.contractor_id
        from repaired where e.id = repaired.event_id
    )
    insert into work_photo (work_id, file_id, kind, created_at)
      select work_id, before_id, 'before', at - interval '2 hours' from repaired
      union all select work_id, after_id, 'after', at - interval '5 minutes' from repaired`);

  await tx.execute(sql`
    insert into access_link (work_id, contractor_id, token_hash, created_at, created_by, expires_at, opened_at)
      select w.id, w.contractor_id, encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), made.at, ${adminId},
        made.at + make_interval(days => ${limits.workLinkDays}::int), case when w.status = 'accepted' then made.at + interval '3 hours' end
      from work_order w cross join lateral (select greatest(w.created_at, now() - interval '4 days') as at) made
      where w.status = 'accepted' or w.status = 'asked' and w.created_at > now() - interval '30 days'`);

  // A contractor who opened a link or sent photos by it also accepted by it.
  await tx.execute(sql`
    update work_event e set account_id = null, contractor_id = w.contractor_id from work_order w
      where w.id = e.work_id and e.what = 'accept' and (exists (select 1 from work_photo h where h.work_id = w.id)
        or exists (select 1 from access_link l where l.work_id = w.id and l.opened_at is not null))`);
}
