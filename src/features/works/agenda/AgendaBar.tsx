import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import type { Visit } from '../../../api/visits';
import { today } from '../../../ui/dates';
import { clearable, Select } from '../../../ui/form/Select';
import { DayPicker } from '../../../ui/form/DayPicker';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { addDays } from '../../../ui/wallTime';
import { useWorkers } from '../useWorkers';
import { workerKeyOf } from './agendaItems';
import { agendaText as text } from './agendaText';
import { agendaViews, stepOf, type AgendaState } from './useAgendaView';

interface AgendaBarProps {
  agenda: AgendaState;
  visits: Visit[];
  onGo: (change: Partial<AgendaState>) => void;
}

/** The controls of the agenda: days, view and assignees. */
export function AgendaBar({ agenda, visits, onGo }: AgendaBarProps) {
  const { view, day, assignees } = agenda;
  const isPhone = useIsPhone();
  const { options } = useWorkers([]);
  const knownAssignees = options.flatMap((group) => group.options);
  // Assignees of shown visits, even if the contractor is inactive.
  const otherAssignees = visits
    .map((visit) => ({ value: workerKeyOf(visit), label: visit.worker }))
    .filter(({ value }, index, all) => all.findIndex((each) => each.value === value) === index)
    .filter(({ value }) => !knownAssignees.some((each) => each.value === value));
  const step = stepOf(view);
  return (
    <div className="agenda-bar" role="group" aria-label={text.title}>
      <span className="agenda-days">
        <Button onClick={() => onGo({ day: today() })}>{text.today}</Button>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={text.earlier}
          onClick={() => onGo({ day: addDays(day, -step) })}
        />
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={text.later}
          onClick={() => onGo({ day: addDays(day, step) })}
        />
        <label>
          <span className="visually-hidden">{text.day}</span>
          <DayPicker isRequired isImmediate value={day} onChange={(next) => next && onGo({ day: next })} />
        </label>
      </span>
      <Segmented
        aria-label={text.viewsLabel}
        value={view}
        options={agendaViews
          .filter((each) => !isPhone || each !== 'personas')
          .map((value) => ({ value, label: text.views[value] }))}
        onChange={(next) => onGo({ view: next })}
      />
      <Select
        className="agenda-who"
        mode="multiple"
        maxTagCount="responsive"
        aria-label={text.who}
        placeholder={text.who}
        allowClear={clearable}
        optionFilterProp="label"
        value={assignees}
        options={[...knownAssignees, ...otherAssignees]}
        onChange={(next: string[]) => onGo({ assignees: next })}
      />
      {view === 'recorrido' && (
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {text.print}
        </Button>
      )}
    </div>
  );
}
