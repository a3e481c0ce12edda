import { RowButton, rowAction } from '../../../ui/table/rows/RowControls';
import type { Claim } from '../claimTypes';
import { claimsText } from '../claimsText';
import { StatusMenu } from '../edit/StatusMenu';
import { newsText } from '../news/newsText';
import { useClaimNews } from '../news/PageNews';

interface RowMenuProps {
  row: Claim;
  /** Opens the claim's page. */
  onOpen: (row: Claim) => void;
}

/** An invisible control for the shortcut that marks the row's claim as read or unread. */
export function ReadKey({ row }: Pick<RowMenuProps, 'row'>) {
  const { isKnown, toggle } = useClaimNews(row.claimId);
  return isKnown && <button type="button" hidden onClick={toggle} {...rowAction('read')} />;
}

/** "…" of a claim's row, for staff: its moves, its page, and its read mark. */
export function RowMenu({ row, onOpen }: RowMenuProps) {
  const { news, isKnown, toggle } = useClaimNews(row.claimId);
  const markItem = { key: 'read', label: news ? newsText.markRead : newsText.markUnread, onSelect: toggle };
  return (
    <StatusMenu
      claim={row}
      status={row.status.code}
      isQuiet
      more={[{ key: 'view', label: claimsText.viewClaim, onSelect: () => onOpen(row) }, ...(isKnown ? [markItem] : [])]}
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
