import { Button } from 'antd';
import { accountText as text } from './accountText';
import type { ReactivateDialogProps } from './ReactivateDialog';
import { useReactivate } from './useReactivate';

interface ReactivateButtonProps extends Omit<ReactivateDialogProps, 'onClose'> {
  /** In a row of a list: smaller, and named with the person. */
  isRow?: boolean;
}

/** On the page of a deactivated account: brings it back, after a question. */
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
