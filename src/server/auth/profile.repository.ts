import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { one } from '../database/one';
import { ownership, project } from '../database/schema';

/** How many units a client owns now. */
export async function countOwnedUnits(db: Executor, clientId: number): Promise<number> {
  const owned = await db
    .select({ total: count() })
    .from(ownership)
    .where(and(eq(ownership.clientId, clientId), isNull(ownership.endDate)));
  return one(owned).total;
}

/** The project of a consortium user; undefined where it has none. */
export async function projectOfConsortium(db: Executor, id: number): Promise<{ id: number; name: string } | undefined> {
  const [found] = await db
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(eq(project.consortiumId, id));
  return found;
}
