import { Checkbox } from 'antd';
import { useSetTenantWarrantyMutation, type OwnWarranty } from '../../api/ownWarranty';
import { formatDay } from '../../ui/dates';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { warrantyText as text } from './warrantyText';

/** Since when the terms of each unit run, and whether its tenant sees them. */
export function OwnUnits({ units }: { units: OwnWarranty[] }) {
  return (
    <Panel title={text.units}>
      <ul className="own-terms" aria-label={text.units}>
        {units.map((unit) => (
          <OwnUnit key={unit.contract_id} unit={unit} />
        ))}
      </ul>
    </Panel>
  );
}

function OwnUnit({ unit: { contract_id: id, unit, project, ...of } }: { unit: OwnWarranty }) {
  const [setTenant, { isLoading }] = useSetTenantWarrantyMutation();
  const day = formatDay(of.starts_on);
  const change = (isSeen: boolean) =>
    setTenant({ id, body: { tenant_sees: isSeen } })
      .unwrap()
      .then(() => notifyDone(isSeen ? text.tenantOn : text.tenantOff), notifyFailed);
  return (
    <li className="own-unit">
      <div className="own-term-what">
        <strong>{`${unit} · ${project}`}</strong>
        <small>{of.is_delivery_known ? text.since(day) : text.sinceOwned(day)}</small>
      </div>
      {of.is_owner && (
        <div className="own-unit-tenant">
          <Checkbox
            checked={of.tenant_sees === true}
            aria-label={text.tenantSeesOf(unit)}
            onChange={({ target }) => !isLoading && void change(target.checked)}
          >
            {text.tenantSees}
          </Checkbox>
          <small>{text.tenantHint}</small>
        </div>
      )}
    </li>
  );
}
