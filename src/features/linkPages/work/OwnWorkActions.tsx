import { useState, type MouseEvent } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { ownWorkMoveProblems } from '../../../contract/workRules';
import { canArriveAtWork, possibleOwnMoves } from '../../../contract/workStatus';
import type { UnsentCommand } from '../outbox/workStore';
import { addCommand } from '../outbox/outbox';
import { LinkForm, useStoredInput } from '../linkParts';
import { ownWorkText as text } from '../ownWorkText';
import { FormButtons, ReasonField } from '../ReasonForm';

interface OwnWorkActionsProps {
  link: string;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
}

/** The contractor's next actions, at the bottom of the screen. Refusing and finishing ask for a text first. */
export function OwnWorkActions({ link, work, unsent }: OwnWorkActionsProps) {
  const [openForm, setOpenForm] = useState<'refuse' | 'finish'>();
  const moves = possibleOwnMoves(work.status);
  if (moves.length === 0) return null;
  if (openForm) {
    const form = { link, work, unsent, onBack: () => setOpenForm(undefined) };
    return openForm === 'refuse' ? <RefusalForm {...form} /> : <FinishForm {...form} />;
  }
  const canArrive = canArriveAtWork(work.status) && !work.arrived_at;
  const send = (command: Parameters<typeof addCommand>[1]) => void addCommand(link, command);
  return (
    <div className="ow-actions">
      {moves.includes('refuse') && (
        <button type="button" className="ow-button" onClick={() => setOpenForm('refuse')}>
          {text.refuse}
        </button>
      )}
      {moves.includes('accept') && (
        <button
          type="button"
          className="ow-button is-main"
          onClick={() => send({ kind: 'move', body: { move: 'accept', at: new Date().toISOString() } })}
        >
          {text.accept}
        </button>
      )}
      {canArrive && (
        <button
          type="button"
          className="ow-button is-main"
          onClick={onFirstTap(() => send({ kind: 'arrive', at: new Date().toISOString() }))}
        >
          {text.arrive}
        </button>
      )}
      {moves.includes('finish') && (
        <button
          type="button"
          className={canArrive ? 'ow-button' : 'ow-button is-main'}
          onClick={onFirstTap(() => setOpenForm('finish'))}
        >
          {text.finish}
        </button>
      )}
    </div>
  );
}

/** Ignores the second tap of a double tap on the button that this one has just replaced. */
const onFirstTap =
  (act: () => void) =>
  ({ detail: taps }: MouseEvent) => {
    if (taps < 2) act();
  };

interface FormProps extends OwnWorkActionsProps {
  onBack: () => void;
}

function RefusalForm({ link, work, onBack }: FormProps) {
  const [values, type, clear] = useStoredInput(`refuse ${work.id}`, { note: '' });
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const body = { move: 'refuse', note: values.note.trim(), at: new Date().toISOString() } as const;
    const [first] = ownWorkMoveProblems(body);
    setProblem(first?.message);
    if (first) return;
    void addCommand(link, { kind: 'move', body }).then(clear);
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
      <FormButtons send={text.sendRefusal} onBack={onBack} />
    </LinkForm>
  );
}

function FinishForm({ link, work, unsent, onBack }: FormProps) {
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
    void addCommand(link, { kind: 'move', body }).then(clear);
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
      <FormButtons send={text.sendFinish} onBack={onBack} />
    </LinkForm>
  );
}
