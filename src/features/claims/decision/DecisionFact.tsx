import { late } from '../../../ui/late';
import { serverOffers } from '../../../api/otherServer/server';
import { useCan } from '../../../session/useCan';
import { formatDate } from '../../../ui/dates';
import { Fact } from '../../../ui/Panel';
import { useDialog } from '../../../ui/useDialog';
import type { Claim } from '../claimTypes';
import { decisionUiText as text } from './decisionUi';

const DecisionDialog = late(() => import(/* webpackChunkName: "decision" */ './DecisionDialog'));

/**
 * What a person decided about a claim, with the reason; staff decide it here. Others read nothing until somebody has
 * decided.
 */
export function DecisionFact({ claim: { claimId, decision, status } }: { claim: Claim }) {
  const canDecide = useCan('claims:decide') && serverOffers('decideClaim');
  const { open, dialog } = useDialog(DecisionDialog);
  if (decision === undefined || (decision === null && !canDecide)) return null;
  const proposed = status.code === 'rejected' ? 'not_covered' : 'accepted';
  return (
    <Fact label={text.label} isInternal={decision === null}>
      <span className="fact-lines">
        <span>{decision ? decision.label : text.none}</span>
        {decision?.reason && <span className="decision-reason">{decision.reason}</span>}
        {decision && canDecide && <small>{text.by(decision.by, formatDate(decision.at))}</small>}
        {canDecide && (
          <button
            type="button"
            className="link-button"
            data-row-action="decision"
            aria-label={text.decideOf(claimId)}
            onClick={() =>
              open({
                claimId,
                former: decision?.code ?? 'none',
                proposed: decision?.code === proposed ? undefined : proposed,
              })
            }
          >
            {decision ? text.change : text.decide}
          </button>
        )}
      </span>
      {dialog}
    </Fact>
  );
}
