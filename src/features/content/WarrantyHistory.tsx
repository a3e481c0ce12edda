import '../../ui/Panel.css';
import './warranty.css';
import { useId } from 'react';
import { errorMessage } from '../../api/envelope';
import { useListWarrantyVersionsQuery, type WarrantyVersion } from '../../api/content';
import { monthsWords } from '../../contract/warrantyWords';
import { formatDay, formatInstant } from '../../ui/dates';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { EmptyState, ErrorState } from '../../ui/states';
import { uiText } from '../../ui/text';
import { contentText as text } from './contentText';

function whatChanged({ category, item, project, months, former_months: former }: WarrantyVersion): string {
  const what = [project, category, item].filter(Boolean).join(' · ');
  if (months === null) return text.historyRemoved(what);
  return former === null
    ? text.historyAdded(what, monthsWords(months))
    : text.historyEdited(what, monthsWords(former), monthsWords(months));
}

/** The edits of the warranty table, newest first: who changed what, and for which deliveries. */
export default function WarrantyHistory() {
  const { data, error, refetch } = useListWarrantyVersionsQuery();
  const id = useId();
  const body = () => {
    if (error && !data)
      return <ErrorState title={text.historyFailed} message={errorMessage(error)} onRetry={() => void refetch()} />;
    if (!data) return <PageSkeleton />;
    if (data.items.length === 0) return <EmptyState title={text.historyEmpty} />;
    return (
      <table className="warranty warranty-history" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text.historyWhen}</th>
            <th scope="col">{text.historyWhat}</th>
            <th scope="col">{text.historyFor}</th>
            <th scope="col">{text.historyBy}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((version) => (
            <tr key={version.id}>
              <th scope="row">{formatInstant(version.created_at)}</th>
              <td data-label={text.historyWhat}>{whatChanged(version)}</td>
              <td data-label={text.historyFor}>
                {version.counts_from === null ? text.countsAll : text.countsFromTag(formatDay(version.counts_from))}
              </td>
              <td data-label={text.historyBy}>{version.created_by ?? uiText.noValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{text.history}</h2>
      {body()}
    </section>
  );
}
