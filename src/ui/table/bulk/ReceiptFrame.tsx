import './bulk.css';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { uiText } from '../../text';

interface ReceiptFrameProps {
  label: string;
  /** Whether it leaves by itself after a while: nothing of what it tells asks for anything. */
  leaves: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Milliseconds that a receipt stands which leaves by itself. */
const standsMs = 20_000;

/**
 * What became of a command for many rows. It lies over the page, so that the list stays where it is, until it is closed, or leaves by itself unless
 * somebody is at it.
 */
export function ReceiptFrame({ label, leaves, onClose, children }: ReceiptFrameProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!leaves) return;
    const timer = setInterval(() => {
      if (!section.current?.matches(':hover, :focus-within')) onClose();
    }, standsMs);
    return () => clearInterval(timer);
  }, [leaves, onClose]);
  return (
    <section ref={section} className="bulk-receipt" aria-label={label}>
      {children}
      <Button size="small" className="bulk-close" onClick={onClose}>
        {uiText.close}
      </Button>
    </section>
  );
}
