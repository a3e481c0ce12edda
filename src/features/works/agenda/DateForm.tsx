import { Input } from 'antd';
import { useCreateVisitMutation, useSetVisitDateMutation, type Visit } from '../../../api/visits';
import { limits } from '../../../contract/limits';
import { visitReasonProblems, windowProblem } from '../../../contract/visitRules';
import { nextWorkday, today } from '../../../ui/dates';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import { notifyDone } from '../../../ui/notices';
import { toWall, wallDay, wallHour } from '../../../ui/wallTime';
import { toWindow, type WindowValues } from '../../../visits/visitValues';
import type { Undated } from './agendaItems';
import { agendaText as text } from './agendaText';

interface DateValues extends WindowValues {
  reason?: string;
}

interface DateFormProps {
  visit?: Visit;
  undated?: Undated;
  /** Initial values. */
  startsAt?: string;
  endsAt?: string;
  onDone: () => void;
}

/** Day and times of a visit. Without `visit`, it creates the first visit for `undated`. */
export function DateForm({ visit, undated, startsAt, endsAt, onDone }: DateFormProps) {
  const [setDate, setting] = useSetVisitDateMutation();
  const [createVisit, creating] = useCreateVisitMutation();
  const dated = visit ?? undated?.visit;
  const isMoved = dated?.status === 'agreed';
  const start = startsAt ? toWall(startsAt) : undefined;

  const onSubmit = async (values: DateValues) => {
    const window = toWindow(values);
    if (dated)
      await setDate({
        id: dated.id,
        body: { ...window, reason: values.reason?.trim(), version: dated.version },
      }).unwrap();
    else if (undated)
      await createVisit({
        body: {
          work_id: undated.work.id,
          claim_id: undated.claims[0]?.id ?? 0,
          windows: [window],
          is_agreed: true,
        },
      }).unwrap();
    notifyDone(isMoved ? text.moved : text.saved);
    onDone();
  };

  return (
    <RecordForm<DateValues>
      name="visit-date"
      initial={{
        day: start ? wallDay(start) : nextWorkday(),
        from: start && wallHour(start),
        to: endsAt ? wallHour(toWall(endsAt)) : undefined,
      }}
      judge={(values) => {
        const message = windowProblem(toWindow(values));
        return [
          ...(message ? [{ field: values.day ? 'from' : 'day', message }] : []),
          ...(isMoved ? visitReasonProblems(values) : []),
        ];
      }}
      maxima={{ reason: limits.rejectReasonMax }}
      isBusy={setting.isLoading || creating.isLoading}
      submitText={isMoved ? text.move : text.setDate}
      onSubmit={onSubmit}
      message={<p className="form-aside">{text.agreed}</p>}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('day')} label={text.day} isWide>
            <DayPicker min={today()} />
          </Field>
          <Field {...field('from')} label={text.from}>
            <Input type="time" step={900} />
          </Field>
          <Field {...field('to')} label={text.to}>
            <Input type="time" step={900} />
          </Field>
          {isMoved && (
            <Field {...field('reason')} label={text.reason} hint={text.reasonHint} isWide>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </Field>
          )}
        </div>
      )}
    </RecordForm>
  );
}
