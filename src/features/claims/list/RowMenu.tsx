import { RowButton, rowAction } from '../../../ui/table/rows/RowControls';
import type { Claim } from '../claimTypes';
import { claimsText } from '../claimsText';
import { StatusMenu } from '../edit/StatusMenu';
import { newsText } from '../news/newsText';

interface RowMenuProps {
  row: Claim;
  /** Opens the claim's page. */
  onOpen: (row: Claim) => void;
  /** Marks the claim as read if it has news, otherwise as unread. */
  onToggleRead: (row: Claim) => void;
}

/** An invisible control for the shortcut that marks the row's claim as read or unread. */
export function ReadKey({ row, onToggleRead }: Pick<RowMenuProps, 'row' | 'onToggleRead'>) {
  return (
    row.news !== undefined && <button type="button" hidden onClick={() => onToggleRead(row)} {...rowAction('read')} />
  );
}

/** "…" of a claim's row, for staff: its moves, its page, and its read mark. */
export function RowMenu({ row, onOpen, onToggleRead }: RowMenuProps) {
  const markItem = {
    key: 'read',
    label: row.news ? newsText.markRead : newsText.markUnread,
    onSelect: () => onToggleRead(row),
  };
  return (
    <StatusMenu
      claim={row}
      status={row.status.code}
      isQuiet
      more={[
        { key: 'view', label: claimsText.viewClaim, onSelect: () => onOpen(row) },
        ...(row.news === undefined ? [] : [markItem]),
      ]}
      opener={
        <RowButton
          icon="more"
          title={claimsText.actions}
          aria-haspopup="menu"
          aria-label={claimsText.actionsOf(row.claimId)}
          {...rowAction('status')}
        />
      }
    />
  );
}
