import { lazy, type ReactNode } from 'react';
import type { ReasonDialogProps } from './ReasonDialog';
import { collectKeys } from './earlyKeys';
import { useDialog } from './useDialog';

const load = () => import(/* webpackChunkName: "reason" */ './ReasonDialog');
const ReasonDialog = lazy(load);

/** Loads the dialog's code ahead: what is typed right after it was asked for must find it there. */
export const preloadReason = (): void => void load().catch(() => {});

/** A dialog that asks for a reason before a step. `askReason` opens it; `dialog` goes anywhere in the caller's output. */
export function useReason(): {
  askReason: (props: Omit<ReasonDialogProps, 'onClose' | 'takeTyped'>) => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useDialog<ReasonDialogProps>(ReasonDialog);
  const askReason = (props: Omit<ReasonDialogProps, 'onClose' | 'takeTyped'>) => {
    const takeTyped = collectKeys();
    // Where its code doesn't arrive, the keyboard must not stay with a field that never stands.
    load().catch(takeTyped);
    open({ ...props, takeTyped });
  };
  return { askReason, dialog };
}
