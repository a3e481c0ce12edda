import '../../../ui/table/bulk/bulk.css';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { useLeaveGuard } from '../../../ui/leaveGuard';
import { uiText } from '../../../ui/text';
import { useConfirm } from '../../../ui/useDialog';
import { claimsText } from '../claimsText';
import { useUndoKeys } from './useUndoKeys';
import { discarded, isRefused, retried, selectEdits, unsavedShown } from './claimEditsSlice';

/**
 * A bar above the claims with the cell edits that could not be saved, even if their rows are no longer on the page. It
 * offers a retry and a discard. On the page of a claim (`ownClaimId`), its cells say themselves what the server refused.
 * The browser asks before the user leaves the page. Saved edits are undone by keys.
 */
export function UnsavedEdits({ ownClaimId }: { ownClaimId?: number }) {
  const dispatch = useAppDispatch();
  const edits = Object.values(useAppSelector(selectEdits)).filter(({ state }) => state === 'failed');
  const { confirm, dialog } = useConfirm();
  useUndoKeys();
  useEffect(() => {
    dispatch(unsavedShown(true));
    return () => void dispatch(unsavedShown(false));
  }, [dispatch]);
  useLeaveGuard(edits.length > 0, (leave) =>
    confirm({
      staysOnBack: true,
      title: claimsText.unsavedTitle,
      children: <p>{claimsText.unsavedHint}</p>,
      okText: claimsText.unsavedLeave,
      onConfirm: async () => {
        dispatch(discarded());
        leave();
      },
    }),
  );
  // What can only be decided in its cell is said there.
  const listed = edits.filter((edit) => !isRefused(edit) || edit.claim.claimId !== ownClaimId);
  if (listed.length === 0) return dialog;
  const ids = [...new Set(listed.map(({ claim }) => claim.claimId))];
  const reasons = [...new Set(listed.filter(isRefused).map(({ message }) => message))].join(' ');
  return (
    <div className="stale-notice unsaved-edits" role="status">
      <span>{claimsText.unsaved(listed.length, ids)}</span>
      {reasons && <span>{reasons}</span>}
      {edits.some(({ canRetry }) => canRetry) && <Button onClick={() => dispatch(retried())}>{uiText.retry}</Button>}
      <Button onClick={() => dispatch(discarded())}>{uiText.discard}</Button>
      {dialog}
    </div>
  );
}
