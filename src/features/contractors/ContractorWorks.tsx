import { useListWorksQuery } from '../../api/works';
import { to } from '../../contract/links';
import { formatDate } from '../../ui/dates';
import { LatestRecords } from '../../ui/LatestRecords';
import { workStatusText } from '../../contract/statusText';
import { contractorsText as text } from './contractorsText';

/** The latest work orders of a contractor, and a link to all of them. */
export function ContractorWorks({ contractorId }: { contractorId: number }) {
  const result = useListWorksQuery({ contractorId: String(contractorId), page: 1, pageSize: 5, sort: '-date' });
  return (
    <LatestRecords
      title={text.latestWorks}
      result={result}
      allAt={to('trabajos', { query: { contractor_id: contractorId } })}
      allLabel={text.allWorks}
      empty={text.noWorks}
      failed={text.worksFailed}
      toLink={({ id, instructions, created_at: at, status }) => ({
        key: id,
        to: to('trabajos/:id', { id }),
        title: text.work(id, instructions),
        detail: formatDate(at),
        end: <span className={`status work-${status}`}>{workStatusText.labels[status]}</span>,
      })}
    />
  );
}
