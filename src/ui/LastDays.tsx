import { lastDayWords, leftWords } from '../contract/warrantyWords';
import { today } from './dates';
import { Facts } from './Panel';

interface LastDay {
  key: number;
  what: string;
  lastDay: string;
}

/** Terms with their last days and what is left, soonest first. */
export function LastDays({ terms }: { terms: LastDay[] }) {
  const now = today();
  return (
    <Facts>
      {terms
        .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay))
        .map(({ key, what, lastDay }) => (
          <div key={key}>
            <dt>{what}</dt>
            <dd>
              {lastDay < now
                ? lastDayWords(lastDay, now)
                : `${lastDayWords(lastDay, now)} (${leftWords(lastDay, now)})`}
            </dd>
          </div>
        ))}
    </Facts>
  );
}
