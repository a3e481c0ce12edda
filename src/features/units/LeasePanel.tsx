import { to } from '../../contract/links';
import { Button } from 'antd';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import type { Unit } from '../../api/units';
import { useCan } from '../../session/useCan';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useDialog } from '../../ui/useDialog';
import type { UnitDialogProps } from './OwnershipDialogs';
import { unitsText as text } from './unitsText';

const EndLeaseDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "record-dialogs" */ './OwnershipDialogs')).EndLeaseDialog,
}));

/** The current tenant of a unit, with buttons to request or end the lease. */
export function LeasePanel({ unit }: { unit: Unit }) {
  const canAskTenant = useCan('leaseRequests:create');
  const canEnd = useCan('leases:end');
  const end = useDialog<UnitDialogProps>(EndLeaseDialog);
  const { lease_contract: lease } = unit;
  const action = lease
    ? canEnd && (
        <Button danger onClick={() => end.open({ unit })}>
          {text.endLease}
        </Button>
      )
    : unit.active &&
      unit.contract_id &&
      canAskTenant && <Link to={to('crear-inquilino', { query: { unidad: unit.unit_id } })}>{text.askTenant}</Link>;
  return (
    <Panel title={text.lease} action={action}>
      <RecordLinks
        label={text.lease}
        empty={text.noLease}
        links={
          lease
            ? [
                {
                  key: lease.id,
                  to: to('clientes/:id', { id: lease.tenant.client_id }),
                  title: `${lease.tenant.name} ${lease.tenant.last_name}`.trim(),
                  detail: text.leaseDays(formatDay(lease.lease_start_date), formatDay(lease.lease_end_date)),
                  end: lease.tenant.phone_number && (
                    <a href={`tel:${lease.tenant.phone_number}`}>{lease.tenant.phone_number}</a>
                  ),
                },
              ]
            : []
        }
      />
      {end.dialog}
    </Panel>
  );
}
