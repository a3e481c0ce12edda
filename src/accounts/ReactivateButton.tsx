import { Button } from 'antd';
import type { ReactNode } from 'react';
import { late } from '../ui/late';
import { useDialog } from '../ui/useDialog';
import { accountText as text } from './accountText';
import type { ReactivateDialogProps } from './ReactivateDialog';

const ReactivateDialog = late(() => import(/* webpackChunkName: "record-dialogs" */ './ReactivateDialog'));

/** A dialog that reactivates an account. `reactivate` opens it; render `dialog` anywhere. */
export function useReactivate(): {
  reactivate: (props: Omit<ReactivateDialogProps, 'onClose'>) => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useDialog<ReactivateDialogProps>(ReactivateDialog);
  return { reactivate: open, dialog };
}

interface ReactivateButtonProps extends Omit<ReactivateDialogProps, 'onClose'> {
  /** In a row of a list: smaller, and its label includes the person's name. */
  isRow?: boolean;
}

/** Reactivates an account, after a confirmation. */
export function ReactivateButton({ isRow = false, ...props }: ReactivateButtonProps) {
  const { reactivate, dialog } = useReactivate();
  return (
    <>
      <Button
        type={isRow ? 'default' : 'primary'}
        size={isRow ? 'small' : undefined}
        aria-label={isRow ? `${text.reactivate} a ${props.name}` : undefined}
        onClick={() => reactivate(props)}
      >
        {text.reactivate}
      </Button>
      {dialog}
    </>
  );
}
