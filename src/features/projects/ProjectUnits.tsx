import { Link } from 'react-router-dom';
import { serverOffers } from '../../api/otherServer/server';
import { useListUnitsQuery } from '../../api/units';
import { to } from '../../contract/links';
import { LatestRecords } from '../../ui/LatestRecords';
import { InactiveTag } from '../../ui/Panel';
import { projectsText as text } from './projectsText';

/** A project's first units, and a link to all of them. */
export function ProjectUnits({ projectId }: { projectId: number }) {
  const result = useListUnitsQuery({ projectId: String(projectId), page: 1, pageSize: 8, sort: 'name' });
  return (
    <LatestRecords
      title={text.unitsTitle}
      result={result}
      allAt={to('unidades', { query: { project_id: projectId } })}
      allLabel={text.allUnits}
      empty={text.noUnits}
      failed={text.unitsFailed}
      toLink={({ unit_id, name, unit_type_name, owner_profile: owner, active }) => ({
        key: unit_id,
        to: to('unidades/:id', { id: unit_id }),
        title: name,
        detail: [unit_type_name, owner ? `${owner.name} ${owner.last_name}`.trim() : text.noOwner].join(' · '),
        end: !active && <InactiveTag isFeminine />,
      })}
    >
      {serverOffers('saveDeliveries') && (
        <p className="form-aside">
          <Link to={to('unidades/sin-entrega', { query: { proyecto: projectId } })}>{text.undelivered}</Link>
        </p>
      )}
    </LatestRecords>
  );
}
