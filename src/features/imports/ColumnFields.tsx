import type { ImportColumns } from '../../api/imports';
import { importColumns, type ImportKind } from '../../contract/importColumns';
import { FieldProblem } from '../../ui/form/FormMessage';
import { Select } from '../../ui/form/Select';
import { columnLetters, twiceChosen, type Fields } from './columnChoice';
import { columnChoiceText as text } from './importsText';

/** The choice that a column is not used. */
const unused = '';

interface ColumnFieldsProps {
  kind: ImportKind;
  columns: ImportColumns['columns'];
  fields: Fields;
  onChange: (fields: Fields) => void;
}

/** The columns of a file with their first values, each with the choice of its field. */
export function ColumnFields({ kind, columns, fields, onChange }: ColumnFieldsProps) {
  const labels: Record<string, string> = importColumns[kind];
  const options = [
    { value: unused, label: text.unusedField },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
  const twice = twiceChosen(fields);
  return (
    <div className="panel import-columns">
      <div className="import-columns-head" aria-hidden>
        <span>{text.columnHead}</span>
        <span>{text.samplesHead}</span>
        <span>{text.fieldHead}</span>
      </div>
      <ul>
        {columns.map(({ index, heading, samples, is_hidden: isHidden }) => {
          const field = fields[index];
          const problem = field && twice.has(field) ? text.fieldTwice(labels[field]!) : undefined;
          return (
            <li key={index} className={field ? undefined : 'is-unused'}>
              <div className="import-column-name">
                <span className="import-column-letters">{columnLetters(index)}</span>
                <strong>{heading || text.noHeading}</strong>
                {isHidden && <span className="status">{text.hiddenColumn}</span>}
              </div>
              <div className="import-column-samples">{samples.join(' · ') || text.noSamples}</div>
              <div>
                <Select<string>
                  aria-label={text.fieldOf(heading || columnLetters(index))}
                  aria-describedby={problem ? `column-${index}` : undefined}
                  status={problem ? 'error' : undefined}
                  value={field ?? unused}
                  options={options}
                  listHeight={320}
                  onChange={(next) => onChange({ ...fields, [index]: next === unused ? undefined : next })}
                />
                <FieldProblem id={`column-${index}`}>{problem}</FieldProblem>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
