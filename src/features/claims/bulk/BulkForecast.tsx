import type { BulkAction } from '../../../contract/claimBulk';
import { useUser } from '../../../session/useCan';
import { uiText } from '../../../ui/text';
import type { ClaimMode } from '../claimTypes';
import { termText } from '../terms/termText';
import { bulkText } from './bulkText';
import { forecastOf, isMove, useStatusCounts, type StatusCounts } from './forecast';
import type { ListTarget } from '../../../ui/table/list/useListSelection';

interface BulkForecastProps {
  mode: ClaimMode;
  action: BulkAction;
  /** The number of selected claims. */
  count: number;
  /** The number of selected claims per status, if all are visible; otherwise the server counts them. */
  inSight?: StatusCounts;
  target: ListTarget;
}

/**
 * Shows the effect of a bulk change before it starts: how many claims change to which status, and how many do not
 * change.
 */
export function BulkForecast({ mode, action, count, inSight, target }: BulkForecastProps) {
  const { uses_terms: usesTerms } = useUser();
  const serverCounts = useStatusCounts(mode, inSight ? undefined : target);
  const counts = inSight ?? serverCounts.counts;
  if (!counts) return <p role="status">{serverCounts.isUnknown ? bulkText.question(count) : uiText.loading}</p>;
  const forecast = forecastOf(action, counts);
  return (
    <div role="status" className="bulk-forecast">
      <p>
        <strong>{bulkText.can(action, forecast.canCount, forecast.canCount + forecast.cannotCount)}</strong>{' '}
        <span>{isMove(action) && forecast.canCount > 0 && bulkText.goTo(forecast.can)}</span>
      </p>
      {action === 'priority' && usesTerms && <p>{termText.bulkMovesTerms}</p>}
      {forecast.cannotCount > 0 && <p>{bulkText.stay(forecast.cannotCount, forecast.cannot)}</p>}
    </div>
  );
}
