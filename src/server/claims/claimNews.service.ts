import type { Static } from 'typebox';
import type { claimNewsOperations, UnreadCounts } from '../../contract/claimNews';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { iso } from '../support/list';
import { requireRules } from '../support/errors';
import { countNewsSince, countUnread, previousVisit, writeMarks } from './claimNews.repository';
import { claimText } from './claimText';

/** Counts the unread claims of each kind, and the news since the caller's last visit before today. */
export async function countUnreadClaims(context: Context, caller: Caller): Promise<UnreadCounts> {
  const lastVisit = await previousVisit(context, caller.user.id);
  const [unit, project] = await Promise.all([
    countUnread(context, caller, 'UNIT'),
    countUnread(context, caller, 'PROJECT'),
  ]);
  if (!lastVisit) return { unit, project, last_visit: null };
  const [unitSince, projectSince] = await Promise.all([
    countNewsSince(context, caller, 'UNIT', lastVisit),
    countNewsSince(context, caller, 'PROJECT', lastVisit),
  ]);
  return { unit, project, last_visit: { at: iso(lastVisit), unit: unitSince, project: projectSince } };
}

/**
 * Marks claims as read or unread for the caller, and skips claims that the caller may not see. Throws 422 if no claims
 * are named.
 */
export async function markClaims(
  context: Context,
  caller: Caller,
  { type, is_read: isRead, ids, filter, up_to: upTo }: Static<typeof claimNewsOperations.markClaims.body>,
): Promise<{ marked: number }> {
  requireRules((ids === undefined) === (filter === undefined) ? [{ field: 'ids', message: claimText.bulkWhich }] : []);
  const query = { ...filter, ids: ids?.join(',') };
  return { marked: await writeMarks(context, caller, { type, query, isRead, upTo }) };
}
