import type { ReactNode } from 'react';
import { errorMessage, isApiError } from '../api/envelope';
import { ErrorState } from './states';
import { PageHeader } from './PageHeader';
import { PageSkeleton } from './PageSkeleton';

interface RecordStateProps {
  title: string;
  /** The record's name, if it is known before the record is loaded. */
  name?: string;
  back: ReactNode;
  error: unknown;
  onRetry: () => unknown;
  /** The message if the record does not exist, or this user may not see it. */
  notFound: string;
  failed: string;
}

/** Replaces a record while it loads, or if it cannot be loaded. */
export function RecordState({ title, name, back, error, onRetry, notFound, failed }: RecordStateProps) {
  if (!error)
    return (
      <>
        {name === undefined ? <h1 className="visually-hidden">{title}</h1> : <PageHeader title={name} back={back} />}
        <PageSkeleton hasTitle={name !== undefined} />
      </>
    );
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={title} back={back} />
      <ErrorState
        title={isMissing ? notFound : failed}
        message={isMissing ? undefined : errorMessage(error)}
        onRetry={isMissing ? undefined : () => void onRetry()}
      />
    </>
  );
}
