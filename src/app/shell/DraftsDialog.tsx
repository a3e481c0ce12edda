import { Button } from 'antd';
import { Dialog } from '../../ui/Dialog';
import { uiText } from '../../ui/text';
import { appText } from '../appText';

interface DraftsDialogProps {
  count: number;
  /** Signs out; `keep` says whether the drafts stay in this browser. */
  onLeave: (keep: boolean) => void;
  onClose: () => void;
}

/**
 * Asks, before signing out, whether to keep unsent forms: they may contain personal data, and the device may be shared.
 */
export default function DraftsDialog({ count, onLeave, onClose }: DraftsDialogProps) {
  return (
    <Dialog
      open
      title={appText.draftsTitle}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiText.cancel}</Button>
          <Button danger onClick={() => onLeave(false)}>
            {appText.dropDrafts}
          </Button>
          <Button type="primary" onClick={() => onLeave(true)}>
            {appText.keepDrafts}
          </Button>
        </>
      }
    >
      <p>{appText.draftsHint(count)}</p>
    </Dialog>
  );
}
