import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useUpdateUnitMutation, type Unit } from '../../api/units';
import { useCan } from '../../session/useCan';
import { BackLink } from '../../ui/BackLink';
import { formatDay } from '../../ui/dates';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useConfirm } from '../../ui/useConfirm';
import { UnitClaims } from './UnitClaims';
import { ownerName } from './unitColumns';
import { UnitData } from './UnitData';
import { assignPath, unitsPath, unitPath } from './unitPaths';
import { unitsText as text } from './unitsText';
import { toUnitBody, toUnitValues } from './unitValues';
import { useUnitIds } from './useUnitList';

/** One unit: whose it is and who lives there, what is being claimed, then its data. */
export function UnitView({ unit, reload }: { unit: Unit; reload: () => Promise<Unit> }) {
  const [updateUnit, { isLoading }] = useUpdateUnitMutation();
  const { confirm, dialog } = useConfirm();
  const canAskTenant = useCan('leaseRequests:create');
  const { owner_profile: owner, lease_contract: lease } = unit;

  const setActive = (active: boolean) =>
    updateUnit({ id: unit.unit_id, body: { ...toUnitBody(toUnitValues(unit)), active, version: unit.version } })
      .unwrap()
      .then(() => notifyDone(active ? text.activated : text.deactivated), notifyFailed);
  const askDeactivate = () =>
    confirm({
      title: text.deactivateTitle(unit.name),
      children: <p>{text.deactivateHint}</p>,
      okText: text.deactivate,
      isDangerous: true,
      onConfirm: () => setActive(false),
    });

  const askActivate = () =>
    confirm({
      title: text.activateTitle(unit.name),
      children: <p>{text.activateHint}</p>,
      okText: text.activate,
      onConfirm: () => setActive(true),
    });

  return (
    <>
      <PageHeader
        title={unit.name}
        subtitle={
          <>
            {unit.project_name} · {unit.unit_type_name} {!unit.active && <InactiveTag />}
          </>
        }
        back={<BackLink to={unitsPath}>{text.title}</BackLink>}
        actions={
          <>
            <Neighbours id={unit.unit_id} pathOf={unitPath} useIds={useUnitIds} />
            {unit.active ? (
              <>
                <Button danger loading={isLoading} onClick={askDeactivate}>
                  {text.deactivate}
                </Button>
                {!owner && (
                  <LinkButton type="primary" to={`${assignPath}?unidad=${unit.unit_id}`}>
                    {text.assign}
                  </LinkButton>
                )}
              </>
            ) : (
              <Button type="primary" loading={isLoading} onClick={askActivate}>
                {text.activate}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        {!unit.active && <p className="stale-notice">{text.inactiveNotice}</p>}
        <div className="columns">
          <div className="stack">
            <Panel title={text.owner}>
              <RecordLinks
                label={text.owner}
                empty={text.ownerHint}
                links={
                  owner
                    ? [
                        {
                          key: owner.client_id,
                          to: `/clientes/${owner.client_id}`,
                          title: ownerName(unit) ?? owner.username,
                          detail: [owner.username, unit.contract_id && `${text.contract} ${unit.contract_id}`]
                            .filter(Boolean)
                            .join(' · '),
                          end: owner.phone_number && <a href={`tel:${owner.phone_number}`}>{owner.phone_number}</a>,
                        },
                      ]
                    : []
                }
              />
            </Panel>
            <Panel
              title={text.lease}
              action={
                unit.active &&
                unit.contract_id &&
                !lease &&
                canAskTenant && <Link to={`/crear-inquilino?unidad=${unit.unit_id}`}>{text.askTenant}</Link>
              }
            >
              <RecordLinks
                label={text.lease}
                empty={text.noLease}
                links={
                  lease
                    ? [
                        {
                          key: lease.id,
                          to: `/clientes/${lease.tenant.client_id}`,
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
            </Panel>
            <UnitClaims unitId={unit.unit_id} />
          </div>
          <UnitData unit={unit} reload={reload} />
        </div>
      </div>
      {dialog}
    </>
  );
}
