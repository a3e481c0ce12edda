import type { WorkOrder } from '../../api/works';
import { isOpenStatus } from '../../contract/claimStatus';
import { to } from '../../contract/links';
import { claimStatusLabels } from '../../contract/statusText';
import { Panel, StatusPill } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { worksText as text } from './worksText';

interface WorkClaimsProps {
  claims: WorkOrder['claims'];
  isDone: boolean;
}

/** The claims of a work order. For a finished one it says that some are still open; it changes none itself. */
export function WorkClaims({ claims, isDone }: WorkClaimsProps) {
  const areSomeOpen = claims.some(({ status }) => isOpenStatus(status));
  return (
    <Panel title={text.claims}>
      <RecordLinks
        label={text.claims}
        empty=""
        links={claims.map(({ id, type, what, place, status, done_at: doneAt }) => ({
          key: id,
          to: to(type === 'UNIT' ? 'reclamos/:id' : 'consorcio-reclamos/:id', { id }),
          title: text.claimLine(id, what),
          detail: place,
          end: (
            <span className="row-actions">
              {doneAt && claims.length > 1 && <span className="tag">{text.claimDone}</span>}
              <StatusPill code={status} label={claimStatusLabels[status]} />
            </span>
          ),
        }))}
      />
      {isDone && areSomeOpen && <p className="form-aside">{text.nextForClaim}</p>}
    </Panel>
  );
}
