import { uiText } from '../text';
import { RowWay } from './RowButton';
import type { RowLink } from './rowLink';

/** "Ver": the sign that leads to a row's page. */
export function ViewAction<Row>({ row, link }: { row: Row; link: RowLink<Row> }) {
  const to = link.to(row);
  return to !== undefined && <RowWay sign="view" href={to} title={uiText.view} aria-label={link.label(row)} />;
}
