import { serverOffers } from '../../../api/otherServer/server';
import { withoutPage } from '../query/tableQuery';
import type { DataColumn } from '../tableTypes';
import { ListExport } from './ListExport';
import type { ResourceList } from './resourceList';
import type { ListTarget } from './useListSelection';

interface ResourceExportProps<Row extends object, Arg> {
  list: ResourceList<Row, Arg>;
  columns: DataColumn<Row>[];
  /** The selected rows, or all rows of a query. */
  target: ListTarget;
  /** The number of those rows. */
  total: number;
}

const useNoExport = () => [undefined] as const;

/** "Exportar" of a resource's list, or of its selected rows; nothing if the list has no export. */
export function ResourceExport<Row extends object, Arg extends object>(props: ResourceExportProps<Row, Arg>) {
  const { list, columns, target, total } = props;
  const { useExport = useNoExport, name, title, toArg } = list;
  const [exportRows] = useExport();
  if (!exportRows || !serverOffers('exportUnits')) return null;
  const rows = 'ids' in target ? { ids: target.ids.join(',') } : withoutPage(toArg(target.query));
  return (
    <ListExport
      list={name}
      columns={columns}
      total={total}
      fileName={title}
      fetchFile={(args) => exportRows({ ...(rows as Arg), ...args }).unwrap()}
    />
  );
}
