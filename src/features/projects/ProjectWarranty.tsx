import { useState } from 'react';
import { useListProjectWarrantyQuery } from '../../api/content';
import { serverOffers } from '../../api/otherServer/server';
import type { ProjectDetail } from '../../api/projects';
import { useCan } from '../../session/useCan';
import { formatDay } from '../../ui/dates';
import { Fold } from '../../ui/Fold';
import { LastDays } from '../../ui/LastDays';
import { Loaded } from '../../ui/Loaded';
import { uiText } from '../../ui/text';
import { projectWarrantyText as text } from './projectsText';

/** The warranty terms of a building's common parts, loaded when they are opened. */
export function ProjectWarranty({ project: { id, delivery_date: delivered } }: { project: ProjectDetail }) {
  const [isOpen, setOpen] = useState(false);
  const canRead = useCan('projectClaims:read');
  if (!canRead || !serverOffers('listProjectWarranty')) return null;
  return (
    <Fold
      title={text.title}
      line={delivered ? text.since(formatDay(delivered)) : text.noDelivery}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {delivered && <Terms projectId={id} />}
    </Fold>
  );
}

function Terms({ projectId }: { projectId: number }) {
  const result = useListProjectWarrantyQuery({ id: projectId });
  return (
    <Loaded result={result} failed={text.failed} waiting={<p>{uiText.loading}</p>}>
      {({ items }) =>
        items.length > 0 ? (
          <LastDays
            terms={items.map(({ id, item, place, expires_on: lastDay }) => ({
              key: id,
              what: [item, place].filter(Boolean).join(' · '),
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
