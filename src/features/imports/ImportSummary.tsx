import '../../ui/Panel.css';
import './imports.css';
import type { ImportJob } from '../../api/imports';
import { doneLabels, importsText as text, outcomeLabels } from './importsText';

const outcomes = ['create', 'change', 'skip', 'error'] as const;

/** How many rows do what. */
export function ImportSummary({ job: { summary, status } }: { job: ImportJob }) {
  const labels = status === 'applied' ? doneLabels : outcomeLabels;
  return (
    <dl className="panel import-summary" aria-label={text.summary}>
      {outcomes.map((outcome) => (
        <div key={outcome} className={summary[outcome] === 0 ? 'is-none' : `is-${outcome}`}>
          <dt>{labels[outcome]}</dt>
          <dd className="tabular">{summary[outcome].toLocaleString('es-AR')}</dd>
        </div>
      ))}
    </dl>
  );
}
