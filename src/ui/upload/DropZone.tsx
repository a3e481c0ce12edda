import './upload.css';
import { useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react';

interface DropZoneProps {
  /** Properties of the file input. */
  input: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** The content; `choose` opens the browser's dialog. */
  children: (choose: () => void) => ReactNode;
}

/**
 * An area that takes files from the browser's dialog or by drag and drop. For screen readers the button inside, which
 * opens the dialog, is the only control.
 */
export function DropZone({ input: inputProps, onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={isOver ? 'photo-drop is-over' : 'photo-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        {...inputProps}
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Otherwise choosing the same file again would not be a change.
          event.target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
