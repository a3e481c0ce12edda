import './upload.css';
import { uploadText as text } from './uploadText';

/** Photos that are being sent: how much of them has gone (0 to 1), and that the page must stay open. Nothing without progress. */
export function UploadProgress({ progress }: { progress: number | undefined }) {
  if (progress === undefined) return null;
  return (
    <div className="upload-progress">
      <p>
        <span role="status">{text.sending}</span> {text.sent(progress)} {text.keepOpen}
      </p>
      <progress value={progress} aria-label={text.sending} />
    </div>
  );
}
