import type { Static } from 'typebox';
import type { linkVisitOperations } from '../../contract/linkVisits';
import type { Visit } from '../../contract/visitShapes';
import type { Context } from '../context';
import type { UploadedFile } from '../files/uploads';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { happenedAt, onceByLink, takeOnce } from '../works/linkOnce.service';
import { linkParty } from './linkParty.repository';
import { listVisits } from './visits.repository';
import { endVisit, getVisit } from './visits.service';

/** The visits that a link leads to. Throws 401 where it leads nowhere any more. */
export const visitsOfLink = async (context: Context, caller: LinkCaller): Promise<Visit[]> =>
  listVisits(context, await linkParty(context, caller), {});

/** Notes how a visit ended; repeated with the same key, nothing: a phone may send it hours later, after a lost answer. Throws 401, and as `endVisit`. */
export async function endLinkVisit(
  context: Context,
  caller: LinkCaller,
  id: number,
  { at, ...body }: Static<typeof linkVisitOperations.endLinkVisit.body>,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<Visit> {
  const party = await linkParty(context, caller);
  await onceByLink(context, caller, once, () =>
    endVisit(context, party, id, body, { files, at: happenedAt(at), begin: (tx) => takeOnce(tx, caller, once) }),
  );
  return getVisit(context, party, id);
}
