import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { useGetLeaseRequestQuery, type LeaseRequestDetail } from '../../api/leases';
import { useCan } from '../../session/useCan';
import { PageHeader } from '../../ui/PageHeader';
import { formatDay, formatInstant } from '../../ui/dates';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { Neighbours } from '../../ui/Neighbours';
import { LeaseDecision } from './LeaseDecision';
import { LeaseProgress } from './LeaseProgress';
import { LeaseWithdrawal } from './LeaseWithdrawal';
import { leasesText as text } from './leasesText';
import { leaseList } from './leaseList';

function creatorOf({ created_by_client_id, created_by_manager_id }: LeaseRequestDetail): string {
  if (created_by_client_id !== null) return text.creator.client;
  return created_by_manager_id !== null ? text.creator.manager : text.creator.admin;
}
import { BackToRecords, RecordScreen } from '../../ui/RecordScreen';
import { phoneAddress } from '../../ui/phone';

/** /lease-request/{id} */
export function LeaseScreen() {
  return (
    <RecordScreen<LeaseRequestDetail>
      kind="leases"
      useRecord={useGetLeaseRequestQuery}
      notFound={text.notFound}
      failed={text.loadFailed}
    >
      {(request) => <LeasePage request={request} />}
    </RecordScreen>
  );
}

/** The page of a lease request: progress and decision first, then tenant, unit and dates. */
function LeasePage({ request }: { request: LeaseRequestDetail }) {
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
        back={<BackToRecords kind="leases" />}
        actions={
          <>
            <Neighbours id={request.id} list={leaseList} />
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
                <a href={phoneAddress(request.tenant_phone_number)}>{request.tenant_phone_number}</a>
              </Fact>
              <Fact label={text.email}>
                <a href={`mailto:${request.tenant_email}`}>{request.tenant_email}</a>
              </Fact>
              <Fact label={text.period}>
                {text.days(formatDay(request.lease_start_date), formatDay(request.lease_end_date))}
              </Fact>
            </Facts>
          </Panel>
          <Panel title={text.unitAndOwner}>
            <Facts>
              <Fact label={text.unit}>
                {isStaff ? <Link to={to('unidades/:id', { id: unit.unit_id })}>{unit.name}</Link> : unit.name}
              </Fact>
              <Fact label={text.project}>
                {isStaff ? (
                  <Link to={to('proyectos/:id', { id: unit.project_id })}>{unit.project_name}</Link>
                ) : (
                  unit.project_name
                )}
              </Fact>
              <Fact label={text.owner}>
                {client && isStaff ? (
                  <Link to={to('clientes/:id', { id: client.client_id })}>{owner}</Link>
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
