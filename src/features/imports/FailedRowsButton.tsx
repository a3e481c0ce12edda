import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLazyGetImportErrorsQuery } from '../../api/imports';
import { downloadBase64 } from '../../ui/download';
import { notifyFailed } from '../../ui/notices';
import { importsText as text } from './importsText';

/** Downloads the rows with errors, each with why, in the format that was uploaded. */
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
