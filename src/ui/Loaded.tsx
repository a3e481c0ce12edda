import type { ReactNode } from 'react';
import { errorMessage } from '../api/envelope';
import { ErrorState } from './states';
import { PageSkeleton } from './PageSkeleton';

interface LoadedProps<Data> {
  /** The result of a query hook. */
  result: { data?: Data; error?: unknown; refetch: () => unknown };
  /** The title of a failure. */
  failed: string;
  /** Shown until the data or the failure has come. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The content of a page or a panel, once its data have come; until then a placeholder, or the failure. */
export function Loaded<Data>({ result, failed, waiting = <PageSkeleton />, children }: LoadedProps<Data>) {
  const { data, error, refetch } = result;
  if (data !== undefined) return children(data);
  if (!error) return waiting;
  return <ErrorState title={failed} message={errorMessage(error)} onRetry={() => void refetch()} />;
}
