import '../../ui/Panel.css';
import './deliveries.css';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { UndeliveredUnit } from '../../api/deliveries';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { SearchBox } from '../../ui/table/filters/SearchBox';
import { uiText } from '../../ui/text';
import { useConfirm } from '../../ui/useDialog';
import { matchesWords } from '../../ui/words';
import { deliveriesText as text } from './deliveriesText';
import { DeliveryRow } from './DeliveryRow';
import { useDeliveryDays } from './useDeliveryDays';

/** Rows of one page of the grid: more would make typing slow. */
const pageRows = 50;

/** The fields of all units, in pages. The keyboard and a pasted column go on to the next page. */
export function DeliveryGrid({ units }: { units: UndeliveredUnit[] }) {
  const { days, problems, isSaving, type, paste, save, discard } = useDeliveryDays(units);
  const [chosenPage, setPage] = useState(0);
  const [query, setQuery] = useState('');
  // Towers and floors are a part of the names.
  const found = query.trim()
    ? units.filter(({ name, project_name, owner }) => matchesWords([name, project_name, owner].join(' '), query))
    : units;
  /** The unit whose field gets the focus once its page is shown. */
  const [wanted, setWanted] = useState<{ id: number }>();
  const pages = Math.max(1, Math.ceil(found.length / pageRows));
  const page = Math.min(chosenPage, pages - 1);
  const shown = found.slice(page * pageRows, (page + 1) * pageRows);
  const table = useRef<HTMLTableElement>(null);

  const move = (index: number) => {
    const unit = found[index];
    if (!unit) return;
    setPage(Math.floor(index / pageRows));
    setWanted({ id: unit.unit_id });
  };
  useEffect(() => {
    if (!wanted) return;
    const field = table.current?.querySelector<HTMLInputElement>(`#delivery-${wanted.id}`);
    field?.focus();
    field?.select();
  }, [wanted]);

  const onSave = async () => {
    const refused = await save();
    const first = found.findIndex(({ unit_id: id }) => refused.has(id));
    if (first >= 0) move(first);
  };
  // Stable for the rows, which are rendered only when their own day or problem changes.
  const pasteFound = (start: number, column: string) => paste(found, start, column);
  const acts = useRef({ paste: pasteFound, move });
  acts.current = { paste: pasteFound, move };
  const [onPaste] = useState(() => (index: number, column: string) => acts.current.paste(index, column));
  const [onMove] = useState(() => (index: number) => acts.current.move(index));

  const typed = Object.keys(days).length;
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(typed > 0, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.unsentTitle,
      children: <p>{text.unsentHint}</p>,
      okText: text.leave,
      onConfirm: async () => leave(),
    }),
  );
  return (
    <section className="panel delivery-grid" aria-label={text.screen}>
      <div className="delivery-bar">
        <p role="status">{text.status(units.length, typed, Object.keys(problems).length)}</p>
        <div className="record-actions">
          {typed > 0 && (
            <Button disabled={isSaving} onClick={discard}>
              {text.discard}
            </Button>
          )}
          <Button type="primary" loading={isSaving} onClick={() => void onSave()}>
            {uiText.save}
          </Button>
        </div>
      </div>
      <SearchBox
        value={query}
        onSearch={(next) => {
          setQuery(next);
          setPage(0);
        }}
        label={text.search}
      />
      {found.length === 0 && <p role="status">{text.noneFound}</p>}
      <table ref={table} className="deliveries" aria-label={text.screen}>
        <thead>
          <tr>
            <th scope="col">{text.unit}</th>
            <th scope="col">{text.project}</th>
            <th scope="col">{text.owner}</th>
            <th scope="col">{text.day}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((unit, index) => (
            <DeliveryRow
              key={unit.unit_id}
              unit={unit}
              index={page * pageRows + index}
              day={days[unit.unit_id] ?? ''}
              problem={problems[unit.unit_id]}
              onType={type}
              onPaste={onPaste}
              onMove={onMove}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className="delivery-pages" aria-label={text.page(page + 1, pages)}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {text.previous}
          </Button>
          <span>{text.page(page + 1, pages)}</span>
          <Button disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            {text.next}
          </Button>
        </nav>
      )}
      {dialog}
    </section>
  );
}
