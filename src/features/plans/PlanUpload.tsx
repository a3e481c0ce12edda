import './plans.css';
import { UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage, isApiError } from '../../api/envelope';
import { usePlanUpload, type PlanOwner } from '../../api/plans';
import { limits, planTypes } from '../../contract/limits';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { plansText as text, wordsOf } from './plansText';

/** Uploads a plan with its progress. A file that cannot be uploaded is shown with its name and the error. */
export function PlanUpload({ owner, id }: { owner: PlanOwner; id: number }) {
  const words = wordsOf(owner);
  const input = useRef<HTMLInputElement>(null);
  const { upload, progress } = usePlanUpload(owner, id);
  const [failed, setFailed] = useState<{ file: File; message: string; canRetry: boolean }>();

  const send = async (file: File | undefined) => {
    if (!file) return;
    setFailed(undefined);
    if (file.size > limits.planBytes) return setFailed({ file, message: words.tooLarge, canRetry: false });
    if (!(planTypes as readonly string[]).includes(file.type))
      return setFailed({ file, message: words.wrongType, canRetry: false });
    try {
      await upload(file, file.name.replace(/\.[^.]+$/, ''));
      notifyDone(words.uploaded, file.name);
    } catch (error) {
      // The server would refuse the same file again (413, 415, 422), and a file that is gone cannot be sent; too many requests (429) pass.
      const isRefused = isApiError(error) && /^(4(?!29)|UNREADABLE_FILE)/.test(String(error.status));
      setFailed({ file, message: errorMessage(error), canRetry: !isRefused });
    }
  };

  return (
    <div className="plan-upload">
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={planTypes.join(',')}
        aria-label={words.upload}
        aria-hidden
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {progress === undefined ? words.upload : text.uploading}
      </Button>
      <span className="field-hint">{text.uploadHint}</span>
      {progress !== undefined && <Progress percent={Math.round(progress * 100)} aria-label={text.uploading} />}
      {failed && (
        <p className="field-problem" role="alert">
          <span>{`${failed.file.name}: ${failed.message} `}</span>
          {failed.canRetry && (
            <button type="button" className="link-button" onClick={() => void send(failed.file)}>
              {uiText.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
