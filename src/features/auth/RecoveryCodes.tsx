import './RecoveryCodes.css';
import { CopyOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { downloadFrom } from '../../ui/download';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { notifyDone } from '../../ui/notices';
import { notify, toastMs } from '../../ui/notify';
import { uiText } from '../../ui/text';
import { useConfirm } from '../../ui/useDialog';
import { profileText as text } from './profileText';

/**
 * The recovery codes, which are shown once, with buttons to copy, download or print them. Leaving the page before the
 * user has confirmed that they are saved asks first.
 */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(true, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.recoveryUnsavedTitle,
      children: <p>{text.recoveryUnsavedHint}</p>,
      okText: text.recoveryLeave,
      onConfirm: async () => leave(),
    }),
  );
  const file = `${text.recoveryFileTitle}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notifyDone(text.recoveryCopied),
      () =>
        notify({
          type: 'error',
          title: uiText.error,
          description: text.recoveryNotCopied,
          durationMs: toastMs.error,
        }),
    );
  return (
    <div className="recovery">
      <h3>{text.recoveryTitle}</h3>
      <p>{text.recoveryHint}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-ways">
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {text.recoveryCopy}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {text.recoveryPrint}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => downloadFrom(text.recoveryFile, URL.createObjectURL(new Blob([file], { type: 'text/plain' })))}
        >
          {text.recoveryDownload}
        </Button>
      </div>
      <Button type="primary" onClick={onDone}>
        {text.recoverySaved}
      </Button>
      {dialog}
    </div>
  );
}
