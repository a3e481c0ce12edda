import { Input } from 'antd';
import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { UndeliveredUnit } from '../../api/deliveries';
import { formatDay } from '../../ui/dates';
import { deliveriesText as text } from './deliveriesText';
import { shownDay } from './deliveryRows';

interface DeliveryRowProps {
  unit: UndeliveredUnit;
  /** Its place in the whole list. */
  index: number;
  day: string;
  problem: string | undefined;
  onType: (id: number, day: string) => void;
  onPaste: (index: number, column: string) => void;
  /** Moves the focus to another row. */
  onMove: (index: number) => void;
}

const stepOf: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** A unit with the field of its delivery date. */
export const DeliveryRow = memo(function DeliveryRow(props: DeliveryRowProps) {
  const { unit, index, day, problem, onType, onPaste, onMove } = props;
  const { unit_id: id, name, project_name: project, owner, owned_since: since } = unit;
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(index + (event.shiftKey ? -step : step));
  };
  const onPasted = (event: ClipboardEvent) => {
    const column = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(column.trim())) return;
    event.preventDefault();
    onPaste(index, column);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={text.project}>{project}</td>
      <td data-label={text.owner}>
        <span>{owner ?? text.noOwner}</span> {since && <small>{text.since(formatDay(since))}</small>}
      </td>
      <td data-label={text.day}>
        <Input
          id={`delivery-${id}`}
          className="delivery-day"
          value={day}
          placeholder={text.placeholder}
          autoComplete="off"
          aria-label={text.dayOf(name, project)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          {...(problem && { status: 'error' as const })}
          onChange={({ target }) => onType(id, target.value)}
          onBlur={() => day !== shownDay(day) && onType(id, shownDay(day))}
          onKeyDown={onKeyDown}
          onPaste={onPasted}
        />
        {problem && (
          <small id={problemId} className="delivery-problem">
            {problem}
          </small>
        )}
      </td>
    </tr>
  );
});
