import {
  useExportProjectClaimsMutation,
  useExportUnitClaimsMutation,
  type ExportUnitClaimsApiArg,
} from '../../../api/claims';
import type { DataColumn } from '../../../ui/table/tableTypes';
import { ListExport, type ExportArgs, type ListExportProps } from '../../../ui/table/list/ListExport';
import { withoutPage } from '../../../ui/table/query/tableQuery';
import { claimLists } from '../claimKeys';
import { listTitles } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import type { BulkTarget } from './useBulk';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';

interface ClaimExportProps extends Pick<ListExportProps<Claim>, 'total'> {
  mode: ClaimMode;
  /** The selected claims, or all claims of a query. */
  target: BulkTarget;
  columns: DataColumn<Claim>[];
}

/** "Exportar" of a claims list, or of its selected claims. */
export function ClaimExport({ mode, target, ...props }: ClaimExportProps) {
  const [exportUnits] = useExportUnitClaimsMutation();
  const [exportProjects] = useExportProjectClaimsMutation();
  const fetchFile = (args: ExportArgs) => {
    const arg: ExportUnitClaimsApiArg = {
      ...('query' in target ? withoutPage(toClaimArg(target.query)) : { ids: target.ids.join(',') }),
      ...args,
    };
    return mode === 'unit'
      ? exportUnits(arg).unwrap()
      : exportProjects({ ...toProjectClaimArg(arg), ...args }).unwrap();
  };
  return <ListExport {...props} list={claimLists[mode]} fileName={listTitles[mode]} fetchFile={fetchFile} />;
}
