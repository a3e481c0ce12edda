import '../parts/claim.css';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { late, LatePart } from '../../../ui/late';
import { useWithdrawClaimNoteMutation, type ClaimNote, useListClaimNotesQuery } from '../../../api/claimNotes';
import { splitByMentions } from '../../../contract/mentions';
import { formatInstant } from '../../../ui/dates';
import { notifyFailed } from '../../../ui/notices';
import { useConfirm } from '../../../ui/useDialog';
import { PhotoGallery } from '../../../ui/photos/PhotoGallery';
import { noteText as text } from './talkText';
import { errorMessage } from '../../../api/envelope';
import { useCan } from '../../../session/useCan';
import { ErrorState } from '../../../ui/states';
import { useFreshRecord } from '../../../session/useFreshSeconds';

const NoteEditor = late(() => import(/* webpackChunkName: "note" */ './NoteEditor'));

/**
 * An internal note of a claim: author, time, text, photos and earlier versions, and for its author the buttons to edit
 * and withdraw it.
 */
export function NoteEntry({ note }: { note: ClaimNote }) {
  const [isEditing, setIsEditing] = useState(false);
  const name = note.created_by?.name || note.created_by?.username || 'Admin';
  return (
    <li className="comment is-note is-internal">
      <p className="comment-head">
        <span>
          <strong>{name}</strong> <span className="note-label">{text.note}</span>
        </span>
        <span>
          <span>{note.earlier.length > 0 && !note.withdrawn_at && `${text.edited} · `}</span>
          <time dateTime={note.created_at}>{formatInstant(note.created_at)}</time>
        </span>
      </p>
      {isEditing ? (
        <LatePart onFailure={() => setIsEditing(false)}>
          <NoteEditor note={note} onClose={() => setIsEditing(false)} />
        </LatePart>
      ) : (
        <p className="comment-text">
          {note.withdrawn_at
            ? text.withdrawn(name)
            : splitByMentions(note.text, note.mentions).map((piece, index) =>
                index % 2 === 1 ? (
                  <span key={index} className="note-mention">
                    {piece}
                  </span>
                ) : (
                  piece
                ),
              )}
        </p>
      )}
      {note.images.length > 0 && <PhotoGallery isSmall images={note.images} alt={text.photo} />}
      {note.earlier.length > 0 && (
        <details>
          <summary>{text.earlier}</summary>
          {note.earlier.map(({ text: earlierText, until }) => (
            <p key={until} className="comment-text">
              <span>{earlierText}</span> <small>{`(${text.until(formatInstant(until))})`}</small>
            </p>
          ))}
        </details>
      )}
      {note.is_own && !isEditing && <NoteActions note={note} onEdit={() => setIsEditing(true)} />}
    </li>
  );
}

function NoteActions({ note, onEdit }: { note: ClaimNote; onEdit: () => void }) {
  const [withdraw] = useWithdrawClaimNoteMutation();
  const { confirm, dialog } = useConfirm();
  return (
    <p className="note-actions">
      <Button type="link" onClick={onEdit}>
        {text.edit}
      </Button>
      <Button
        type="link"
        onClick={() =>
          confirm({
            title: text.withdrawTitle,
            children: <p>{text.withdrawHint}</p>,
            okText: text.withdraw,
            onConfirm: () => withdraw({ id: note.id }).unwrap().catch(notifyFailed),
          })
        }
      >
        {text.withdraw}
      </Button>
      {dialog}
    </p>
  );
}

const none: ClaimNote[] = [];

/** Returns the internal notes of a claim, for staff; other users request none. `failed` renders a load failure. */
export function useNotes(claimId: number): { notes: ClaimNote[]; failed: ReactNode } {
  const canNote = useCan('claims:note');
  const { currentData, error, refetch } = useListClaimNotesQuery(
    { id: claimId },
    { skip: !canNote, refetchOnMountOrArgChange: useFreshRecord() },
  );
  // A different server may have no notes.
  const isFailed = error !== undefined && 'status' in error && error.status !== 404;
  return {
    notes: currentData?.items ?? none,
    failed: isFailed && <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />,
  };
}
