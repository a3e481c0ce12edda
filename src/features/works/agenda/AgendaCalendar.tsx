import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import './calendar.css';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useEffect, useMemo, useRef } from 'react';
import { Calendar, dayjsLocalizer, type EventProps, type HeaderProps } from 'react-big-calendar';
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import type { Visit } from '../../../api/visits';
import { instantOf, toWall, wallDay, wallHour } from '../../../ui/wallTime';
import { stateOf, workerKeyOf, type Undated } from './agendaItems';
import { agendaText as text } from './agendaText';
import { getDragged, setDragged } from './UndatedWorks';
import type { AgendaState } from './useAgendaView';

dayjs.locale('es');
const localizer = dayjsLocalizer(dayjs);

interface Entry {
  start: Date;
  end: Date;
  place: string;
  worker: string;
  status: Visit['status'];
  state?: string;
  /** Undefined for an entry that is being dragged from beside the calendar. */
  visit?: Visit;
}
interface Worker {
  key: string;
  name: string;
}
const DragCalendar = withDragAndDrop<Entry, Worker>(Calendar<Entry, Worker>);

const hour = (hours: number) => new Date(2000, 0, 1, hours);
/** The hours of a day that are shown; visits outside them extend the range. */
const [dayStarts, dayEnds] = [8, 18];

interface AgendaCalendarProps {
  visits: Visit[];
  agenda: AgendaState;
  onOpen: (visit: Visit) => void;
  onDay: (day: string) => void;
  /** A visit was dragged to another time; the dialog must confirm it. */
  onMove: (visit: Visit, startsAt: string, endsAt: string) => void;
  /** An entry without a date was dropped at a time. */
  onDrop: (undated: Undated, startsAt: string, endsAt: string) => void;
}

const instant = (date: Date | string): string => {
  const at = new Date(date);
  return instantOf(wallDay(at), wallHour(at));
};

/** Returns the entry that is being dragged from beside the calendar, with the usual duration of a visit. */
function draggedEntry(): Entry {
  const undated = getDragged();
  const start = new Date(0);
  const event = { place: undated?.place ?? '', worker: undated?.worker ?? '', status: 'agreed' } as const;
  return { ...event, start, end: new Date(2 * 3_600_000) };
}

function VisitEntry({ event: { place, worker, state } }: EventProps<Entry>) {
  return (
    <>
      <b>{place}</b>
      <span>{worker}</span>
      {state && <span>{state}</span>}
    </>
  );
}

/**
 * The day's label inside the button that the library renders; its default is a table heading, although the grid is no
 * table.
 */
const DayHeading = ({ label }: HeaderProps) => <span>{label}</span>;

const components = { event: VisitEntry, header: DayHeading };

/** The calendar of a day or a week, or of a day with a column for each assignee. */
export default function AgendaCalendar({ visits, agenda, onOpen, onDay, onMove, onDrop }: AgendaCalendarProps) {
  const entries = useMemo(
    () =>
      visits.map((visit): Entry => {
        const [start, end] = [toWall(visit.starts_at ?? ''), toWall(visit.ends_at ?? '')];
        const { place: where, worker, status } = visit;
        return { visit, start, end, place: where, worker, status, state: stateOf(visit) };
      }),
    [visits],
  );
  const workers = useMemo(
    () =>
      [...new Map(visits.map((visit) => [workerKeyOf(visit), visit.worker]))]
        .map(([key, name]) => ({ key, name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'es')),
    [visits],
  );
  const first = Math.min(dayStarts, ...entries.map(({ start }) => start.getHours()));
  const last = Math.max(dayEnds, ...entries.map(({ end }) => end.getHours() + 1));
  const frame = useRef<HTMLDivElement>(null);
  // Makes the hours scrollable with the keyboard, which the library omits if they contain no visit.
  // oxlint-disable-next-line posventa/no-class-lookup -- the library gives it no other mark
  useEffect(() => frame.current?.getElementsByClassName('rbc-time-content')[0]?.setAttribute('tabindex', '0'));
  return (
    <div ref={frame}>
      <DragCalendar
        className="agenda-calendar"
        localizer={localizer}
        culture="es"
        events={entries}
        date={toWall(instantOf(agenda.day, '12:00'))}
        view={agenda.view === 'semana' ? 'week' : 'day'}
        views={['week', 'day']}
        toolbar={false}
        onNavigate={(date) => onDay(wallDay(date))}
        onView={() => {}}
        min={hour(first)}
        max={last >= 24 ? new Date(2000, 0, 1, 23, 59) : hour(last)}
        // The library uses the browser's time zone.
        getNow={() => toWall(new Date().toISOString())}
        step={30}
        timeslots={2}
        allDayMaxRows={0}
        dayLayoutAlgorithm="no-overlap"
        resources={agenda.view === 'personas' && workers.length > 0 ? workers : undefined}
        resourceAccessor={({ visit }) => visit && workerKeyOf(visit)}
        resourceIdAccessor="key"
        resourceTitleAccessor="name"
        titleAccessor={({ worker, place: where }) => text.visit(worker, where)}
        tooltipAccessor={null}
        formats={{ timeGutterFormat: 'HH:mm', dayFormat: 'ddd D/M', eventTimeRangeFormat: () => '' }}
        components={components}
        eventPropGetter={({ status }) => ({ className: `visit-${status}` })}
        draggableAccessor={({ status }) => status === 'agreed'}
        resizableAccessor={({ status }) => status === 'agreed'}
        onSelectEvent={({ visit }) => visit && onOpen(visit)}
        onKeyPressEvent={({ visit }, event) =>
          (event as unknown as KeyboardEvent).key === 'Enter' && visit && onOpen(visit)
        }
        onEventDrop={({ event: { visit }, start, end }) => visit && onMove(visit, instant(start), instant(end))}
        onEventResize={({ event: { visit }, start, end }) => visit && onMove(visit, instant(start), instant(end))}
        dragFromOutsideItem={draggedEntry}
        onDropFromOutside={({ start, end }) => {
          const undated = getDragged();
          setDragged(undefined);
          if (undated) onDrop(undated, instant(start), instant(end));
        }}
        onDragOver={(event) => event.preventDefault()}
      />
    </div>
  );
}
