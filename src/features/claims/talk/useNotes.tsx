import type { ReactNode } from 'react';
import { useListClaimNotesQuery, type ClaimNote } from '../../../api/claimNotes';
import { errorMessage } from '../../../api/envelope';
import { useCan } from '../../../session/useCan';
import { ErrorState } from '../../../ui/ErrorState';
import { noteText as text } from './noteText';

const none: ClaimNote[] = [];

/** The internal notes of a claim, for staff; nobody else asks for them. `failed` says that they could not be read. */
export function useNotes(claimId: number): { notes: ClaimNote[]; failed: ReactNode } {
  const canNote = useCan('claims:note');
  const { currentData, error, refetch } = useListClaimNotesQuery({ id: claimId }, { skip: !canNote });
  // Another server may have no notes.
  const isFailed = error !== undefined && 'status' in error && error.status !== 404;
  return {
    notes: currentData?.items ?? none,
    failed: isFailed && <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />,
  };
}
