import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../../contract/days';
import { today } from '../../../ui/dates';
import { addDays, instantOf, mondayOf } from '../../../ui/wallTime';

export const agendaViews = ['semana', 'dia', 'personas', 'recorrido'] as const;
type AgendaView = (typeof agendaViews)[number];

export interface AgendaState {
  view: AgendaView;
  /** `YYYY-MM-DD` */
  day: string;
  /** The keys of the shown assignees: `c4` for a contractor, `s2` for a staff user; all if empty. */
  assignees: string[];
}

/** Returns the agenda's state from its address: `?vista=dia&dia=2026-11-24&quien=c4,s2`. */
export function useAgendaView(): [AgendaState, (change: Partial<AgendaState>) => void] {
  const [params, setParams] = useSearchParams();
  const day = params.get('dia') ?? '';
  const agenda: AgendaState = {
    view: agendaViews.find((view) => view === params.get('vista')) ?? 'semana',
    day: isDay(day) ? day : today(),
    assignees: (params.get('quien') ?? '').split(',').filter(Boolean),
  };
  const setAgenda = (change: Partial<AgendaState>) => {
    const { view, day: nextDay, assignees } = { ...agenda, ...change };
    setParams(
      {
        ...(view !== 'semana' && { vista: view }),
        ...(nextDay !== today() && { dia: nextDay }),
        ...(assignees.length > 0 && { quien: assignees.join(',') }),
      },
      { replace: true },
    );
  };
  return [agenda, setAgenda];
}

/** Returns the days that a view shows, first and last, and the same range as instants with an exclusive end. */
export function rangeOf({ view, day }: AgendaState) {
  const first = view === 'semana' ? mondayOf(day) : day;
  const last = view === 'semana' ? addDays(first, 6) : day;
  return { first, last, from: instantOf(first, '00:00'), to: instantOf(addDays(last, 1), '00:00') };
}

/** Returns the number of days that "Siguiente" moves. */
export const stepOf = (view: AgendaView): number => (view === 'semana' ? 7 : 1);
