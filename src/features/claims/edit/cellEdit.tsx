import './cells.css';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { claimsText } from '../claimsText';
import { useCallback, useEffect } from 'react';
import { cellShown } from './saveEdits';
import { useAppSelector, useAppStore } from '../../../session/hooks';
import {
  discarded,
  edited,
  editKey,
  inputRejected,
  isRefused,
  selectEdit,
  type ClaimEdit,
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
  useEffect(() => cellShown(editKey(claimId, field)), [claimId, field]);
  const discard = useCallback(() => void dispatch(discarded(editKey(claimId, field))), [dispatch, claimId, field]);
  return { edit, isSaving: edit !== undefined && edit.state !== 'failed', save, rejectInput, discard };
}

/**
 * The error of a cell that was not saved. It stays until the user edits the cell again. In a list it is an icon, and the
 * bar above the rows says why.
 */
export function CellProblem({ edit }: { edit: ClaimEdit | undefined }) {
  if (edit?.message === undefined) return null;
  const notice = claimsText.notChanged(edit.message);
  return (
    <span className="cell-problem" role={isRefused(edit) ? 'alert' : undefined} title={notice}>
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
