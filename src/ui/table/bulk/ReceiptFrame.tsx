import './bulk.css';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { uiText } from '../../text';

interface ReceiptFrameProps {
  label: string;
  /** Whether the receipt closes itself after a while, because it requires no action of the user. */
  closesItself: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Milliseconds after which such a receipt closes itself. */
const closesAfterMs = 20_000;

/**
 * The result of a bulk command. It lies above the page, so that the list keeps its position. The user closes it, or it
 * closes itself unless the pointer or the focus is inside.
 */
export function ReceiptFrame({ label, closesItself, onClose, children }: ReceiptFrameProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!closesItself) return;
    const timer = setInterval(() => {
      if (!section.current?.matches(':hover, :focus-within')) onClose();
    }, closesAfterMs);
    return () => clearInterval(timer);
  }, [closesItself, onClose]);
  return (
    <section ref={section} className="bulk-receipt" aria-label={label}>
      {children}
      <Button className="bulk-close" onClick={onClose}>
        {uiText.close}
      </Button>
    </section>
  );
}
