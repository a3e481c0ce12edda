import { useState } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import type { Problem } from '../../../contract/rules';
import { ownWorkMoveProblems, stuckProblems, workReportProblems } from '../../../contract/workRules';
import { stuckReasons, type StuckReason } from '../../../contract/workStatus';
import { LinkForm, useStoredInput } from '../linkParts';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoField, useFormPhotos } from '../PhotoField';
import { FormButtons, ReasonField } from '../ReasonForm';

export interface WorkFormProps {
  origin: CommandOrigin;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
  /** The claim of the place; the whole work order if it is missing. */
  claimId?: number;
  onBack: () => void;
}

const now = () => new Date().toISOString();
const messageOf = (problems: readonly Problem[], name: string) => problems.find(({ field }) => field === name)?.message;
const trimmed = (typed: string) => typed.trim() || undefined;

/** The name of the place of a form, if the work order has several. */
function PlaceName({ work: { places }, claimId }: Pick<WorkFormProps, 'work' | 'claimId'>) {
  const place = places.find((each) => each.claim_id === claimId);
  if (!place || places.length < 2) return null;
  return <p>{[place.unit, place.project, place.what].filter(Boolean).join(' · ')}</p>;
}

/** Gives the work order back to the company, with a reason. */
export function RefusalForm({ origin, work, onBack }: WorkFormProps) {
  const [values, type, clear] = useStoredInput(`refuse ${work.id}`, { note: '' });
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const body = { move: 'refuse', note: values.note.trim(), at: now() } as const;
    const [first] = ownWorkMoveProblems(body);
    setProblem(first?.message);
    if (first) return;
    void addCommand(origin, { kind: 'move', body }).then(clear);
    onBack();
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{text.refuseTitle}</h2>
      <ReasonField
        label={text.reason}
        hint={text.reasonHint}
        value={values.note}
        problem={problem}
        onType={(note) => type({ note })}
      />
      <FormButtons send={text.sendRefusal} hasInput={values.note.trim() !== ''} onBack={onBack} />
    </LinkForm>
  );
}

interface ReportFormProps {
  work: OwnWork;
  claimId: number | undefined;
  /** Name under which the input is stored. */
  name: string;
  title: string;
  hint?: string;
  first: { note: string; parts: string };
  send: string;
  onSend: (report: { note?: string; parts?: string }) => Promise<void>;
  onBack: () => void;
}

/** What was done and the parts used. */
function ReportForm({ work, claimId, name, title, hint, first, send, onSend, onBack }: ReportFormProps) {
  const [values, type, clear] = useStoredInput(`${name} ${work.id} ${claimId ?? ''}`.trim(), first);
  const [problems, setProblems] = useState<Problem[]>([]);
  const onSubmit = () => {
    const report = { note: trimmed(values.note), parts: trimmed(values.parts) };
    const found = workReportProblems(report);
    setProblems(found);
    if (found.length > 0) return;
    void onSend(report).then(clear);
    onBack();
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{title}</h2>
      <PlaceName work={work} claimId={claimId} />
      {hint && <p className="ow-note">{hint}</p>}
      <ReasonField
        label={text.note}
        hint={text.noteHint}
        value={values.note}
        problem={messageOf(problems, 'note')}
        onType={(note) => type({ ...values, note })}
      />
      <ReasonField
        label={text.parts}
        hint={text.partsHint}
        value={values.parts}
        problem={messageOf(problems, 'parts')}
        isFirst={false}
        onType={(parts) => type({ ...values, parts })}
      />
      <FormButtons send={send} hasInput={values.note !== first.note || values.parts !== first.parts} onBack={onBack} />
    </LinkForm>
  );
}

/** Reports the work order, or one of its places, as done. */
export function FinishForm({ origin, work, unsent, claimId, onBack }: WorkFormProps) {
  const isHere = (of: number | null | undefined) => claimId === undefined || of === claimId || !of;
  const hasAfter =
    work.photos.some((photo) => photo.kind === 'after' && isHere(photo.claim_id)) ||
    unsent.some(({ command }) => command.kind === 'photos' && command.of === 'after' && isHere(command.claimId));
  return (
    <ReportForm
      work={work}
      claimId={claimId}
      name="finish"
      title={text.finishTitle}
      hint={hasAfter ? undefined : text.noAfterPhoto}
      first={{ note: '', parts: '' }}
      send={text.sendFinish}
      onSend={(report) =>
        addCommand(origin, { kind: 'move', body: { move: 'finish', ...report, claim_id: claimId, at: now() } })
      }
      onBack={onBack}
    />
  );
}

/** Corrects what was reported as done. */
export function CorrectForm({ origin, work, claimId, onBack }: WorkFormProps) {
  const report = work.reports.find((each) => (each.claim_id ?? undefined) === claimId);
  return (
    <ReportForm
      work={work}
      claimId={claimId}
      name="correct"
      title={text.correctTitle}
      first={{ note: report?.note ?? '', parts: report?.parts ?? '' }}
      send={text.saveChange}
      onSend={(changed) => addCommand(origin, { kind: 'correct', body: { ...changed, claim_id: claimId, at: now() } })}
      onBack={onBack}
    />
  );
}

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
            ...left.map(({ claim_id: value, unit, project, what }) => ({
              value,
              label: [unit, project, what].filter(Boolean).join(' · '),
            })),
          ]}
          value={values.claimId}
          onChoose={(chosen) => type({ ...values, claimId: chosen })}
        />
      )}
      <Choice
        legend={text.stuckReason}
        options={stuckReasons.map((value) => ({ value, label: text.stuckReasons[value] }))}
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

/** A message to the company, with photos. */
export function MessageForm({ origin, work, onBack }: WorkFormProps) {
  const [values, type, clear] = useStoredInput(`message ${work.id}`, { text: '' });
  const photos = useFormPhotos(`message ${work.id}`);
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const isEmpty = !values.text.trim() && photos.files.length === 0;
    setProblem(isEmpty ? text.messageMissing : undefined);
    if (isEmpty || photos.isWrong()) return;
    const command = { kind: 'message', text: values.text.trim(), at: now(), files: photos.files } as const;
    void addCommand(origin, command).then(() => {
      clear();
      photos.clear();
    });
    onBack();
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{text.messageTitle}</h2>
      <ReasonField
        label={text.messageLabel}
        hint={text.messageHint}
        value={values.text}
        problem={problem}
        onType={(typed) => type({ text: typed })}
      />
      <PhotoField {...photos} />
      <FormButtons
        send={text.sendMessage}
        isBusy={photos.isPreparing}
        hasInput={values.text.trim() !== '' || photos.files.length > 0}
        onBack={onBack}
      />
    </LinkForm>
  );
}
