import '../../ui/Panel.css';
import './imports.css';
import { Progress } from 'antd';
import type { ImportJob } from '../../api/imports';
import { importsText as text } from './importsText';

/** How far the server is with a file. */
export function ImportProgress({ job: { processed, total, status } }: { job: ImportJob }) {
  const percent = total === 0 ? 0 : Math.round((processed / total) * 100);
  return (
    <div className="panel import-steps">
      <Progress percent={percent} status="active" aria-label={status === 'checking' ? text.checking : text.applying} />
      <p role="status">{text.progress(processed, total)}</p>
      <p className="card-soft">{text.stay}</p>
    </div>
  );
}
