import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { errorMessage } from '../../api/envelope';
import { useExportProjectClaimsMutation, useExportUnitClaimsMutation } from '../../api/claims';
import { today } from '../../ui/dates';
import { ActionMenu } from '../../ui/ActionMenu';
import { downloadBlob } from '../../ui/download';
import { notify, toastMs } from '../../ui/notify';
import { arrangeColumns } from '../../ui/table/arrangeColumns';
import type { DataColumn } from '../../ui/table/dataColumn';
import type { TableQuery } from '../../ui/table/tableQuery';
import { useTableLayout } from '../../ui/table/useTableLayout';
import { claimLists } from './claimPlaces';
import { claimsText } from './claimsText';
import type { ClaimMode, ClaimRow } from './claimTypes';
import { toClaimArg, toProjectClaimArg } from './useClaimList';

interface ClaimExportProps {
  mode: ClaimMode;
  query: TableQuery;
  /** How many claims the query finds, over all its pages. */
  total: number;
  columns: DataColumn<ClaimRow>[];
}

/** "Exportar": all that the list finds, in the columns that it shows, as a file; how many they are is said first. */
export function ClaimExport({ mode, query, total, columns }: ClaimExportProps) {
  const { layout } = useTableLayout(claimLists[mode]);
  const [exportUnits, units] = useExportUnitClaimsMutation();
  const [exportProjects, projects] = useExportProjectClaimsMutation();
  const save = async (key: string) => {
    const format = key === 'csv' ? 'csv' : 'xlsx';
    const { page: _page, pageSize: _size, ...arg } = toClaimArg(query);
    const asked = {
      format,
      columns: arrangeColumns(columns, layout)
        .map((column) => column.key)
        .join(','),
    } as const;
    try {
      const file = await (
        mode === 'unit' ? exportUnits({ ...arg, ...asked }) : exportProjects({ ...toProjectClaimArg(arg), ...asked })
      ).unwrap();
      downloadBlob(`${claimsText.exportName} ${today()}.${format}`, file);
    } catch (error) {
      const description = errorMessage(error);
      notify({ type: 'error', title: claimsText.exportFailed, description, durationMs: toastMs.error });
    }
  };
  const items = (['xlsx', 'csv'] as const).map((key) => ({ key, label: claimsText.exportAs[key](total) }));
  return (
    <ActionMenu items={items} onSelect={(key) => void save(key)}>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={units.isLoading || projects.isLoading}
        disabled={total === 0}
        aria-haspopup="menu"
      >
        {claimsText.export}
      </Button>
    </ActionMenu>
  );
}
