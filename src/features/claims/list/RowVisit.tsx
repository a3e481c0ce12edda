import '../news/news.css';
import type { NextVisit } from '../../../contract/claimReading';
import { areWindowsGone, awaitsResident, isVisitOver } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';
import { useNow } from '../../../ui/timing';
import { claimsText as text } from '../claimsText';

/** For a resident: that the next visit to a claim waits for the choice of a window, or its date. */
export function RowVisit({ visit }: { visit: NextVisit }) {
  const now = useNow();
  if (areWindowsGone(visit, now)) return <span className="row-visit is-asked">{text.proposeWindows}</span>;
  if (awaitsResident(visit)) return <span className="row-visit is-asked">{text.chooseWindow}</span>;
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end || isVisitOver(visit, now)) return null;
  return <span className="row-visit">{text.visitOn(spanWords({ starts_at: start, ends_at: end }))}</span>;
}
