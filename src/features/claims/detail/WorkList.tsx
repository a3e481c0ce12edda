import type { WorkOrder } from '../../../api/works';
import { to } from '../../../contract/links';
import { isToDo } from '../../../contract/workStatus';
import { formatDate } from '../../../ui/dates';
import { RecordLinks } from '../../../ui/RecordLinks';
import { workStatusText } from '../../../contract/statusText';
import { claimDetailText as text } from './claimDetailText';

interface WorkListProps {
  works: WorkOrder[];
  isClaimOpen: boolean;
}

/** For staff: the work orders of a claim, and what comes next once they are done. */
export default function WorkList({ works, isClaimOpen }: WorkListProps) {
  return (
    <>
      <RecordLinks
        label={text.works}
        empty={text.noWorks}
        links={works.map(({ id, contractor, assignee, instructions, created_at: at, status }) => ({
          key: id,
          to: to('trabajos/:id', { id }),
          title: text.work(id, (contractor ?? assignee)?.name ?? ''),
          detail: `${formatDate(at)} · ${instructions}`,
          end: <span className={`status work-${status}`}>{workStatusText.labels[status]}</span>,
        }))}
      />
      {isClaimOpen && <NextStep works={works} />}
    </>
  );
}

/** What staff do next for an open claim whose work orders are done. Nothing while work is pending, or if none was done. */
function NextStep({ works }: { works: WorkOrder[] }) {
  if (works.some(({ status }) => isToDo(status))) return null;
  const has = (wanted: WorkOrder['status']) => works.some(({ status }) => status === wanted);
  const hint = has('done') ? text.workDone : has('verified') ? text.workVerified : undefined;
  return hint && <p className="form-aside">{hint}</p>;
}
