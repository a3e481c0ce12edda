import { useState } from 'react';
import type { OwnWorkCommand } from '../../../api/ownWork';
import type { Problem } from '../../../contract/rules';
import { ownWorkMoveProblems, stuckProblems } from '../../../contract/workRules';
import { LinkForm } from '../linkParts';
import { changeCommand } from '../outbox/outbox';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { FormButtons, ReasonField } from '../ReasonForm';
import { describe } from './unsentWords';

/** The texts of a command: one, and for finished work the parts. */
interface Texts {
  note: string;
  parts: string;
}

/** Whether a command has texts that can be changed until it is sent. */
export const canChangeTexts = (command: OwnWorkCommand): boolean =>
  ['miss', 'stuck', 'correct', 'message'].includes(command.kind) ||
  (command.kind === 'move' && command.body.move !== 'accept');

function textsIn(command: OwnWorkCommand): Texts {
  if (command.kind === 'miss') return { note: command.note, parts: '' };
  if (command.kind === 'message') return { note: command.text, parts: '' };
  if (command.kind === 'stuck') return { note: command.body.note ?? '', parts: '' };
  if (command.kind !== 'move' && command.kind !== 'correct') return { note: '', parts: '' };
  return { note: command.body.note ?? '', parts: command.body.parts ?? '' };
}

function withTexts(command: OwnWorkCommand, { note: typed, parts: typedParts }: Texts): OwnWorkCommand {
  const [note, parts] = [typed.trim(), typedParts.trim() || undefined];
  if (command.kind === 'miss') return { ...command, note };
  if (command.kind === 'message') return { ...command, text: note };
  if (command.kind === 'stuck') return { ...command, body: { ...command.body, note: note || undefined } };
  if (command.kind === 'correct') return { ...command, body: { ...command.body, note: note || undefined, parts } };
  return command.kind === 'move' ? { ...command, body: { ...command.body, note: note || undefined, parts } } : command;
}

function problemsOf(command: OwnWorkCommand): Problem[] {
  if (command.kind === 'move') return ownWorkMoveProblems(command.body);
  return command.kind === 'stuck' ? stuckProblems(command.body) : [];
}

const hasParts = (command: OwnWorkCommand): boolean =>
  command.kind === 'correct' || (command.kind === 'move' && command.body.move === 'finish');

/** Changes the texts of a command that waits. */
export function ChangeUnsent({ item, onBack }: { item: UnsentCommand; onBack: () => void }) {
  const { id, command } = item;
  const former = textsIn(command);
  const [texts, setTexts] = useState(former);
  const [problems, setProblems] = useState<Problem[]>([]);
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const save = async () => {
    const changed = withTexts(command, texts);
    const found = problemsOf(changed);
    setProblems(found);
    if (found.length > 0) return;
    if (await changeCommand(id, changed)) onBack();
    else setProblems([{ field: 'note', message: text.changeLate }]);
  };
  return (
    <LinkForm onSubmit={() => void save()}>
      <h3>{text.changeOf(describe(item))}</h3>
      <ReasonField
        label={hasParts(command) ? text.note : command.kind === 'message' ? text.messageLabel : text.reason}
        value={texts.note}
        problem={problemOf('note')}
        onType={(note) => setTexts({ ...texts, note })}
      />
      {hasParts(command) && (
        <ReasonField
          label={text.parts}
          value={texts.parts}
          problem={problemOf('parts')}
          isFirst={false}
          onType={(parts) => setTexts({ ...texts, parts })}
        />
      )}
      <FormButtons
        send={text.saveChange}
        hasInput={texts.note !== former.note || texts.parts !== former.parts}
        onBack={onBack}
      />
    </LinkForm>
  );
}
