import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** What a popup's button needs. */
export interface PopupButtonProps {
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-expanded'?: boolean;
}

/**
 * What opens beside a button, made when it is first opened: a grid has a few in every row, and making them all would be half of its
 * work. Button and popup stand in a `.popup-anchor`; the popup's own child, a `.popup-place`, covers the button without taking its clicks.
 */
export function usePopup() {
  const [isOpen, setIsOpen] = useState<boolean>();
  const opener = useRef<HTMLElement>(null);
  const pressedAt = useRef(0);
  const closedAt = useRef(-1);

  const close = () => {
    closedAt.current = performance.now();
    opener.current?.focus();
    setIsOpen(false);
  };
  const button: PopupButtonProps = {
    'aria-expanded': isOpen === true,
    onPointerDown: ({ timeStamp }) => {
      pressedAt.current = timeStamp;
    },
    onClick: ({ currentTarget, detail }) => {
      // A press anywhere closes the popup; where it was on the button, its click must not open it again.
      const isByPointer = detail > 0;
      if (isByPointer && closedAt.current >= pressedAt.current) return;
      opener.current = currentTarget;
      setIsOpen(true);
    },
  };
  return {
    isOpen: isOpen === true,
    wasOpened: isOpen !== undefined,
    button,
    close,
    onOpenChange: (next: boolean) => (next ? setIsOpen(true) : close()),
  };
}
