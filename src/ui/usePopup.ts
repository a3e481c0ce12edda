import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** What a popup's button needs. */
export interface PopupButtonProps {
  onPointerEnter?: () => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDownCapture?: (event: KeyboardEvent) => void;
  'aria-expanded'?: boolean;
  /** What was chosen is on its way. */
  'aria-busy'?: boolean;
}

/** Where a button stands in what is around it, for what hangs from it. */
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): CSSProperties => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

/**
 * What opens beside a button, made when it is first opened: a grid has a few in every row, and making them all would be half of its
 * work. Until then the button stands alone; from then on a `.popup-place` beside it, of the same place and size, is what the popup
 * hangs from, without taking its clicks. Where the button stands in something that scrolls, that is to be positioned.
 */
export function usePopup() {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>();
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
      // A press anywhere closes the popup; where it was on the button, its click must not open it again.
      const isByPointer = detail > 0;
      if (isByPointer && closedAt.current >= pressedAt.current) return;
      opener.current = currentTarget;
      setPlace(placeOf(currentTarget));
      setIsOpen(true);
    },
  };
  return {
    isOpen,
    /** Of the `.popup-place`; undefined until the popup is first opened. */
    place,
    button,
    close,
    onOpenChange: (next: boolean) => (next ? setIsOpen(true) : close()),
  };
}
