import './upload.css';
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';

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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const acceptFile = (file: File | undefined) => file && !isBusy && onFile(file);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    acceptFile(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={isOver ? 'photo-drop is-over' : 'photo-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-label={label}
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            acceptFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          type="primary"
          icon={<UploadOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        <span className="field-hint">{hint}</span>
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
