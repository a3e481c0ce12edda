import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';

const ConfirmDialog = lazy(() => import(/* webpackChunkName: "confirm" */ './ConfirmDialog'));

/** A dialog that asks before a step. `confirm` opens it; `dialog` goes anywhere in the caller's output. */
export function useConfirm(): { confirm: (props: Omit<ConfirmDialogProps, 'onClose'>) => void; dialog: ReactNode } {
  const [asking, setAsking] = useState<Omit<ConfirmDialogProps, 'onClose'>>();
  const dialog = asking && (
    <Suspense fallback={null}>
      <ConfirmDialog {...asking} onClose={() => setAsking(undefined)} />
    </Suspense>
  );
  return { confirm: setAsking, dialog };
}
