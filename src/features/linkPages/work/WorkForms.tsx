import { useState } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { ownWorkMoveProblems } from '../../../contract/workRules';
import { LinkForm, useStoredInput } from '../linkParts';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { FormButtons, ReasonField } from '../ReasonForm';

export interface WorkFormProps {
  origin: CommandOrigin;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
  onBack: () => void;
}

/** Gives the work order back to the company, with a reason. */
export function RefusalForm({ origin, work, onBack }: WorkFormProps) {
  const [values, type, clear] = useStoredInput(`refuse ${work.id}`, { note: '' });
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const body = { move: 'refuse', note: values.note.trim(), at: new Date().toISOString() } as const;
    const [first] = ownWorkMoveProblems(body);
    setProblem(first?.message);
    if (first) return;
    void addCommand(origin, { kind: 'move', body }).then(clear);
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

/** Reports the work order as done. */
export function FinishForm({ origin, work, unsent, onBack }: WorkFormProps) {
  const [values, type, clear] = useStoredInput(`finish ${work.id}`, { note: '', parts: '' });
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const hasAfter =
    work.photos.some(({ kind }) => kind === 'after') ||
    unsent.some(({ command }) => command.kind === 'photos' && command.of === 'after');
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.message;
  const onSubmit = () => {
    const details = { note: values.note.trim() || undefined, parts: values.parts.trim() || undefined };
    const body = { move: 'finish', ...details, at: new Date().toISOString() } as const;
    const nextProblems = ownWorkMoveProblems(body);
    setProblems(nextProblems);
    if (nextProblems.length > 0) return;
    void addCommand(origin, { kind: 'move', body }).then(clear);
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{text.finishTitle}</h2>
      {!hasAfter && <p className="ow-note">{text.noAfterPhoto}</p>}
      <ReasonField
        label={text.note}
        hint={text.noteHint}
        value={values.note}
        problem={problemOf('note')}
        onType={(note) => type({ ...values, note })}
      />
      <ReasonField
        label={text.parts}
        hint={text.partsHint}
        value={values.parts}
        problem={problemOf('parts')}
        isFirst={false}
        onType={(parts) => type({ ...values, parts })}
      />
      <FormButtons
        send={text.sendFinish}
        hasInput={values.note.trim() !== '' || values.parts.trim() !== ''}
        onBack={onBack}
      />
    </LinkForm>
  );
}
