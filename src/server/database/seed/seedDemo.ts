import { sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/passwords.service';
import type { Context } from '../../context';
import { locks } from '../locks';
import { withLock } from '../migrate';
import { account } from '../schema';
import { demoPassword } from './accounts';
import { fixedRandom } from './random';
import { seedClaims } from './seedClaims';
import { seedLeases } from './seedLeases';
import { seedLookups } from './seedLookups';
import { seedPeople } from './seedPeople';
import { seedPhotos, seedPlans } from './seedFiles';
import { seedProperties } from './seedProperties';
import { seedRounds } from './seedRounds';
import { seedStaffTalk } from './seedStaffTalk';
import { seedVisits } from './seedVisits';
import { seedWorkPhotos } from './seedWorkPhotos';
import { seedWorks } from './seedWorks';
import type { Executor } from '../connection';
import { suggestedRules, usualWeek } from '../../../contract/termRules';
import { insertRules } from '../../terms/terms.repository';
import { fillWorkingDays } from '../../terms/terms.service';

/** Inserts the terms of the demo, valid from before its first claim, and the due data of each claim. */
async function seedTerms(tx: Executor, adminId: number): Promise<void> {
  await insertRules(tx, suggestedRules(usualWeek), adminId);
  await tx.execute(sql`update term_version set created_at = now() - interval '3 years'`);
  await fillWorkingDays(tx);
  await tx.execute(sql`select refresh_claim_clocks(array(select id from claim))`);
}

/** Days for which the demo's users have read nothing. */
const awayDays = 2;

/** Marks claims as read by all users up to a few days ago, the last visit of staff. */
async function seedReads(tx: Executor): Promise<void> {
  const since = sql`now() - make_interval(days => ${awayDays})`;
  // Makes the accounts as old as their claims, because news from before an account's creation are not shown.
  await tx.execute(sql`update account set created_at = now() - interval '2 years'`);
  await tx.execute(sql`
    insert into claim_read (account_id, claim_id, news_id)
    select a.id, c.id, max(n.id) from claim_news n join claim c on c.id = n.claim_id
      join account a on a.type in ('admin', 'manager') or a.id in (c.client_id, c.owner_id, c.tenant_id)
        or a.id = (select consortium_id from project p where p.id = c.project_id)
    where n.at < ${since} group by a.id, c.id`);
  await tx.execute(sql`
    insert into account_visit (account_id, at) select id, ${since} from account where type in ('admin', 'manager')`);
}

/**
 * Fills an empty database with the demo company; does nothing otherwise. All data comes from one fixed seed. Only the
 * dates depend on the current day, so that the demo always looks recent.
 */
export async function seedDemo(context: Context): Promise<void> {
  await withLock(context.pool, locks.demo, async () => {
    const [anybody] = await context.db.select({ id: account.id }).from(account).limit(1);
    if (anybody) return;
    // One hash for all accounts: hashing is slow on purpose, and the password is public anyway.
    const passwordHash = await hashPassword(demoPassword);
    await context.db.transaction(async (tx) => {
      const random = fixedRandom(2025);
      const lookups = await seedLookups(tx);
      const people = await seedPeople(tx, passwordHash);
      const properties = await seedProperties(tx, random, people, lookups);
      const photos = await seedPhotos(context, tx);
      await seedLeases(tx, people, properties);
      await seedClaims(tx, random, { people, properties, lookups, photos });
      await seedRounds(tx);
      await seedComplaints(tx);
      await seedStaffTalk(tx, people);
      await seedPlans(context, tx, properties);
      await seedTerms(tx, people.get('admin@demo.ar')!);
      await seedWorks(tx, people.get('admin@demo.ar')!);
      await seedVisits(tx, people.get('admin@demo.ar')!);
      await seedWorkPhotos(context, tx, people.get('admin@demo.ar')!);
      await seedReads(tx);
    });
    // Without statistics the first queries would be planned for empty tables.
    await context.db.execute(sql`analyze`);
  });
}

/**
 * Inserts two formal complaints of owners about late claims of theirs: one that has to be answered in three days, and one
 * that was answered.
 */
async function seedComplaints(tx: Executor): Promise<void> {
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
