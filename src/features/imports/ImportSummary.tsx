import '../../ui/Panel.css';
import './imports.css';
import { type ImportJob, useLazyGetImportErrorsQuery } from '../../api/imports';
import { doneLabels, importsText as text, outcomeLabels } from './importsText';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { downloadBase64 } from '../../ui/download';
import { notifyFailed } from '../../ui/notices';

const outcomes = ['create', 'change', 'skip', 'error'] as const;

/** The number of rows per outcome. */
export function ImportSummary({ job: { summary, status } }: { job: ImportJob }) {
  const labels = status === 'applied' ? doneLabels : outcomeLabels;
  return (
    <dl className="panel import-summary" aria-label={text.summary}>
      {outcomes.map((outcome) => (
        <div key={outcome} className={summary[outcome] === 0 ? 'is-none' : `is-${outcome}`}>
          <dt>{labels[outcome]}</dt>
          <dd className="tabular">{summary[outcome].toLocaleString('es-AR')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Downloads the rows with errors and their reasons, in the format of the uploaded file. */
export function FailedRowsButton({ id, fileName }: { id: number; fileName: string }) {
  const [getErrors, { isFetching }] = useLazyGetImportErrorsQuery();
  const format = /\.csv$/i.test(fileName) ? 'csv' : 'xlsx';
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isFetching}
      onClick={() => void getErrors({ id, format }).unwrap().then(downloadBase64, notifyFailed)}
    >
      {text.failedRows}
    </Button>
  );
}
