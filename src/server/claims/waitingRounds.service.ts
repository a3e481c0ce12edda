/** For the mails: rounds whose client has not answered, and links to answer. */
import { answerLinkPath } from '../../contract/addresses';
import { answerLinkDays } from '../../contract/claimAnswerRules';
import { hashToken, newToken } from '../accounts/session.service';
import type { Executor } from '../database/connection';
import { insertAnswerLink } from './answerLinks.repository';
import { lastRound } from './claimRounds.repository';

export { closeSilent, markAnnounced } from './claimAnswers.repository';

/**
 * Creates a link by which an account answers for the last round of a claim. Returns its paths, one for each answer, whose
 * secret only the mail contains; undefined if the claim was never completed.
 */
export async function makeAnswerLink(
  tx: Executor,
  claimId: number,
  accountId: number,
): Promise<{ yes: string; no: string } | undefined> {
  const round = await lastRound(tx, claimId);
  if (!round) return undefined;
  const secret = newToken();
  const expiresAt = new Date(Date.now() + answerLinkDays * 86_400_000);
  await insertAnswerLink(tx, { roundId: round.id, accountId, tokenHash: hashToken(secret), expiresAt });
  return { yes: answerLinkPath(secret, 'si'), no: answerLinkPath(secret, 'no') };
}
