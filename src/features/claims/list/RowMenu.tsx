import { RowButton, rowAction } from '../../../ui/table/rows/RowControls';
import type { ClaimMode, ClaimRow } from '../claimTypes';
import { claimsText } from '../claimsText';
import { StatusMenu } from '../edit/StatusMenu';
import { newsText } from '../news/newsText';
import { usePageNews } from '../news/RowNews';
import { useMarkToggle } from '../news/useMarks';

interface RowMenuProps {
  row: ClaimRow;
  mode: ClaimMode;
  /** Opens the claim's page. */
  onOpen: (row: ClaimRow) => void;
}

/** An invisible control for the shortcut that marks the row's claim as read or unread. */
export function ReadKey({ row, mode }: Pick<RowMenuProps, 'row' | 'mode'>) {
  const { news, isKnown } = usePageNews(row.claim_id);
  const toggle = useMarkToggle(mode, row.claim_id, news !== undefined);
  return isKnown && <button type="button" hidden onClick={toggle} {...rowAction('read')} />;
}

/** "…" of a claim's row, for staff: its moves, its page, and its read mark. */
export function RowMenu({ row, mode, onOpen }: RowMenuProps) {
  const { news, isKnown } = usePageNews(row.claim_id);
  const toggle = useMarkToggle(mode, row.claim_id, news !== undefined);
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
          aria-label={claimsText.actionsOf(row.claim_id)}
          {...rowAction('status')}
        />
      }
    />
  );
}
