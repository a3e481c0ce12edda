import { Link } from 'react-router-dom';
import type { LeaseRequestDetail } from '../../api/leases';
import { useCan } from '../../session/useCan';
import { BackLink } from '../../ui/BackLink';
import { formatDay, formatInstant } from '../../ui/dates';
import { Fact, Facts } from '../../ui/Facts';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { LeaseDecision } from './LeaseDecision';
import { leasesPath, leasePath } from './leasePaths';
import { LeaseProgress } from './LeaseProgress';
import { LeaseWithdrawal } from './LeaseWithdrawal';
import { leasesText as text } from './leasesText';
import { useLeaseIds } from './useLeaseList';

function creatorOf({ created_by_client_id, created_by_manager_id }: LeaseRequestDetail): string {
  if (created_by_client_id !== null) return text.creator.client;
  return created_by_manager_id !== null ? text.creator.manager : text.creator.admin;
}

/** One tenant request: how far it is and what to decide, then who, where and for how long. */
export function LeaseView({ request }: { request: LeaseRequestDetail }) {
  const canDecide = useCan('leaseRequests:decide');
  const isStaff = useCan('clients:manage');
  const { unit, client } = request;
  const tenant = `${request.tenant_name} ${request.tenant_last_name}`;
  const owner = client && (`${client.name} ${client.last_name}`.trim() || client.username);
  return (
    <>
      <PageHeader
        title={text.number(request.id)}
        subtitle={text.subtitle(tenant, `${unit.name} · ${unit.project_name}`)}
        back={<BackLink to={leasesPath}>{text.title}</BackLink>}
        actions={
          <>
            <Neighbours id={request.id} pathOf={leasePath} useIds={useLeaseIds} />
            <LeaseWithdrawal request={request} />
            {canDecide && <LeaseDecision request={request} />}
          </>
        }
      />
      <div className="stack">
        <LeaseProgress request={request} />
        <div className="columns">
          <Panel title={text.tenant}>
            <Facts>
              <Fact label={text.name}>{request.tenant_name}</Fact>
              <Fact label={text.lastName}>{request.tenant_last_name}</Fact>
              <Fact label={text.document}>{request.tenant_document}</Fact>
              <Fact label={text.phone}>
                <a href={`tel:${request.tenant_phone_number}`}>{request.tenant_phone_number}</a>
              </Fact>
              <Fact label={text.email}>
                <a href={`mailto:${request.tenant_email}`}>{request.tenant_email}</a>
              </Fact>
              <Fact label={text.period}>
                {text.days(formatDay(request.lease_start_date), formatDay(request.lease_end_date))}
              </Fact>
            </Facts>
          </Panel>
          <Panel title={text.place2}>
            <Facts>
              <Fact label={text.unit}>
                {isStaff ? <Link to={`/unidades/${unit.unit_id}`}>{unit.name}</Link> : unit.name}
              </Fact>
              <Fact label={text.project}>
                {isStaff ? <Link to={`/proyectos/${unit.project_id}`}>{unit.project_name}</Link> : unit.project_name}
              </Fact>
              <Fact label={text.owner}>
                {client && isStaff ? (
                  <Link to={`/clientes/${client.client_id}`}>{owner}</Link>
                ) : (
                  (owner ?? text.noOwner)
                )}
              </Fact>
              <Fact label={text.contract}>{request.contract_id}</Fact>
              <Fact label={text.createdBy}>{creatorOf(request)}</Fact>
              <Fact label={text.createdAt}>{formatInstant(request.created_at)}</Fact>
              <Fact label={text.updatedAt}>{formatInstant(request.updated_at)}</Fact>
            </Facts>
          </Panel>
        </div>
      </div>
    </>
  );
}
