import { useState } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import type { Problem } from '../../../contract/rules';
import { ownWorkMoveProblems, workReportProblems } from '../../../contract/workRules';
import { LinkForm, useStoredInput } from '../linkParts';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { FormButtons, ReasonField } from '../ReasonForm';
import { placeName } from './places';

/** The form that is open on the contractor's page; one at a time. `claimId` is the place, missing for the whole work. */
export type OpenForm = { kind: 'refuse' | 'message' } | { kind: 'finish' | 'stuck' | 'correct'; claimId?: number };

export interface WorkFormProps {
  origin: CommandOrigin;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
  /** The claim of the place; the whole work order if it is missing. */
  claimId?: number;
  onBack: () => void;
}

/** The present instant, by the phone's clock. */
export const now = () => new Date().toISOString();
/** Returns the message of a field. */
export const messageOf = (problems: readonly Problem[], name: string) =>
  problems.find(({ field }) => field === name)?.message;
/** Returns a text without surrounding spaces; undefined if it is empty. */
export const trimmed = (typed: string) => typed.trim() || undefined;

/** The name of the place of a form, if the work order has several. */
function PlaceName({ work: { places }, claimId }: Pick<WorkFormProps, 'work' | 'claimId'>) {
  const place = places.find((each) => each.claim_id === claimId);
  if (!place || places.length < 2) return null;
  return <p>{placeName(place)}</p>;
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
