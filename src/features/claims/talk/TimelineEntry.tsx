import type { ClaimChange, ClaimComment } from '../../../api/claims';
import type { ClaimNote } from '../../../api/claimNotes';
import type { ClaimWorkEvent } from '../../../api/works';
import { useCan } from '../../../session/useCan';
import { ChangeEntry, isInternal } from './ChangeEntry';
import { CommentEntry } from './CommentEntry';
import { NoteEntry } from './NoteEntry';
import { WorkEventEntry } from './WorkEventEntry';

/** An entry of a claim's conversation or of its history. */
export type Entry = { at: string } & (
  | { kind: 'comment'; comment: ClaimComment; isOpenQuestion: boolean }
  | { kind: 'note'; note: ClaimNote }
  | { kind: 'change'; change: ClaimChange; wasWithdrawn: boolean }
  | { kind: 'work'; event: ClaimWorkEvent }
);

export const entryKey = (entry: Entry): string => {
  switch (entry.kind) {
    case 'comment':
      return `comment-${entry.comment.id}`;
    case 'note':
      return `note-${entry.note.id}`;
    case 'change':
      return `change-${entry.change.id}`;
    case 'work':
      return `work-${entry.event.id}`;
  }
};

/** A message, a note, a change or an event of a work order, as an item of the list. */
export function TimelineEntry({ entry }: { entry: Entry }) {
  const isStaff = useCan('claims:note');
  switch (entry.kind) {
    case 'comment':
      return <CommentEntry comment={entry.comment} isOpenQuestion={entry.isOpenQuestion} />;
    case 'note':
      return <NoteEntry note={entry.note} />;
    case 'change':
      return (
        <li className={isStaff && isInternal(entry.change) ? 'timeline-change is-internal' : 'timeline-change'}>
          <ChangeEntry change={entry.change} wasWithdrawn={entry.wasWithdrawn} />
        </li>
      );
    case 'work':
      return (
        <li className="timeline-change is-internal">
          <WorkEventEntry event={entry.event} />
        </li>
      );
  }
}
