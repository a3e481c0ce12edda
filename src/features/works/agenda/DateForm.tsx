import { useCreateVisitMutation, useSetVisitDateMutation, type Visit } from '../../../api/visits';
import { notifyDone } from '../../../ui/notices';
import { toWindowValues } from '../../../visits/visitValues';
import { WindowsForm } from '../../../visits/WindowsForm';
import type { Undated } from './agendaItems';
import { agendaText as text } from './agendaText';

interface DateFormProps {
  visit?: Visit;
  undated?: Undated;
  /** Initial values; by default those of other visits. */
  startsAt?: string;
  endsAt?: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Day and times of a visit. Without `visit`, it creates the first visit for `undated`. */
export function DateForm({ visit, undated, startsAt, endsAt, onDone, onCancel }: DateFormProps) {
  const [setDate] = useSetVisitDateMutation();
  const [createVisit] = useCreateVisitMutation();
  const dated = visit ?? undated?.visit;
  const isMoved = dated?.status === 'agreed';

  const save = async ([window]: { starts_at: string; ends_at: string }[], reason: string | undefined) => {
    if (!window) return;
    if (dated) await setDate({ id: dated.id, body: { ...window, reason, version: dated.version } }).unwrap();
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
    <>
      <p className="dialog-intro">{text.agreed}</p>
      <WindowsForm
        okText={isMoved ? text.move : text.setDate}
        isDate
        reason={isMoved ? 'needed' : undefined}
        initial={startsAt && endsAt ? [toWindowValues({ starts_at: startsAt, ends_at: endsAt })] : undefined}
        onSubmit={save}
        onCancel={onCancel}
      />
    </>
  );
}
