import { sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/passwords.service';
import type { Context } from '../../context';
import { withLock } from '../migrate';
import { account } from '../schema';
import { demoPassword } from './accounts';
import { fixedRandom } from './random';
import { seedClaims } from './seedClaims';
import { seedLeases } from './seedLeases';
import { seedLookups } from './seedLookups';
import { seedPeople } from './seedPeople';
import { seedPhotos, seedPlans } from './seedFiles';
import { seedPlaces } from './seedPlaces';
import { seedReads } from './seedReads';
import { seedTerms } from './seedTerms';
import { seedStaffTalk } from './seedStaffTalk';
import { seedVisits } from './seedVisits';
import { seedWorkPhotos } from './seedWorkPhotos';
import { seedWorks } from './seedWorks';

const seedLock = 7_301_003;

/**
 * Fills an empty database with the demo company; leaves any other alone. All of it comes from one fixed seed, and only the
 * dates depend on the present day, so that the demo always looks lived in.
 */
export async function seedDemo(context: Context): Promise<void> {
  await withLock(context.pool, seedLock, async () => {
    const [anybody] = await context.db.select({ id: account.id }).from(account).limit(1);
    if (anybody) return;
    // One hash for all accounts: a hash takes its time on purpose, and the password is public anyway.
    const passwordHash = await hashPassword(demoPassword);
    await context.db.transaction(async (tx) => {
      const random = fixedRandom(2025);
      const lookups = await seedLookups(tx);
      const people = await seedPeople(tx, passwordHash);
      const places = await seedPlaces(tx, random, people, lookups);
      const photos = await seedPhotos(context, tx);
      await seedLeases(tx, people, places);
      await seedClaims(tx, random, { people, places, lookups, photos });
      await seedStaffTalk(tx, people);
      await seedPlans(context, tx, places);
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
