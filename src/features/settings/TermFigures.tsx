import { Segmented } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../api/envelope';
import { useGetTermFiguresQuery, type TermFigures as Figures } from '../../api/terms';
import { ErrorState } from '../../ui/states';
import { Panel } from '../../ui/Panel';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { termsText } from './termsText';

const text = termsText.figures;
const periods = [30, 90];
type Row = Figures['rows'][number];

/** "Cómo venimos": terms met and missed in the last days, by priority, and the time taken. */
export function TermFigures() {
  const [days, setDays] = useState(30);
  const { currentData, error, refetch } = useGetTermFiguresQuery({ days }, { refetchOnMountOrArgChange: true });
  return (
    <Panel
      title={text.title}
      action={
        <Segmented
          aria-label={text.period}
          options={periods.map((value) => ({ value, label: text.last(value) }))}
          value={days}
          onChange={setDays}
        />
      }
    >
      {currentData ? (
        <FigureTables rows={currentData.rows} />
      ) : error ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Panel>
  );
}

const isCounted = ({ in_time: inTime, late }: Row['answer']) => inTime + late > 0;

function FigureTables({ rows }: { rows: Row[] }) {
  if (!rows.some(({ answer, end }) => isCounted(answer) || isCounted(end))) return <p>{text.none}</p>;
  return (
    <>
      <div className="term-figure-tables">
        <FigureTable title={text.answers} rows={rows.map(({ kind, answer }) => ({ kind, ...answer }))} />
        <FigureTable title={text.ends} rows={rows.map(({ kind, end }) => ({ kind, ...end }))} />
      </div>
      <p className="field-hint">{text.hint}</p>
    </>
  );
}

function FigureTable({ title, rows }: { title: string; rows: (Pick<Row, 'kind'> & Row['answer'])[] }) {
  return (
    <table className="terms-suggested term-figures">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.claims}</th>
          <th scope="col">{text.inTime}</th>
          <th scope="col">{text.late}</th>
          <th scope="col">{text.median}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, in_time: inTime, late, median_minutes: median }) => (
          <tr key={kind}>
            <th scope="row">{kind === 'all' ? text.all : termsText.kinds[kind]}</th>
            <td data-label={text.inTime}>{text.share(inTime, inTime + late)}</td>
            <td data-label={text.late} className={late > 0 ? 'is-late' : undefined}>
              {late.toLocaleString('es-AR')}
            </td>
            <td data-label={text.median}>{text.hours(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
