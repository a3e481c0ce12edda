import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';

const ConfirmDialog = lazy(() => import(/* webpackChunkName: "confirm" */ './ConfirmDialog'));

/** A dialog that asks before a step. `confirm` opens it; `dialog` goes anywhere in the caller's output. */
export function useConfirm(): { confirm: (props: Omit<ConfirmDialogProps, 'onClose'>) => void; dialog: ReactNode } {
  /** A question that follows from another takes its place: by its number it is a dialog of its own, not the closing one. */
  const [asking, setAsking] = useState<{ number: number; props: Omit<ConfirmDialogProps, 'onClose'> }>();
  const opener = useRef<HTMLElement>(null);
  const confirm = (props: Omit<ConfirmDialogProps, 'onClose'>) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setAsking((before) => ({ number: (before?.number ?? 0) + 1, props }));
  };
  const close = () => {
    setAsking(undefined);
    // The dialog arrives late (its code is loaded on demand), when it no longer knows where the focus was.
    setTimeout(() => opener.current?.focus());
  };
  const dialog = asking && (
    <Suspense fallback={null}>
      <ConfirmDialog key={asking.number} {...asking.props} onClose={close} />
    </Suspense>
  );
  return { confirm, dialog };
}
