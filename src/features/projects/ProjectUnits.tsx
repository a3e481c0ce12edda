import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/envelope';
import { useListUnitsQuery } from '../../api/units';
import { ErrorState } from '../../ui/ErrorState';
import { InactiveTag, Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { projectsText as text } from './projectsText';

/** A project's first units, and a link to all of them. */
export function ProjectUnits({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useListUnitsQuery({
    projectId: String(projectId),
    page: 1,
    pageSize: 8,
    sort: 'name',
  });
  const total = data?.meta?.total ?? data?.items.length ?? 0;
  return (
    <Panel
      title={text.unitsTitle}
      action={
        total > 0 && <Link to={to('unidades', { query: { project_id: projectId } })}>{text.allUnits(total)}</Link>
      }
    >
      {error ? (
        <ErrorState title={text.unitsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.unitsTitle}
          empty={data ? text.noUnits : uiText.loading}
          links={(data?.items ?? []).map(({ unit_id, name, unit_type_name, owner_profile: owner, active }) => ({
            key: unit_id,
            to: to('unidades/:id', { id: unit_id }),
            title: name,
            detail: [unit_type_name, owner ? `${owner.name} ${owner.last_name}`.trim() : text.noOwner].join(' · '),
            end: !active && <InactiveTag />,
          }))}
        />
      )}
    </Panel>
  );
}
