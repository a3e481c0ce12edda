import { late } from '../../ui/late';
import { to } from '../../contract/links';
import { Button } from 'antd';
import type { Unit } from '../../api/units';
import { useCan } from '../../session/useCan';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useDialog } from '../../ui/useDialog';
import { phoneAddress } from '../../ui/phone';
import type { UnitDialogProps } from './OwnershipDialogs';
import { ownerName } from './unitColumns';
import { unitsText as text } from './unitsText';

const load = () => import(/* webpackChunkName: "record-dialogs" */ './OwnershipDialogs');
const TransferDialog = late(async () => ({ default: (await load()).TransferDialog }));
const EndOwnershipDialog = late(async () => ({ default: (await load()).EndOwnershipDialog }));

/** The owner of a unit, with buttons to transfer or end the ownership. */
export function OwnerPanel({ unit }: { unit: Unit }) {
  const canEnd = useCan('contracts:end');
  const transfer = useDialog<UnitDialogProps>(TransferDialog);
  const end = useDialog<UnitDialogProps>(EndOwnershipDialog);
  const { owner_profile: owner, owned_since: since } = unit;
  const action = owner && canEnd && (
    <span className="record-actions">
      {unit.active && <Button onClick={() => transfer.open({ unit })}>{text.transfer}</Button>}
      <Button danger onClick={() => end.open({ unit })}>
        {text.endOwnership}
      </Button>
    </span>
  );
  return (
    <Panel title={text.owner} action={action}>
      <RecordLinks
        label={text.owner}
        empty={text.ownerHint}
        links={
          owner
            ? [
                {
                  key: owner.client_id,
                  to: to('clientes/:id', { id: owner.client_id }),
                  title: ownerName(unit) ?? owner.username,
                  detail: [
                    owner.username,
                    unit.contract_id && `${text.contract} ${unit.contract_id}`,
                    since && text.ownedSince(formatDay(since)),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                  end: owner.phone_number && <a href={phoneAddress(owner.phone_number)}>{owner.phone_number}</a>,
                },
              ]
            : []
        }
      />
      {transfer.dialog}
      {end.dialog}
    </Panel>
  );
}
