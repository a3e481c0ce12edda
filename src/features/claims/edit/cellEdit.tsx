import './cells.css';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { claimsText } from '../claimsText';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { discarded, edited, editKey, kept, selectEdit, type EditedClaim, type EditField } from './claimEditsSlice';
import './saveEdits';

/** What is being made of one cell of a claim, and how to change it. Nothing waits for the server: see {@link claimEditsSlice}. */
export function useCellEdit({ id, claim_id, claim_type }: EditedClaim, field: EditField) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((root) => root.stored.id);
  const edit = useAppSelector((root) => selectEdit(root, claim_id, field));
  /** Gives the cell a value; `from` is the one that the person saw, `shown` how the value reads where it does not say so itself. */
  const save = useCallback(
    (value: string | null, from: string | null, shown?: string) =>
      void dispatch(edited({ claim: { id, claim_id, claim_type }, field, value, from, shown, userId })),
    [dispatch, id, claim_id, claim_type, field, userId],
  );
  /** Keeps in the cell what can't be saved as it was typed, with the reason. */
  const keep = useCallback(
    (typed: string, message: string) =>
      void dispatch(kept({ claim: { id, claim_id, claim_type }, field, typed, message, userId })),
    [dispatch, id, claim_id, claim_type, field, userId],
  );
  const discard = useCallback(() => void dispatch(discarded(editKey(claim_id, field))), [dispatch, claim_id, field]);
  return { edit, isSaving: edit !== undefined && edit.state !== 'failed', save, keep, discard };
}

/** Beside what was not changed: why not. It stays until another change is tried there; a notification has said it aloud. */
export function CellProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  const told = claimsText.notChanged(message);
  return (
    <span className="cell-problem" title={told}>
      <ExclamationCircleOutlined aria-hidden />
      <span>{told}</span>
    </span>
  );
}

/** Beside what is on its way to the server. */
export const CellSaving = () => (
  <span className="cell-saving" title={claimsText.saving}>
    <span className="visually-hidden">{claimsText.saving}</span>
  </span>
);
