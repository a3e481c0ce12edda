import { useExportClientsMutation, type Client } from '../../api/clients';
import { useCan } from '../../session/useCan';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/ListScreen';
import { listTotal } from '../../ui/table/listTotal';
import { activeFilter } from '../../ui/table/activeFilter';
import { ListFilters } from '../../ui/table/ListFilters';
import { whole } from '../../ui/table/tableQuery';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { clientColumns } from './clientColumns';
import { clientPath, newClientPath } from './clientPaths';
import { clientsText as text } from './clientsText';
import { clientArg, useClientList } from './useClientList';

const fullName = (row: Client) => `${row.name} ${row.last_name}`.trim();

const place = { table: 'clients-table' } as const;

const rowKey = (row: Client) => row.client_id;
const viewLabel = (row: Client) => text.viewOf(fullName(row));

/** /clientes (section 2, "Clients table"): page and filter are kept under `clients-table` on viewing one. */
export function ClientListScreen() {
  const control = useTableQuery({ list: 'clients', stored: place });
  const result = useClientList(control.query);
  const [exportClients] = useExportClientsMutation();
  const canImport = useCan('imports:run');
  return (
    <ListScreen<Client>
      name="clients"
      title={text.title}
      create={{ to: newClientPath, label: text.register }}
      more={canImport && <LinkButton to="/importar">{text.import}</LinkButton>}
      columns={clientColumns}
      rowKey={rowKey}
      result={result}
      control={control}
      pathOf={clientPath}
      viewLabel={viewLabel}
      onView={control.leave}
      filters={
        <ListFilters title={text.filter} control={control} total={listTotal(result)} filters={[activeFilter(text)]} />
      }
      filterNames={(name, value) => (name === 'active' ? (value === 'false' ? text.inactive : text.active) : undefined)}
      card={(row) => (
        <>
          <div className="card-line">
            <strong>{fullName(row)}</strong>
            {!row.active && <InactiveTag />}
          </div>
          <p className="card-soft tabular">
            {[row.document && `${text.columns.document} ${row.document}`, row.phone_number].filter(Boolean).join(' · ')}
          </p>
          <p className="card-soft">{row.username}</p>
          <p className="card-soft">{text.counts(row.properties_count, row.leases_count)}</p>
        </>
      )}
      fetchFile={(asked) => exportClients({ ...whole(clientArg(control.query)), ...asked }).unwrap()}
      empty={{ title: text.emptyTitle, hint: text.emptyHint }}
    />
  );
}
