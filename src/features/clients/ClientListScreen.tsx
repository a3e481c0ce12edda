import { PlusOutlined } from '@ant-design/icons';
import type { Client } from '../../api/clients';
import { useCan } from '../../session/useCan';
import { EmptyState } from '../../ui/EmptyState';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { uiText } from '../../ui/text';
import { clientColumns } from './clientColumns';
import { clientPath, newClientPath } from './clientPaths';
import { clientsText as text } from './clientsText';
import { useClientList } from './useClientList';

const fullName = (row: Client) => `${row.name} ${row.last_name}`.trim();

const place = { table: 'clients-table' } as const;

/** /clientes (section 2, "Clients table"): page and filter are kept under `clients-table` on viewing one. */
export function ClientListScreen() {
  const control = useTableQuery(place);
  const result = useClientList(control.query);
  const canImport = useCan('imports:run');
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newClientPath}>
      {text.register}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            {canImport && <LinkButton to="/importar">{text.import}</LinkButton>}
            {create}
          </>
        }
      />
      <DataTable<Client>
        label={text.title}
        columns={clientColumns}
        rowKey={(row) => row.client_id}
        result={result}
        control={control}
        actionsWidth={72}
        actions={(row) => (
          <LinkButton
            size="small"
            type="link"
            to={clientPath(row.client_id)}
            state={control.from}
            onClick={control.leave}
            aria-label={text.viewOf(fullName(row))}
          >
            {uiText.view}
          </LinkButton>
        )}
        filters={
          <TableFilter
            control={control}
            name="active"
            label={text.filterActive}
            options={[
              { value: 'true', label: text.active },
              { value: 'false', label: text.inactive },
            ]}
          />
        }
        card={(row) => (
          <>
            <div className="card-line">
              <strong>{fullName(row)}</strong>
              {!row.active && <InactiveTag />}
            </div>
            <p className="card-soft tabular">
              {[row.document && `${text.columns.document} ${row.document}`, row.phone_number]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="card-soft">{row.username}</p>
            <p className="card-soft">{text.counts(row.properties_count, row.leases_count)}</p>
          </>
        )}
        empty={
          <EmptyState title={text.emptyTitle}>
            <p>{text.emptyHint}</p>
            {create}
          </EmptyState>
        }
      />
    </>
  );
}
