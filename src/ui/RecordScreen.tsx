import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { routeOf, screenRecord } from '../contract/links';
import type { ScreenPath } from '../contract/screens';
import { useAppSelector } from '../session/hooks';
import { recordScreens, selectRecordName, type RecordKind } from '../session/recordSlice';
import { BackLink } from './PageHeader';
import { RecordState } from './RecordState';

interface RecordScreenProps<Saved> {
  kind: RecordKind;
  /** The query hook of the record. */
  useRecord: (arg: { id: number }) => {
    currentData?: Saved;
    error?: unknown;
    refetch: () => { unwrap: () => Promise<Saved> };
  };
  notFound: string;
  failed: string;
  /** Renders the record's page; `reload` fetches its current version. */
  children: (record: Saved, reload: () => Promise<Saved>) => ReactNode;
}

/** The link from a record's page back to its list. */
export function BackToRecords({ kind }: { kind: RecordKind }) {
  const list = screenRecord(recordScreens[kind]).parent as ScreenPath;
  return <BackLink to={routeOf(list)}>{screenRecord(list).title}</BackLink>;
}

/** The screen of the record in the address (`:id`). While it loads, its name is shown if an earlier answer had it. */
export function RecordScreen<Saved>({ kind, useRecord, notFound, failed, children }: RecordScreenProps<Saved>) {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useRecord({ id });
  const name = useAppSelector((root) => selectRecordName(root, kind, id));
  if (currentData) return <Fragment key={id}>{children(currentData, () => refetch().unwrap())}</Fragment>;
  return (
    <RecordState
      title={screenRecord(recordScreens[kind]).title}
      name={name}
      back={<BackToRecords kind={kind} />}
      error={error}
      onRetry={refetch}
      notFound={notFound}
      failed={failed}
    />
  );
}
