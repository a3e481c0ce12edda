import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import type { VisitSpan } from '../../../api/linkVisits';
import type { Problem } from '../../../contract/rules';
import { rulesText } from '../../../contract/rulesText';
import { windowsProblems } from '../../../contract/visitRules';
import { spanWords, unusualWords } from '../../../contract/visitWords';
import { today } from '../../../ui/dates';
import { toWindow, toWindowValues, usualWindow, windowRows, type WindowValues } from '../../../visits/visitValues';
import { LinkForm, useStoredInput } from '../linkParts';
import { FormButtons, ReasonField } from '../ReasonForm';
import { linkVisitsText as text } from '../linkVisitsText';

interface LinkWindowsFormProps {
  /** Name under which the input is stored until it is sent. */
  name: string;
  /** Who proposes the windows. */
  side: 'contractor' | 'resident';
  /** The address of the visit, if there are several. */
  place?: string;
  /** The initial window. */
  first?: WindowValues;
  /** Days on which the company's office is closed (YYYY-MM-DD): a window on one of them asks first. */
  closedDays?: readonly string[];
  /** Whether a reason is required, because an agreed date is cancelled. */
  needsReason?: boolean;
  /** Sends the windows. If it rejects, the error is shown and the input stays. */
  onSend: (windows: VisitSpan[], reason?: string) => Promise<unknown>;
  onBack: () => void;
}

/**
 * Up to three windows, each a day and two times, in native inputs: this page does not load Ant Design, and users know
 * their phone's pickers.
 */
export function LinkWindowsForm({
  name,
  side,
  place,
  first,
  closedDays = [],
  needsReason = false,
  onSend,
  onBack,
}: LinkWindowsFormProps) {
  const id = useId();
  const [values, type, clear] = useStoredInput<{ rows: WindowValues[]; reason: string }>(`windows ${name}`, {
    rows: [first ?? usualWindow()],
    reason: '',
  });
  const { rows, reason } = values;
  const [isTyped, setIsTyped] = useState(false);
  const change = (next: typeof values) => {
    setIsTyped(true);
    setAsked(undefined);
    type(next);
  };
  const setRows = (next: WindowValues[]) => change({ ...values, rows: next });
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  /** The unusual times that the user was asked about: sending again confirms them. */
  const [asked, setAsked] = useState<string>();
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.message;
  /** The next free time for a row whose time is taken. */
  const freeAt = (rowIndex: number) => problems.find(({ field }) => field === `windows.${rowIndex}`)?.free;
  const { set, remove, add, isWrong } = windowRows({
    rows,
    onChange: setRows,
    problemOf: (row) => problemOf(`windows.${row}`),
  });
  const marks = (row: number, field: keyof WindowValues) =>
    isWrong(row, field) && ({ 'aria-invalid': true, 'aria-describedby': `${id}-${row}` } as const);

  const takeFree = (rowIndex: number, free: VisitSpan) => {
    set(rowIndex, toWindowValues(free));
    setProblems(problems.filter(({ field }) => field !== `windows.${rowIndex}`));
  };

  const onSubmit = () => {
    const windows = rows.map(toWindow);
    const nextProblems = [
      ...windowsProblems({ windows }),
      ...(needsReason && !reason.trim() ? [{ field: 'reason', message: rulesText.reason }] : []),
    ];
    setProblems(nextProblems);
    if (nextProblems.length > 0) return;
    const unusual = rows.flatMap((row) => unusualWords(row, closedDays) ?? []);
    if (unusual.length > 0 && asked !== unusual.join()) return setAsked(unusual.join());
    setIsBusy(true);
    onSend(windows, needsReason ? reason.trim() : undefined)
      .then(clear)
      .catch((error: unknown) => setProblems(problemsOf(error)))
      .finally(() => setIsBusy(false));
  };

  const hour = (rowIndex: number, which: 'from' | 'to') => (
    <label>
      <span aria-hidden>{text[`${which}Short`]}</span>
      <input
        type="time"
        step={900}
        aria-label={text[which](rowIndex + 1)}
        value={rows[rowIndex]?.[which]}
        {...marks(rowIndex, which)}
        onChange={({ target }) => set(rowIndex, { [which]: target.value })}
      />
    </label>
  );
  return (
    <LinkForm onSubmit={onSubmit}>
      <h3>{text.windowsTitle}</h3>
      {place && <p>{place}</p>}
      <p className="ow-soft">{text.windowsHint[side]}</p>
      {rows.map((row, rowIndex) => (
        <fieldset key={rowIndex} className="ow-window">
          <label>
            <span aria-hidden>{text.dayShort}</span>
            <input
              type="date"
              min={today()}
              aria-label={text.day(rowIndex + 1)}
              value={row.day}
              {...marks(rowIndex, 'day')}
              onChange={({ target }) => set(rowIndex, { day: target.value })}
            />
          </label>
          {hour(rowIndex, 'from')}
          {hour(rowIndex, 'to')}
          {problemOf(`windows.${rowIndex}`) && (
            <span id={`${id}-${rowIndex}`} className="ow-problem" role="alert">
              {problemOf(`windows.${rowIndex}`)}
            </span>
          )}
          <FreeTime free={freeAt(rowIndex)} onUse={(free) => takeFree(rowIndex, free)} />
          {rows.length > 1 && (
            <button
              type="button"
              className="ow-button"
              aria-label={text.less(rowIndex + 1)}
              onClick={() => remove(rowIndex)}
            >
              {text.lessShort}
            </button>
          )}
        </fieldset>
      ))}
      {add && (
        <button type="button" className="ow-button" onClick={add}>
          {text.more}
        </button>
      )}
      {needsReason && (
        <ReasonField
          label={text.reason}
          value={reason}
          problem={problemOf('reason')}
          isFirst={false}
          onType={(typed) => change({ ...values, reason: typed })}
        />
      )}
      {problemOf('windows') && (
        <p className="ow-problem" role="alert">
          {problemOf('windows')}
        </p>
      )}
      {asked && (
        <p className="ow-note" role="alert">
          {text.unusual([...new Set(asked.split(','))].join('; '))}
        </p>
      )}
      <FormButtons send={asked ? text.sendAnyway : text.send} isBusy={isBusy} hasInput={isTyped} onBack={onBack} />
    </LinkForm>
  );
}

/** A button that takes the next free time; nothing if there is none. */
function FreeTime({ free, onUse }: { free: VisitSpan | undefined; onUse: (free: VisitSpan) => void }) {
  if (!free) return null;
  return (
    <button type="button" className="ow-button ow-free" onClick={() => onUse(free)}>
      {text.useFree(spanWords(free))}
    </button>
  );
}

/** Returns the errors of a failed call at the fields of this form, or its message below them. */
function problemsOf(error: unknown): Problem[] {
  const ofFields = fieldErrors(error).filter(({ field }) => /^windows\.\d$|^reason$/.test(field));
  return ofFields.length > 0 ? ofFields : [{ field: 'windows', message: errorMessage(error) }];
}
