import { useGetTermFiguresQuery } from '../../api/terms';
import { Loaded } from '../../ui/Loaded';
import { Panel } from '../../ui/Panel';
import { ShareBar } from '../../ui/ShareBar';
import { uiText } from '../../ui/text';
import { todayText as text } from './todayText';

/** The share of terms met in the last 30 days, of first answers and of ends. */
export function TermShares() {
  const result = useGetTermFiguresQuery({ days: 30 }, { refetchOnMountOrArgChange: true });
  const all = result.data?.rows.find(({ kind }) => kind === 'all');
  const shares = [
    { label: text.answers, figures: all?.answer },
    { label: text.ends, figures: all?.end },
  ].flatMap(({ label, figures }) => {
    const total = figures ? figures.in_time + figures.late : 0;
    return figures && total > 0 ? [{ label, inTime: figures.in_time, total }] : [];
  });
  return (
    <Panel title={text.terms}>
      <Loaded result={result} failed={text.termsFailed} waiting={<p className="card-soft">{uiText.loading}</p>}>
        {() =>
          shares.length === 0 ? (
            <p className="card-soft">{text.noTerms}</p>
          ) : (
            <ul className="today-shares">
              {shares.map(({ label, inTime, total }) => (
                <li key={label}>
                  <span>{label}</span>
                  <strong className="tabular">{text.share(inTime, total)}</strong>
                  <ShareBar label={label} value={inTime} total={total} />
                  <span className="card-soft tabular">{text.inTime(inTime, total)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
