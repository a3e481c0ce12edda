import './bulk.css';
import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useCloseOnBack } from '../../closeOnBack';
import { isOwnEvent } from '../../OverlayBoundary';
import { uiText } from '../../text';
import { markAsFollowed, markAsRead } from './readReceipts';

interface ReceiptFrameProps {
  label: string;
  /** Identifies the receipt, to know on the next page that its details were read. */
  id: string | number;
  /** Whether the receipt closes itself after a while, because it requires no action of the user. */
  closesItself: boolean;
  /** Hidden while rows are selected, whose actions take its place. */
  isHidden?: boolean;
  /** Must leave a newer receipt open: it can be called on another page. */
  onClose: () => void;
  /** The summary and its buttons. */
  children: ReactNode;
  /** What happened to each row, shown below the line when the user opens it. */
  details?: { label: string; content: ReactNode };
}

/**
 * Milliseconds after which such a receipt closes itself, in steps: the user must be able to notice a mistake and undo it,
 * so time in which the page is hidden or the receipt is used does not count.
 */
const closesAfterMs = 60_000;
const stepMs = 5000;

/**
 * The result of a bulk command, in the line of the list's toolbar, so that it covers no row and moves none. It closes by
 * its button, by itself if nothing is left to do, and when the user goes to another page after opening its details,
 * except by one of its own links.
 */
export function ReceiptFrame(props: ReceiptFrameProps) {
  const { label, id, closesItself, isHidden = false, onClose, children, details } = props;
  const key = `${label} ${id}`;
  const section = useRef<HTMLElement>(null);
  const [areDetailsOpen, setAreDetailsOpen] = useState(false);
  const isOpen = areDetailsOpen && !isHidden && details !== undefined;
  const closeDetails = () => setAreDetailsOpen(false);
  useCloseOnBack(isOpen, closeDetails);

  useEffect(() => {
    if (!closesItself || isOpen) return;
    let shownMs = 0;
    const timer = setInterval(() => {
      if (document.hidden || section.current?.matches(':hover, :focus-within')) return;
      shownMs += stepMs;
      if (shownMs >= closesAfterMs) onClose();
    }, stepMs);
    return () => clearInterval(timer);
  }, [closesItself, isOpen, onClose]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!section.current?.contains(target as Node)) closeDetails();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || !isOwnEvent(event)) return;
    event.preventDefault();
    closeDetails();
    section.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || ctrlKey || metaKey || shiftKey) return;
    markAsFollowed(key, link.pathname);
    // The details must not stay open while the next page loads: their history entry would be added to that page.
    closeDetails();
  };
  return (
    <section
      ref={section}
      className="bulk-receipt"
      aria-label={label}
      hidden={isHidden}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {children}
      {details && (
        <button
          type="button"
          className="link-button"
          aria-expanded={isOpen}
          onClick={() => {
            markAsRead(key, onClose);
            setAreDetailsOpen(!isOpen);
          }}
        >
          <span>{details.label}</span> <DownOutlined aria-hidden />
        </button>
      )}
      <Button className="bulk-close" onClick={onClose}>
        {uiText.close}
      </Button>
      {isOpen && <div className="bulk-details">{details.content}</div>}
    </section>
  );
}
