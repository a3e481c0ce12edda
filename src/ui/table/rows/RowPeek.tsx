import '../../Panel.css';
import '../DataTable.css';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { LatePart } from '../../late';
import { useCloseOnBack } from '../../closeOnBack';
import { isOwnEvent } from '../../OverlayBoundary';
import { PageSkeleton } from '../../PageSkeleton';
import { tableText as text } from '../tableText';

interface RowPeekProps {
  /** Names the preview. */
  label: string;
  children: ReactNode;
  onClose: () => void;
  /** Returns the focus to the previewed row. */
  onLeave: () => void;
}

/** Keeps the whole form of a text field visible, with its button, while the field has the focus and grows. */
function showForm({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const { form } = target;
  // The field grows after the event.
  requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
}

/**
 * A preview of a row beside its list. The focus stays in the list, so that the arrow keys move to the next row. Escape in
 * a text field returns it to the row.
 */
export default function RowPeek({ label, children, onClose, onLeave }: RowPeekProps) {
  useCloseOnBack(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwnEvent(event)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <aside className="row-peek panel" aria-label={label} onKeyDown={onKeyDown} onFocus={showForm} onInput={showForm}>
      <Button
        className="row-peek-close"
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        title={text.closePeek}
        aria-label={text.closePeek}
        onClick={onClose}
      />
      <LatePart fallback={<PageSkeleton />}>{children}</LatePart>
    </aside>
  );
}
