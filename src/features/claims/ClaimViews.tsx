import type { ClaimStatus } from '../../contract/claimStatus';
import { useSessionSelector } from '../../session/hooks';
import { useCan } from '../../session/useCan';
import type { TableQuery } from '../../ui/table/tableQuery';
import type { TableControl } from '../../ui/table/useTableQuery';
import { claimsText } from './claimsText';

const { views: words } = claimsText;
const openStatuses = ['pending', 'approved', 'open'] satisfies ClaimStatus[];

const isSame = (one: TableQuery['filters'], other: TableQuery['filters']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** The questions that staff ask of their claims every day, one click each: each is a filter of the address like any other. */
export function ClaimViews({ control }: { control: TableControl }) {
  const isManager = useSessionSelector((root) => root.stored.userType === 'manager');
  const canSeePrice = useCan('claims:seePrice');
  const views: { label: string; filters: TableQuery['filters'] }[] = [
    { label: words.all, filters: {} },
    { label: words.open, filters: { status: openStatuses.join(',') } },
    { label: words.waiting, filters: { waiting: 'true' } },
    ...(isManager ? [{ label: words.mine, filters: { mine: 'true' } }] : []),
    ...(canSeePrice ? [{ label: words.withoutPrice, filters: { has_price: 'false' } }] : []),
  ];
  return (
    <div className="table-views" role="group" aria-label={words.title}>
      {views.map(({ label, filters }) => (
        <button
          key={label}
          type="button"
          className="table-view"
          aria-pressed={isSame(filters, control.query.filters)}
          onClick={() => control.change({ filters })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
