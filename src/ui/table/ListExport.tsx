import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../api/envelope';
import { ActionMenu } from '../ActionMenu';
import { today } from '../dates';
import { downloadBlob } from '../download';
import { notify, toastMs } from '../notify';
import { arrangeColumns } from './arrangeColumns';
import type { DataColumn } from './dataColumn';
import { tableText } from './tableText';
import { useTableLayout } from './useTableLayout';

const formats = ['xlsx', 'csv'] as const;

/** What an export call takes besides the list's own filters: the columns joined by commas, in their order. */
export interface ExportAsked {
  format: (typeof formats)[number];
  columns: string;
}

export interface ListExportProps<Row> {
  /** The list whose layout says which columns are shown. */
  list: string;
  columns: DataColumn<Row>[];
  /** How many rows the file will have. */
  total: number;
  /** The file's name, before the day. */
  fileName: string;
  /** Asks for the file; what it rejects with is told. */
  fetchFile: (asked: ExportAsked) => Promise<Blob>;
  size?: 'small' | 'middle';
}

/** "Exportar": all that the list finds, or what was chosen of it, in the columns that it shows; how many rows they are is said first. */
export function ListExport<Row>({ list, columns, total, fileName, fetchFile, size }: ListExportProps<Row>) {
  const { layout } = useTableLayout(list);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: ExportAsked['format']) => {
    setIsBusy(true);
    try {
      const shown = arrangeColumns(columns, layout).map((column) => column.key);
      downloadBlob(`${fileName} ${today()}.${format}`, await fetchFile({ format, columns: shown.join(',') }));
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
        size={size}
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
