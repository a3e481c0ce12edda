import { late } from '../../ui/late';
import { to } from '../../contract/links';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEndLeaseMutation, type Unit } from '../../api/units';
import { useCan } from '../../session/useCan';
import { formatDay } from '../../ui/dates';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useConfirm, useDialog } from '../../ui/useDialog';
import { phoneAddress } from '../../ui/phone';
import type { UnitDialogProps } from './OwnershipDialogs';
import { unitsText as text } from './unitsText';

const EndLeaseDialog = late(async () => ({
  default: (await import(/* webpackChunkName: "record-dialogs" */ './OwnershipDialogs')).EndLeaseDialog,
}));

type Lease = NonNullable<Unit['lease_contract']>;

const tenantName = ({ tenant }: Lease) => `${tenant.name} ${tenant.last_name}`.trim() || tenant.username;

/** The tenant of a unit, or the next one, with buttons to request, end or cancel the lease. */
export function LeasePanel({ unit }: { unit: Unit }) {
  const canAskTenant = useCan('leaseRequests:create');
  const canEnd = useCan('leases:end');
  const [endLease] = useEndLeaseMutation();
  const end = useDialog<UnitDialogProps>(EndLeaseDialog);
  const { confirm, dialog } = useConfirm();
  const { lease_contract: current, next_lease: next } = unit;
  const canAsk = canAskTenant && unit.active && unit.contract_id !== null && !unit.is_project_closed;

  const cancel = (lease: Lease) =>
    confirm({
      title: text.cancelLeaseTitle(tenantName(lease)),
      children: <p>{text.cancelLeaseHint(tenantName(lease), formatDay(lease.lease_start_date))}</p>,
      okText: text.cancelLease,
      isDangerous: true,
      // A lease that ends on its first day never begins.
      onConfirm: () =>
        endLease({ id: lease.id, body: { end_date: lease.lease_start_date } })
          .unwrap()
          .then(() => notifyDone(text.leaseCancelled), notifyFailed),
    });
  const action = current ? (
    canEnd && (
      <Button danger onClick={() => end.open({ unit })}>
        {text.endLease}
      </Button>
    )
  ) : next ? (
    canEnd && (
      <Button danger onClick={() => cancel(next)}>
        {text.cancelLease}
      </Button>
    )
  ) : canAsk ? (
    <Link to={to('crear-inquilino', { query: { unidad: unit.unit_id } })}>{text.askTenant}</Link>
  ) : null;
  const toLink = (lease: Lease) => {
    const days = [formatDay(lease.lease_start_date), formatDay(lease.lease_end_date)] as const;
    const { client_id: id, phone_number: phone } = lease.tenant;
    return {
      key: lease.id,
      to: to('clientes/:id', { id }),
      title: tenantName(lease),
      detail: lease === next ? text.leaseFrom(...days) : text.leaseDays(...days),
      end: phone && <a href={phoneAddress(phone)}>{phone}</a>,
    };
  };
  return (
    <Panel title={text.lease} action={action}>
      <RecordLinks
        label={text.lease}
        empty={text.noLease}
        links={[current, next].filter((lease) => lease !== null).map(toLink)}
      />
      {end.dialog}
      {dialog}
    </Panel>
  );
}
