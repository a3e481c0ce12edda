import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/envelope';
import { ActionMenu } from '../../ActionMenu';
import { today } from '../../dates';
import { downloadFrom } from '../../download';
import { notify, toastMs } from '../../notify';
import { arrangeColumns } from '../layout/arrangeColumns';
import type { DataColumn } from '../tableTypes';
import { tableText } from '../tableText';
import { useTableLayout } from '../layout/useTableLayout';

const formats = ['xlsx', 'csv'] as const;

/** The arguments of an export call besides the list's filters: the columns are joined by commas, in order. */
export interface ExportArgs {
  format: (typeof formats)[number];
  columns: string;
}

interface ListExportProps<Row> {
  /** The list whose layout determines the columns. */
  list: string;
  columns: DataColumn<Row>[];
  /** The number of rows of the file. */
  total: number;
  /** The file's name, without the date. */
  fileName: string;
  /** Requests the file and returns its `blob:` URL. If it rejects, the error is shown. */
  fetchFile: (args: ExportArgs) => Promise<string>;
}

/** "Exportar": the list's results or the selected rows, with the visible columns. The menu shows the number of rows. */
export function ListExport<Row>({ list, columns, total, fileName, fetchFile }: ListExportProps<Row>) {
  const { layout } = useTableLayout(list);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: ExportArgs['format']) => {
    setIsBusy(true);
    try {
      const visibleKeys = arrangeColumns(columns, layout).map((column) => column.key);
      downloadFrom(`${fileName} ${today()}.${format}`, await fetchFile({ format, columns: visibleKeys.join(',') }));
    } catch (error) {
      const description = errorMessage(error);
      notify({ type: 'error', title: tableText.exportFailed, description, durationMs: toastMs.error });
    }
    setIsBusy(false);
  };
  return (
    <ActionMenu
      items={formats.map((key) => ({ key, label: tableText.exportAs[key](total) }))}
      onSelect={(key) => void save(key === 'csv' ? 'csv' : 'xlsx')}
    >
      <Button
        title={tableText.export}
        icon={<DownloadOutlined aria-hidden />}
        loading={isBusy}
        disabled={total === 0}
        aria-haspopup="menu"
      >
        {tableText.export}
      </Button>
    </ActionMenu>
  );
}
