import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DropZone } from './DropZone';

interface FileDropProps {
  /** The label of the file input, which the button opens. */
  label: string;
  button: string;
  hint: string;
  /** The file types that the browser's dialog offers. */
  accept: string;
  isBusy?: boolean;
  problem?: string;
  onFile: (file: File) => void;
}

/** Chooses one file, from the dialog or by drag and drop. */
export function FileDrop({ label, button, hint, accept, isBusy, problem, onFile }: FileDropProps) {
  return (
    <>
      <DropZone
        input={{ accept, 'aria-label': label }}
        onFiles={([file]) => {
          if (file && !isBusy) onFile(file);
        }}
      >
        {(choose) => (
          <>
            <Button icon={<UploadOutlined aria-hidden />} loading={isBusy} onClick={choose}>
              {button}
            </Button>
            <span className="field-hint">{hint}</span>
          </>
        )}
      </DropZone>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
