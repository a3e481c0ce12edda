import { Button } from 'antd';
import { ActionMenu } from '../../../ui/ActionMenu';
import type { ClaimMode } from '../claimTypes';
import type { ListSelection } from '../../../ui/table/list/useListSelection';
import { newsText } from '../news/newsText';
import { useMarks } from '../news/useMarks';
import { useUnread } from '../news/useUnread';
import { bulkText } from './bulkText';
import { filterOfQuery } from './useBulk';

/** Marks the selected claims as read or unread for the signed-in user. */
export function BulkMarks({ mode, selection }: { mode: ClaimMode; selection: ListSelection }) {
  const isAvailable = useUnread() !== undefined;
  const markClaims = useMarks(mode);
  const { target } = selection;
  const markAs = async (isRead: boolean) => {
    const selectedClaims = 'ids' in target ? target : { filter: filterOfQuery(mode, target.query) };
    if (await markClaims({ ...selectedClaims, is_read: isRead })) selection.choose([]);
  };
  return (
    isAvailable && (
      <ActionMenu
        items={[
          { key: 'read', label: newsText.markManyRead },
          { key: 'unread', label: newsText.markManyUnread },
        ]}
        onSelect={(key) => void markAs(key === 'read')}
      >
        <Button aria-haspopup="menu">{bulkText.mark}</Button>
      </ActionMenu>
    )
  );
}
