import { Link } from 'react-router-dom';
import type { ImportJob } from '../../api/imports';
import { choosing } from './importPaths';
import { importsText as text } from './importsText';

/** Says what of the file is not used, and offers to choose its columns again. */
export function ReadingNote({ job: { reading } }: { job: ImportJob }) {
  // An import from before the columns could be chosen.
  if (!reading) return null;
  const { unused_columns: columns, unused_sheets: sheets, hidden_rows: hiddenRows, heading_row: headingRow } = reading;
  const left = [
    ...(columns.length > 0 ? [text.unusedColumns(columns)] : []),
    ...(sheets.length > 0 ? [text.unusedSheets(sheets)] : []),
    ...(hiddenRows > 0 ? [text.hiddenRowsLeft(hiddenRows)] : []),
    ...(headingRow > 1 ? [text.headingsAt(headingRow)] : []),
  ];
  return (
    <p className={left.length > 0 ? 'import-warning' : 'card-soft'}>
      <span>{left.join(' ') || text.readAll}</span> <Link to={`?${choosing}=1`}>{text.changeColumns}</Link>
    </p>
  );
}
