import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** The properties that a popup's button needs. */
export interface PopupButtonProps {
  onPointerEnter?: () => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDownCapture?: (event: KeyboardEvent) => void;
  'aria-expanded'?: boolean;
  /** The choice is being saved. */
  'aria-busy'?: boolean;
}

/** Returns the position and size of a button in its container, for the popup's anchor. */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): CSSProperties => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

/**
 * A popup of a button, created when it is first opened: a list has a few in every row, and creating them all would be
 * half of its rendering. From then on an element with the class `popup-anchor`, at the button's position and size,
 * anchors the popup without taking clicks. If the button is inside a scrolling element, that element must be
 * positioned.
 */
export function usePopup() {
  const [isOpen, setIsOpen] = useState(false);
  const [anchor, setAnchor] = useState<CSSProperties>();
  const opener = useRef<HTMLElement>(null);
  const pressedAt = useRef(0);
  const closedAt = useRef(-1);

  const close = () => {
    closedAt.current = performance.now();
    opener.current?.focus();
    setIsOpen(false);
  };
  const button: PopupButtonProps = {
    'aria-expanded': isOpen,
    onPointerDown: ({ timeStamp }) => {
      pressedAt.current = timeStamp;
    },
    onClick: ({ currentTarget, detail }) => {
      // A press anywhere closes the popup. If it was on the button, its click must not reopen the popup.
      const isByPointer = detail > 0;
      if (isByPointer && closedAt.current >= pressedAt.current) return;
      opener.current = currentTarget;
      setAnchor(boxOf(currentTarget));
      setIsOpen(true);
    },
  };
  return {
    isOpen,
    /** The style of the anchor; undefined until the popup is first opened. */
    anchor,
    button,
    close,
    /** Closes the popup and removes it. */
    remove: () => {
      close();
      setAnchor(undefined);
    },
    onOpenChange: (next: boolean) => (next ? setIsOpen(true) : close()),
  };
}
