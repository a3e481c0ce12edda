import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage, type ListMeta } from '../api/envelope';
import { ErrorState } from './states';
import { Panel } from './Panel';
import { RecordLinks, type RecordLink } from './RecordLinks';
import { uiText } from './text';

interface LatestRecordsProps<Item> {
  title: string;
  /** The result of the query for the first records of a list. */
  result: { data?: { items: Item[]; meta?: ListMeta }; error?: unknown; refetch: () => unknown };
  /** The address of the whole list. */
  allAt: string;
  /** The label of the link to the whole list, with its number of records. */
  allLabel: (total: number) => string;
  /** Shown if there are no records. */
  empty: ReactNode;
  /** The title of a failure. */
  failed: string;
  toLink: (item: Item) => RecordLink;
  /** Content below the records. */
  children?: ReactNode;
}

/** A panel with the first records of a list that belong to the shown record, and a link to all of them. */
export function LatestRecords<Item>({
  title,
  result: { data, error, refetch },
  allAt,
  allLabel,
  empty,
  failed,
  toLink,
  children,
}: LatestRecordsProps<Item>) {
  const total = data?.meta?.total ?? data?.items.length ?? 0;
  return (
    <Panel title={title} action={total > 0 && <Link to={allAt}>{allLabel(total)}</Link>}>
      {error ? (
        <ErrorState title={failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={title}
          empty={data ? empty : uiText.loading}
          links={(data?.items ?? []).map((item) => toLink(item))}
        />
      )}
      {children}
    </Panel>
  );
}
