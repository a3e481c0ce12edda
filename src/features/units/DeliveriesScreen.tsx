import { Link, useSearchParams } from 'react-router-dom';
import { useListUndeliveredUnitsQuery } from '../../api/deliveries';
import { to } from '../../contract/links';
import { Loaded } from '../../ui/Loaded';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { EmptyState } from '../../ui/states';
import { idFilter } from '../../ui/table/query/tableQuery';
import { deliveriesText as text } from './deliveriesText';
import { DeliveryGrid } from './DeliveryGrid';

/** /unidades/sin-entrega: the units without a delivery date, with a field for each; `?proyecto=` those of one project. */
export function DeliveriesScreen() {
  const [params] = useSearchParams();
  const projectId = idFilter(params.get('proyecto') ?? undefined);
  const result = useListUndeliveredUnitsQuery(projectId === undefined ? {} : { projectId });
  return (
    <>
      <PageHeader
        title={text.screen}
        subtitle={text.intro}
        back={<BackLink to={to('unidades')}>{text.back}</BackLink>}
      />
      <Loaded result={result} failed={text.failed}>
        {({ items }) => (
          <div className="stack">
            {projectId !== undefined && (
              <p className="delivery-scope">
                {items[0] && <span>{text.ofProject(items[0].project_name)}</span>}{' '}
                <Link to={to('unidades/sin-entrega')}>{text.allProjects}</Link>
              </p>
            )}
            {items.length > 0 ? <DeliveryGrid units={items} /> : <EmptyState title={text.empty} />}
          </div>
        )}
      </Loaded>
    </>
  );
}
