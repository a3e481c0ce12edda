import { Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A dialog whose code is loaded on demand. `open` shows it with its properties; `dialog` goes anywhere in the caller's output. Whoever
 * had the focus gets it back when the dialog closes.
 */
export function useDialog<Props extends { onClose: () => void }>(
  Dialog: ComponentType<Props>,
): { open: (props: Omit<Props, 'onClose'>) => void; dialog: ReactNode } {
  /** A question that follows from another takes its place: by its number it is a dialog of its own, not the closing one. */
  const [shown, setShown] = useState<{ number: number; props: Omit<Props, 'onClose'> }>();
  const opener = useRef<HTMLElement>(null);
  const count = useRef(0);
  const open = (props: Omit<Props, 'onClose'>) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    count.current += 1;
    setShown({ number: count.current, props });
  };
  const close = (number: number) => {
    // One that was still leaving when the next was opened says so late: the next stays.
    if (number !== count.current) return;
    setShown(undefined);
    // The dialog arrives late (its code is loaded on demand), when it no longer knows where the focus was.
    setTimeout(() => opener.current?.focus());
  };
  const dialog = shown && (
    <Suspense fallback={null}>
      <Dialog key={shown.number} {...({ ...shown.props, onClose: () => close(shown.number) } as Props)} />
    </Suspense>
  );
  return { open, dialog };
}
