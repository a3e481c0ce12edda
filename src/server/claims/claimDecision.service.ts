import type { Static } from 'typebox';
import type { ClaimState } from '../../contract/claimShapes';
import type { ClaimDecision, DecisionState } from '../../contract/claimStatus';
import { decisionLabels } from '../../contract/statusText';
import type { Context } from '../context';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { changeClaim, changeInTransaction } from './claimChange.service';
import { decideWithin } from './claimDecide';

/**
 * Decides whether the company answers for the problem of a claim (decisions 12). Throws 404; 422 without the reason that
 * a decision against the claim, and a changed decision, require; 409 if the current decision is neither `from`
 * (undefined: not sent) nor the requested one.
 */
export const decideClaim = (
  context: Context,
  caller: Caller,
  id: number,
  { decision, reason, from }: { decision: ClaimDecision; reason?: string | null; from?: DecisionState },
): Promise<Static<typeof ClaimState>> =>
  changeInTransaction(context, caller, (tx) =>
    changeClaim(tx, caller, id, async (current) => {
      const former = await decideWithin(tx, caller, id, { decision, reason: reason?.trim() || null }, from);
      if (former !== undefined)
        await mailClaimNews(context, tx, {
          event: 'claim_status_changed',
          claimId: id,
          actor: caller.user,
          ...mailText.decided(decisionLabels[decision]),
          lines: reason?.trim() ? [mailText.rejectReason(reason.trim())] : [],
        });
      return { status: current.status };
    }),
  );
