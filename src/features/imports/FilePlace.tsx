import type { ImportColumns } from '../../api/imports';
import { FieldProblem } from '../../ui/form/FormMessage';
import { Select } from '../../ui/form/Select';
import { columnChoiceText as text } from './importsText';

/** The sheet and the row of the headings to read; by default what the server finds. */
export interface Place {
  sheet?: string;
  headingRow?: number;
}

/** Rows among which the headings are offered. */
const offeredRows = 20;

interface FilePlaceProps {
  data: ImportColumns;
  isReading: boolean;
  problem: string | undefined;
  onPlace: (place: Place) => void;
}

/** Where in the file the table is: its sheet, if there are several, and the row of its headings. */
export function FilePlace({ data, isReading, problem, onPlace }: FilePlaceProps) {
  const rows = Array.from({ length: Math.max(offeredRows, data.heading_row) }, (_, index) => index + 1);
  return (
    <div className="import-place">
      {data.sheets.length > 1 && (
        <label className="import-place-field">
          <span>{text.sheet}</span>
          <Select<string>
            aria-label={text.sheet}
            value={data.sheet}
            loading={isReading}
            options={data.sheets.map((name) => ({ value: name, label: name }))}
            onChange={(sheet) => onPlace({ sheet })}
          />
        </label>
      )}
      <label className="import-place-field">
        <span>{text.headingRow}</span>
        <Select<number>
          aria-label={text.headingRow}
          value={data.heading_row}
          loading={isReading}
          options={rows.map((row) => ({ value: row, label: String(row) }))}
          onChange={(headingRow) => onPlace({ sheet: data.sheet || undefined, headingRow })}
        />
      </label>
      {data.hidden_sheets.length > 0 && <p className="card-soft">{text.hiddenSheets(data.hidden_sheets)}</p>}
      <FieldProblem>{problem}</FieldProblem>
    </div>
  );
}
