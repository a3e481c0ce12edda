import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import type { ClaimStatus } from '../../contract/claimStatus';
import { useSessionSelector } from '../../session/hooks';
import { useCan } from '../../session/useCan';
import type { TableQuery } from '../../ui/table/tableQuery';
import type { TableControl } from '../../ui/table/useTableQuery';
import { claimsText } from './claimsText';
import type { ClaimMode } from './claimTypes';

const { views: words } = claimsText;
const openStatuses = ['pending', 'approved', 'open'] satisfies ClaimStatus[];

const isSame = (one: TableQuery['filters'], other: TableQuery['filters']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** How many claims wait for an answer of staff, whatever the list shows; undefined until that is known. */
function useWaitingCount(mode: ClaimMode): number | undefined {
  const units = useCountUnitClaimsQuery({ by: 'waiting' }, { skip: mode !== 'unit' });
  const projects = useCountProjectClaimsQuery({ by: 'waiting' }, { skip: mode !== 'project' });
  const { data } = mode === 'unit' ? units : projects;
  return data && (data.counts.find(({ value }) => value === 'true')?.count ?? 0);
}

/** The questions that staff ask of their claims every day, one click each: each is a filter of the address like any other. */
export function ClaimViews({ mode, control }: { mode: ClaimMode; control: TableControl }) {
  const waiting = useWaitingCount(mode);
  const isManager = useSessionSelector((root) => root.stored.userType === 'manager');
  const canSeePrice = useCan('claims:seePrice');
  const views: { label: string; filters: TableQuery['filters']; count?: number }[] = [
    { label: words.all, filters: {} },
    { label: words.open, filters: { status: openStatuses.join(',') } },
    { label: words.waiting, filters: { waiting: 'true' }, count: waiting },
    ...(isManager ? [{ label: words.mine, filters: { mine: 'true' } }] : []),
    ...(canSeePrice ? [{ label: words.withoutPrice, filters: { has_price: 'false' } }] : []),
  ];
  return (
    <div className="table-views" role="group" aria-label={words.title}>
      {views.map(({ label, filters, count }) => (
        <button
          key={label}
          type="button"
          className="table-view"
          aria-pressed={isSame(filters, control.query.filters)}
          onClick={() => control.change({ filters })}
        >
          {label}
          {count !== undefined && <span className="view-count tabular">{count.toLocaleString('es-AR')}</span>}
        </button>
      ))}
    </div>
  );
}
