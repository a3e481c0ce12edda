import { to } from '../../contract/links';
import { Button } from 'antd';
import { useGetUnitQuery, useUpdateUnitMutation, type Unit } from '../../api/units';
import { PageHeader } from '../../ui/PageHeader';
import { InactiveTag } from '../../ui/Panel';
import { LinkButton } from '../../ui/LinkButton';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Neighbours } from '../../ui/Neighbours';
import { useConfirm } from '../../ui/useDialog';
import { LeasePanel } from './LeasePanel';
import { OwnerPanel } from './OwnerPanel';
import { UnitClaims } from './UnitClaims';
import { UnitData } from './UnitData';
import { UnitWarranty } from './UnitWarranty';
import { unitsText as text } from './unitsText';
import { toUnitBody, toUnitValues } from './unitValues';
import { unitList } from './unitList';
import { BackToRecords, RecordScreen } from '../../ui/RecordScreen';

/** /unidades/{id} */
export function UnitScreen() {
  return (
    <RecordScreen<Unit> kind="units" useRecord={useGetUnitQuery} notFound={text.notFound} failed={text.loadFailed}>
      {(unit, reload) => <UnitPage unit={unit} reload={reload} />}
    </RecordScreen>
  );
}

/** The page of a unit: owner and tenant, its claims, then its data. */
function UnitPage({ unit, reload }: { unit: Unit; reload: () => Promise<Unit> }) {
  const [updateUnit, { isLoading }] = useUpdateUnitMutation();
  const { confirm, dialog } = useConfirm();
  const { owner_profile: owner } = unit;

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
            <span>{`${unit.project_name} · ${unit.unit_type_name} `}</span>
            {!unit.active && <InactiveTag isFeminine />}
          </>
        }
        back={<BackToRecords kind="units" />}
        actions={
          <>
            <Neighbours id={unit.unit_id} list={unitList} />
            {unit.active ? (
              <>
                <Button danger loading={isLoading} onClick={askDeactivate}>
                  {text.deactivate}
                </Button>
                {!owner && (
                  <LinkButton type="primary" to={to('asignar-cliente', { query: { unidad: unit.unit_id } })}>
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
            <OwnerPanel unit={unit} />
            <LeasePanel unit={unit} />
            <UnitClaims unitId={unit.unit_id} />
            <UnitWarranty unit={unit} />
          </div>
          <UnitData unit={unit} reload={reload} />
        </div>
      </div>
      {dialog}
    </>
  );
}
