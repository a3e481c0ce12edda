import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '../PageSkeleton';
import { RowButton } from './RowButton';
import { tableText as text } from './tableText';

interface RowPeekProps {
  /** Names what is shown. */
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** Pixels that its button takes of the column of actions. */
export const peekWidth = 28;

/** The way to {@link RowPeek} by mouse. */
export const PeekButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <RowButton sign="peek" title={text.peek} aria-label={label} onClick={onClick} />
);

/** A row shown beside its list: the focus stays in the list, whose arrows go on to the next. */
export function RowPeek({ label, children, onClose }: RowPeekProps) {
  return (
    <aside className="row-peek panel" aria-label={label}>
      <Button
        className="row-peek-close"
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        title={text.closePeek}
        aria-label={text.closePeek}
        onClick={onClose}
      />
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </aside>
  );
}
