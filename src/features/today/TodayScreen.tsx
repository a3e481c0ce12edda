import './today.css';
import { dayWords } from '../../contract/visitWords';
import { useUser } from '../../session/useCan';
import { today } from '../../ui/dates';
import { PageHeader } from '../../ui/PageHeader';
import { useNow } from '../../ui/timing';
import { instantOf } from '../../ui/wallTime';
import { Decisions } from './Decisions';
import { TermShares } from './TermShares';
import { TodayClaims } from './TodayClaims';
import { todayText as text } from './todayText';
import { TodayVisits } from './TodayVisits';

/** /hoy: what awaits staff today, each figure a link to its list (an addition to section 2). */
export function TodayScreen() {
  const { uses_terms: usesTerms } = useUser();
  // The page stays open overnight: it is rendered again when the minute changes.
  useNow();
  const day = today();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.day(dayWords(instantOf(day, '12:00')))} />
      <div className="today">
        <TodayClaims mode="unit" />
        <TodayClaims mode="project" />
        <div className="today-side">
          <TodayVisits day={day} />
          <Decisions />
          {usesTerms && <TermShares />}
        </div>
      </div>
    </>
  );
}
