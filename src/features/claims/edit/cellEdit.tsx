import './cells.css';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { claimsText } from '../claimsText';
import { useCallback } from 'react';
import { useAppSelector, useAppStore } from '../../../session/hooks';
import {
  discarded,
  edited,
  editKey,
  inputRejected,
  selectEdit,
  type EditedClaim,
  type EditField,
} from './claimEditsSlice';
import './saveEdits';

/**
 * The unsaved edit of one cell of a claim, and the functions to change it. Nothing waits for the server: see {@link
 * claimEditsSlice}.
 */
export function useCellEdit({ recordId, claimId, claim_type }: EditedClaim, field: EditField) {
  const { dispatch, getState } = useAppStore();
  const edit = useAppSelector((root) => selectEdit(root, claimId, field));
  /** Sets the cell's value. `from` is the value that the user saw; `readable` are both values, if they differ. */
  const save = useCallback(
    (value: string | null, from: string | null, readable?: { display?: string; displayFrom?: string }) =>
      void dispatch(
        edited({
          claim: { recordId, claimId, claim_type },
          field,
          value,
          from,
          ...readable,
          userId: getState().stored.id,
        }),
      ),
    [dispatch, getState, recordId, claimId, claim_type, field],
  );
  /** Keeps an invalid input in the cell, with its error. */
  const rejectInput = useCallback(
    (typed: string, message: string) =>
      void dispatch(
        inputRejected({
          claim: { recordId, claimId, claim_type },
          field,
          typed,
          message,
          userId: getState().stored.id,
        }),
      ),
    [dispatch, getState, recordId, claimId, claim_type, field],
  );
  const discard = useCallback(() => void dispatch(discarded(editKey(claimId, field))), [dispatch, claimId, field]);
  return { edit, isSaving: edit !== undefined && edit.state !== 'failed', save, rejectInput, discard };
}

/**
 * The error of a cell that was not saved. It stays until the user edits the cell again; a notification has already
 * announced it.
 */
export function CellProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  const notice = claimsText.notChanged(message);
  return (
    <span className="cell-problem" title={notice}>
      <ExclamationCircleOutlined aria-hidden />
      <span>{notice}</span>
    </span>
  );
}

/** Shown beside a value that is being saved. */
export const CellSaving = () => (
  <span className="cell-saving" title={claimsText.saving}>
    <span className="visually-hidden">{claimsText.saving}</span>
  </span>
);
