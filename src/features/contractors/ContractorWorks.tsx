import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/envelope';
import { useListWorksQuery } from '../../api/works';
import { to } from '../../contract/links';
import { workStatusText } from '../../contract/workStatusText';
import { formatDate } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { contractorsText as text } from './contractorsText';

/** The latest work orders of a contractor, and a link to all of them. */
export function ContractorWorks({ contractorId }: { contractorId: number }) {
  const { data, error, refetch } = useListWorksQuery({
    contractorId: String(contractorId),
    page: 1,
    pageSize: 5,
    sort: '-date',
  });
  const total = data?.meta?.total ?? data?.items.length ?? 0;
  return (
    <Panel
      title={text.latestWorks}
      action={
        total > 0 && <Link to={to('trabajos', { query: { contractor_id: contractorId } })}>{text.allWorks(total)}</Link>
      }
    >
      {error ? (
        <ErrorState title={text.worksFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.latestWorks}
          empty={data ? text.noWorks : uiText.loading}
          links={(data?.items ?? []).map(({ id, instructions, created_at: at, status }) => ({
            key: id,
            to: to('trabajos/:id', { id }),
            title: text.work(id, instructions),
            detail: formatDate(at),
            end: <span className={`status work-${status}`}>{workStatusText.labels[status]}</span>,
          }))}
        />
      )}
    </Panel>
  );
}
