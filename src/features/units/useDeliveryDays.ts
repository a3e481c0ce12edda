import { useRef, useState } from 'react';
import { useSaveDeliveriesMutation, type UndeliveredUnit } from '../../api/deliveries';
import { normalizeDay } from '../../contract/days';
import { limits } from '../../contract/limits';
import { today } from '../../ui/dates';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { notify, toastMs } from '../../ui/notify';
import { deliveriesText as text } from './deliveriesText';
import { pasteColumn, problemOf, withDay, type Days } from './deliveryRows';

/** The days of the grid: typed, pasted, kept as a draft until the server has them, and saved together. */
export function useDeliveryDays(units: UndeliveredUnit[]) {
  const draft = useDraft<{ days: Days }>('deliveries');
  const [days, setDays] = useState<Days>(draft.restored?.days ?? {});
  /** Why the server refused a row, until its text changes. */
  const [refusals, setRefusals] = useState<Days>({});
  const [send, { isLoading: isSaving }] = useSaveDeliveriesMutation();

  const current = useRef(days);
  const change = (next: Days) => {
    current.current = next;
    setDays(next);
    if (Object.keys(next).length > 0) draft.save({ days: next });
    else draft.clear();
  };
  const latest = useRef(change);
  latest.current = change;
  const [type] = useState(() => (id: number, day: string) => {
    latest.current(withDay(current.current, id, day));
    setRefusals((former) => (former[id] === undefined ? former : withDay(former, id, '')));
  });

  const now = today();
  const listed = new Set(units.map(({ unit_id: id }) => id));
  // A unit that meanwhile got its date is no longer listed, and its text has no place.
  const ownDays = Object.fromEntries(Object.entries(days).filter(([id]) => listed.has(Number(id))));
  const problems: Record<string, string> = {};
  for (const [id, day] of Object.entries(ownDays)) {
    const problem = refusals[Number(id)] ?? problemOf(day, now);
    if (problem) problems[id] = problem;
  }

  /** Fills the rows from `start` on with the lines of a column. */
  const paste = (rows: UndeliveredUnit[], start: number, column: string) => {
    const pasted = pasteColumn(current.current, rows, start, column);
    change(pasted.days);
    setRefusals({});
    const title = text.pasted(pasted.count);
    if (pasted.leftOver > 0)
      notify({ type: 'warning', title, description: text.leftOver(pasted.leftOver), durationMs: toastMs.created });
    else notifyDone(title);
  };

  /** Sends every day that is understood; returns the units whose day was not saved. */
  const save = async (): Promise<Set<number>> => {
    const written = Object.entries(ownDays).map(([id, day]) => ({ id: Number(id), day: normalizeDay(day) }));
    const unsaved = new Set(written.flatMap(({ id }) => (problemOf(ownDays[id] ?? '', now) ? [id] : [])));
    const rows = written.filter(({ id }) => !unsaved.has(id)).slice(0, limits.deliveriesAtOnce);
    if (written.length === 0) notify({ type: 'info', title: text.nothing, durationMs: toastMs.created });
    if (rows.length === 0) return unsaved;
    try {
      const body = { unit_ids: rows.map(({ id }) => id), delivery_dates: rows.map(({ day }) => day ?? '') };
      const { saved, refused } = await send({ body }).unwrap();
      change(saved.reduce((left, id) => withDay(left, id, ''), current.current));
      setRefusals(Object.fromEntries(refused.map(({ unit_id: id, message }) => [id, message])));
      refused.forEach(({ unit_id: id }) => unsaved.add(id));
      const title = text.saved(saved.length);
      if (unsaved.size > 0)
        notify({ type: 'warning', title, description: text.notSaved(unsaved.size), durationMs: toastMs.created });
      else notifyDone(title);
    } catch (error) {
      notifyFailed(error);
    }
    return unsaved;
  };
  const discard = () => {
    change({});
    setRefusals({});
  };
  return { days: ownDays as Days, problems, isSaving, type, paste, save, discard };
}
