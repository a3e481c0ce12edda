import './MessageForm.css';
import { Segmented } from 'antd';
import { useState } from 'react';
import { late, LatePart } from '../../../ui/late';
import type { ReplyFacts } from '../../../contract/replyText';
import { useCan } from '../../../session/useCan';
import { uiText } from '../../../ui/text';
import { MessageForm } from './MessageForm';
import { noteText as text } from './talkText';

const NoteForm = late(() => import(/* webpackChunkName: "note" */ './NoteForm'));

const kinds = [
  { value: 'message', label: text.message },
  { value: 'note', label: text.note },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface ComposerProps {
  claimId: number;
  facts: ReplyFacts;
  /** Whether the claim has not ended: staff may ask its author a question. */
  isOpen: boolean;
}

/**
 * The editor for a message or, among staff, an internal note. Each is a separate form with its own draft, so that the
 * text of a note cannot be sent as a message.
 */
export function Composer({ claimId, facts, isOpen }: ComposerProps) {
  const canNote = useCan('claims:note');
  const canReply = useCan('replies:use');
  const [kind, setKind] = useState<Kind>('message');
  if (!canNote) return <MessageForm claimId={claimId} />;
  return (
    <div className="composer-kinds">
      <Segmented<Kind> aria-label={text.kinds} options={[...kinds]} value={kind} onChange={setKind} />
      {kind === 'message' ? (
        <MessageForm claimId={claimId} facts={canReply ? facts : undefined} canAsk={isOpen} />
      ) : (
        <LatePart fallback={<p className="card-soft">{uiText.loading}</p>}>
          <NoteForm claimId={claimId} />
        </LatePart>
      )}
    </div>
  );
}
