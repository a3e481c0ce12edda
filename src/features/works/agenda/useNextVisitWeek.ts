import { useEffect, useState } from 'react';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { today } from '../../../ui/dates';
import { addDays, instantOf, toWall, wallDay } from '../../../ui/wallTime';
import { rangeOf, type AgendaState } from './useAgendaView';

/** How far the next visit is looked for, in days. */
const ahead = 60;

/**
 * Opens the agenda at the week of the next visit, if the rest of this week has none. Only when the agenda is opened without a
 * day: "Hoy" shows today.
 */
export function useNextVisitWeek(
  agenda: AgendaState,
  visits: Visit[] | undefined,
  onGo: (change: Partial<AgendaState>) => void,
): void {
  const [isOpening, setIsOpening] = useState(() => agenda.view === 'semana' && agenda.day === today());
  const { to } = rangeOf(agenda);
  const isRestEmpty = visits && !visits.some(({ ends_at: end }) => end && Date.parse(end) > Date.now());
  const { data } = useListVisitsQuery(
    { from: to, to: instantOf(addDays(agenda.day, ahead), '00:00'), status: 'agreed' },
    { skip: !isOpening || !isRestEmpty },
  );
  const start = data?.items
    .map(({ starts_at: at }) => at)
    .filter((at) => at !== null)
    .sort()[0];
  useEffect(() => {
    if (!isOpening || !visits) return;
    if (!isRestEmpty) setIsOpening(false);
    else if (data) {
      setIsOpening(false);
      if (start) onGo({ day: wallDay(toWall(start)) });
    }
  }, [isOpening, visits, isRestEmpty, data, start, onGo]);
}
