/** The link of a mail by which a client says, without signing in, whether a completed claim is solved. */
import type { LinkAnswer } from '../../contract/claimAnswers';
import { sessionUserOf } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { UploadedFile } from '../files/uploads';
import type { Caller, LinkCaller } from '../policies/rows';
import { linkEnded } from '../works/workLinks.service';
import { findOpenedAnswer } from './answerLinks.repository';
import { storeAnswer, takeBackWithin, type AnswerBody } from './claimAnswers.service';
import { isVisible } from './claims.repository';
import { roundsOf } from './claimRounds.service';

/**
 * Returns what a link opens, and the account in whose name it acts. Throws 401 if the account is inactive or may not see
 * the claim any more, like a tenant after the lease.
 */
async function openLink(context: Context, { user }: LinkCaller) {
  const opened = await findOpenedAnswer(context.db, user.id);
  const account = opened && (await sessionUserOf(context, context.db, opened.account_id));
  if (!opened || !account) throw linkEnded();
  const caller: Caller = { user: account, scope: 'own' };
  if (!(await isVisible(context.db, caller, opened.claim_id))) throw linkEnded();
  return { opened, caller };
}

/** Returns the claim of a link, and what its holder has said of it. */
export async function getLinkAnswer(context: Context, link: LinkCaller): Promise<LinkAnswer> {
  const { opened, caller } = await openLink(context, link);
  const { claim_id: claimId, what, place } = opened;
  const round = (await roundsOf(context, caller, claimId)).rounds?.find((each) => each.round === opened.round);
  if (!round) throw linkEnded();
  return { claim_id: claimId, what, place, round };
}

/** Stores the answer of a link's holder. Throws 401, 409, 415 and 422. */
export async function answerByLink(
  context: Context,
  link: LinkCaller,
  body: AnswerBody,
  files: UploadedFile[],
): Promise<LinkAnswer> {
  const { opened, caller } = await openLink(context, link);
  const answered = { claimId: opened.claim_id, round: opened.round, channel: 'mail' } as const;
  await storeAnswer(context, caller, answered, body, files, (_tx, work) => work());
  return getLinkAnswer(context, link);
}

/** Takes back the `yes` of a link's holder. Throws 401 and 409. */
export async function takeBackByLink(context: Context, link: LinkCaller): Promise<LinkAnswer> {
  const { opened, caller } = await openLink(context, link);
  await context.db.transaction((tx) => takeBackWithin(context, tx, caller, opened.claim_id, opened.round));
  return getLinkAnswer(context, link);
}
