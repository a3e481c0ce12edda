import { useState } from 'react';
import { useListOwnershipWarrantyQuery } from '../../api/content';
import { serverOffers } from '../../api/otherServer/server';
import type { Unit } from '../../api/units';
import { formatDay } from '../../ui/dates';
import { Fold } from '../../ui/Fold';
import { LastDays } from '../../ui/LastDays';
import { Loaded } from '../../ui/Loaded';
import { uiText } from '../../ui/text';
import { unitWarrantyText as text } from './deliveriesText';

/** The warranty terms of a unit with an owner, loaded when they are opened. */
export function UnitWarranty({ unit: { contract_id: id, delivery_date: delivered } }: { unit: Unit }) {
  const [isOpen, setOpen] = useState(false);
  if (id === null || !serverOffers('listOwnershipWarranty')) return null;
  return (
    <Fold
      title={text.title}
      line={delivered ? text.since(formatDay(delivered)) : text.sinceOwned}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <Terms ownershipId={id} />
    </Fold>
  );
}

function Terms({ ownershipId }: { ownershipId: number }) {
  const result = useListOwnershipWarrantyQuery({ id: ownershipId });
  return (
    <Loaded result={result} failed={text.failed} waiting={<p>{uiText.loading}</p>}>
      {({ items }) =>
        items.length > 0 ? (
          <LastDays
            terms={items.map(({ id, item, category, expires_on: lastDay }) => ({
              key: id,
              what: `${item} · ${category}`,
              lastDay,
            }))}
          />
        ) : (
          <p>{text.empty}</p>
        )
      }
    </Loaded>
  );
}
