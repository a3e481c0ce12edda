import type { Visit } from '../../contract/visits';
import type { Context } from '../context';
import type { LinkCaller } from '../policies/rows';
import { linkParty } from './linkParty.repository';
import { listVisits } from './visits.repository';

/** The visits that a link leads to. Throws 401 where it leads nowhere any more. */
export const visitsOfLink = async (context: Context, caller: LinkCaller): Promise<Visit[]> =>
  listVisits(context, await linkParty(context, caller), {});
