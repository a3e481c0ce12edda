import { useState } from 'react';
import type { Problem } from '../../../contract/rules';
import { stuckReasonText } from '../../../contract/workEventText';
import { stuckProblems } from '../../../contract/workRules';
import { stuckReasons, type StuckReason } from '../../../contract/workStatus';
import { capitalized } from '../../../ui/words';
import { LinkForm, useStoredInput } from '../linkParts';
import { addCommand } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoField, useFormPhotos } from '../PhotoField';
import { FormButtons, ReasonField } from '../ReasonForm';
import { placeName } from './places';
import { messageOf, now, trimmed, type WorkFormProps } from './WorkForms';

/** Reports why the work could not be finished; it stays the contractor's. */
export function StuckForm({ origin, work, claimId, onBack }: WorkFormProps) {
  const left = work.places.filter(({ done_at: doneAt }) => !doneAt);
  // The place where the contractor is now.
  const here = left.find(({ arrived_at: arrivedAt }) => arrivedAt)?.claim_id;
  const [values, type, clear] = useStoredInput<{ reason?: StuckReason; note: string; claimId?: number }>(
    `stuck ${work.id}`,
    { note: '', claimId: claimId ?? (work.places.length > 1 ? here : undefined) },
  );
  const photos = useFormPhotos(`stuck ${work.id}`);
  const [problems, setProblems] = useState<Problem[]>([]);
  const { reason, note } = values;
  const onSubmit = () => {
    const report = { reason, note: trimmed(note) };
    const found = stuckProblems(report);
    setProblems(found);
    if (!reason || found.length > 0 || photos.isWrong()) return;
    const body = { ...report, reason, claim_id: values.claimId, at: now() };
    void addCommand(origin, { kind: 'stuck', body, files: photos.files }).then(() => {
      clear();
      photos.clear();
    });
    onBack();
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{text.stuckTitle}</h2>
      <p className="ow-soft">{text.stuckHint}</p>
      {work.places.length > 1 && (
        <Choice
          legend={text.stuckPlace}
          options={[
            { value: undefined, label: text.allPlaces },
            ...left.map((place) => ({ value: place.claim_id, label: placeName(place) })),
          ]}
          value={values.claimId}
          onChoose={(chosen) => type({ ...values, claimId: chosen })}
        />
      )}
      <Choice
        legend={text.stuckReason}
        options={stuckReasons.map((value) => ({ value, label: capitalized(stuckReasonText[value]) }))}
        value={reason}
        problem={messageOf(problems, 'reason')}
        onChoose={(chosen) => type({ ...values, reason: chosen })}
      />
      <ReasonField
        label={(reason && text.stuckNote[reason]) ?? text.stuckDetail}
        value={note}
        problem={messageOf(problems, 'note')}
        isFirst={false}
        onType={(typed) => type({ ...values, note: typed })}
      />
      {reason === 'more_days' && <p className="ow-soft">{text.stuckMoreDays}</p>}
      <PhotoField {...photos} />
      <FormButtons
        send={text.sendStuck}
        isBusy={photos.isPreparing}
        hasInput={reason !== undefined || note.trim() !== '' || photos.files.length > 0}
        onBack={onBack}
      />
    </LinkForm>
  );
}

interface ChoiceProps<Value> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  problem?: string;
  onChoose: (value: Value) => void;
}

/** One of several values, each a line that a finger hits. */
function Choice<Value extends string | number | undefined>({
  legend,
  options,
  value,
  problem,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="ow-choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input
            type="radio"
            name={legend}
            checked={option.value === value}
            aria-invalid={problem !== undefined}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {problem && (
        <span className="ow-problem" role="alert">
          {problem}
        </span>
      )}
    </fieldset>
  );
}
