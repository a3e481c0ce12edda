import { sql } from 'drizzle-orm';
import type { Executor } from '../connection';
import { contractor, contractorCategory, contractorProject } from '../schema';
import { contractorSamples } from './contractorData';

/**
 * Inserts the contractors of the demo and their work orders. Claims with work orders: every claim in progress, finished
 * claims with photos, and every third other claim. Each is requested a day after the claim from the active contractor
 * of its trade and project. The later events follow the claim's status. Sends no mails.
 */
export async function seedWorks(tx: Executor, adminId: number): Promise<void> {
  const labels = await tx.execute<{ id: number; name: string; of: string }>(
    sql`select id, label as name, 'category' as of from claim_category union all select id, name, 'project' from project`,
  );
  const idOf = (of: string, name: string) => labels.rows.find((row) => row.of === of && row.name === name)!.id;
  for (const sample of contractorSamples) {
    const { name, cuit, phone, email, hours, notes = '', isInactive = false } = sample;
    const [row] = await tx
      .insert(contractor)
      .values({ name, cuit, phoneNumber: phone, email, hours, notes, active: !isInactive })
      .returning({ id: contractor.id });
    const contractorId = row!.id;
    await tx
      .insert(contractorCategory)
      .values(sample.categories.map((each) => ({ contractorId, categoryId: idOf('category', each) })));
    if (sample.projects)
      await tx
        .insert(contractorProject)
        .values(sample.projects.map((each) => ({ contractorId, projectId: idOf('project', each) })));
  }

  await tx.execute(sql`
    with concerned as (
      select c.id as claim_id, c.status, c.created_at + interval '1 day' as asked_at, i.label as what, l.label as location,
        (select t.id from contractor t join contractor_category tc on tc.contractor_id = t.id and tc.category_id = c.category_id
          where t.active and (not exists (select 1 from contractor_project tp where tp.contractor_id = t.id)
            or exists (select 1 from contractor_project tp where tp.contractor_id = t.id and tp.project_id = c.project_id))
          order by (t.id + c.id) % 3, t.id limit 1) as contractor_id
      from claim c join claim_item i on i.id = c.item_id join claim_location l on l.id = c.location_id
      where c.type = 'UNIT' and c.status in ('approved', 'open', 'completed') and (c.id % 3 = 0 or c.status = 'open' or c.status = 'completed' and exists (select 1 from claim_image x where x.claim_id = c.id)) and c.created_at < now() - interval '3 days'
    ), made as (
      insert into work_order (status, contractor_id, instructions, price, created_at, created_by, changed_at)
        select case when status = 'completed' then case when claim_id % 4 > 0 then 'verified' else 'done' end
            when status = 'open' then 'accepted' when claim_id % 4 = 0 then 'refused' else 'asked' end,
          contractor_id, 'Revisar y reparar: ' || lower(what) || ' (' || location || '). Avisar antes de ir. Reclamo #' || claim_id || '.',
          case when claim_id % 7 > 1 then (18 + claim_id % 40) * 2500 end, asked_at, ${adminId}, asked_at
        from concerned where contractor_id is not null order by claim_id
        returning id, status, created_at, rtrim(split_part(instructions, '#', 2), '.')::int as claim_id
    ), tied as (
      insert into work_order_claim (work_id, claim_id) select id, claim_id from made
    )
    insert into work_event (work_id, what, note, at, account_id)
      select made.id, step.what, step.note, made.created_at + step.after, ${adminId}
      from made cross join lateral (values
        (1, 'created', '', interval '0', true),
        (2, 'accept', '', interval '4 hours', made.status in ('accepted', 'done', 'verified')),
        (2, 'refuse', 'No llegamos en esta quincena.', interval '6 hours', made.status = 'refused'),
        (3, 'finish', '', interval '3 days', made.status in ('done', 'verified')),
        (4, 'verify', '', interval '4 days', made.status = 'verified')
      ) step (place, what, note, after, happened) where step.happened order by made.id, step.place`);
  await tx.execute(sql`update work_order w set changed_at = (select max(at) from work_event e where e.work_id = w.id)`);
}
