import { late, LatePart } from './late';
import { keepKeysForDialog } from './earlyKeys';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';

/**
 * A dialog whose code is loaded on demand. `open` shows it with its properties; render `dialog` anywhere. When the
 * dialog closes, the previously focused element gets the focus. Keys that are typed before it is there go to its field.
 */
export function useDialog<Props extends { onClose: () => void }>(
  Dialog: ComponentType<Props>,
): { open: (props: Omit<Props, 'onClose'>) => void; dialog: ReactNode } {
  /** A dialog that replaces another gets a new number, so that the closing one does not remove it. */
  const [current, setCurrent] = useState<{ number: number; props: Omit<Props, 'onClose'> }>();
  const opener = useRef<HTMLElement>(null);
  const count = useRef(0);
  const stopKeys = useRef<() => void>(() => {});
  useEffect(() => () => stopKeys.current(), []);
  const open = (props: Omit<Props, 'onClose'>) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    stopKeys.current = keepKeysForDialog();
    count.current += 1;
    setCurrent({ number: count.current, props });
  };
  const close = (number: number) => {
    // A dialog that was still closing when the next one opened reports late; the next one stays.
    if (number !== count.current) return;
    stopKeys.current();
    setCurrent(undefined);
    // Its code is loaded on demand, so Ant Design does not know the previously focused element.
    setTimeout(() => opener.current?.focus());
  };
  const dialog = current && (
    <LatePart key={current.number} onFailure={() => close(current.number)}>
      <Dialog {...({ ...current.props, onClose: () => close(current.number) } as Props)} />
    </LatePart>
  );
  return { open, dialog };
}

const ConfirmDialog = late(() => import(/* webpackChunkName: "confirm" */ './ConfirmDialog'));

/** A dialog that asks for confirmation before an action. `confirm` opens it; render `dialog` anywhere. */
export function useConfirm(): { confirm: (props: Omit<ConfirmDialogProps, 'onClose'>) => void; dialog: ReactNode } {
  const { open, dialog } = useDialog<ConfirmDialogProps>(ConfirmDialog);
  return { confirm: open, dialog };
}

/**
 * Puts the focus on a field when its dialog opens, and then calls `onReady`. Ant Design attaches the dialog to the
 * document after rendering its content; until then no element in it can take the focus.
 */
export function useDialogFocus(id: string, onReady?: () => void): void {
  const ready = useRef(onReady);
  useEffect(() => {
    let frame = 0;
    const begin = () => {
      document.getElementById(id)?.focus();
      if (document.activeElement?.id === id) ready.current?.();
      else frame = requestAnimationFrame(begin);
    };
    begin();
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
