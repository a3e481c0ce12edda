import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackLink } from './PageHeader';
import { RecordState } from './RecordState';

interface RecordScreenProps<Saved> {
  /** The query hook of the record. */
  useRecord: (arg: { id: number }) => {
    currentData?: Saved;
    error?: unknown;
    refetch: () => { unwrap: () => Promise<Saved> };
  };
  /** The title while the record loads. */
  title: string;
  /** The link back to the list. */
  list: { to: string; title: string };
  notFound: string;
  failed: string;
  /** Renders the record's page; `reload` fetches its current version. */
  children: (record: Saved, reload: () => Promise<Saved>) => ReactNode;
}

/** The screen of the record in the address (`:id`), with its loading and error states. */
export function RecordScreen<Saved>({ useRecord, title, list, notFound, failed, children }: RecordScreenProps<Saved>) {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useRecord({ id });
  if (currentData) return <Fragment key={id}>{children(currentData, () => refetch().unwrap())}</Fragment>;
  return (
    <RecordState
      title={title}
      back={<BackLink to={list.to}>{list.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={notFound}
      failed={failed}
    />
  );
}
