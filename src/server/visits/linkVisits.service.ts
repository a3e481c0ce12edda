import type { Static } from 'typebox';
import type { linkVisitOperations } from '../../contract/linkVisits';
import type { Visit } from '../../contract/visitShapes';
import type { Context } from '../context';
import type { UploadedFile } from '../files/uploads';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { happenedAt, runOnceByLink, reserveOnce } from '../works/linkOnce.service';
import { linkParty } from './linkParty.repository';
import { listVisits } from './visits.repository';
import { endVisit, getVisit } from './visits.service';

/** Returns the visits of a link. Throws 401 if the link is no longer valid. */
export const visitsOfLink = async (context: Context, caller: LinkCaller): Promise<Visit[]> =>
  listVisits(context, await linkParty(context, caller), {});

/**
 * Stores how a visit ended. A repetition with the same key does nothing: a phone may send it again hours later, after a
 * lost response. Throws 401, and like `endVisit`.
 */
export async function endLinkVisit(
  context: Context,
  caller: LinkCaller,
  id: number,
  { at, ...body }: Static<typeof linkVisitOperations.endLinkVisit.body>,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<Visit> {
  const party = await linkParty(context, caller);
  await runOnceByLink(context, caller, once, () =>
    endVisit(context, party, id, body, { files, at: happenedAt(at), begin: (tx) => reserveOnce(tx, caller, once) }),
  );
  return getVisit(context, party, id);
}
