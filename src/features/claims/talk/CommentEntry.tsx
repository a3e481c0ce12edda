import type { ClaimComment } from '../../../api/claims';
import { formatInstant } from '../../../ui/dates';
import { talkText as text } from './talkText';
import '../terms/terms.css';
import { termText } from '../terms/termText';
import { PhotoGallery } from '../../../ui/photos/PhotoGallery';

interface CommentEntryProps {
  comment: ClaimComment;
  /** Whether it asks the claim's author something that is not answered yet. */
  isOpenQuestion: boolean;
}

/** A message of a claim: author, time, text and photos. */
export function CommentEntry({ comment, isOpenQuestion }: CommentEntryProps) {
  const { images = [] } = comment;
  return (
    <li className={comment.is_staff ? 'comment is-staff' : 'comment'}>
      <p className="comment-head">
        <strong>{comment.created_by?.name || comment.created_by?.username || 'Admin'}</strong>
        <span className="comment-when">
          <time dateTime={comment.created_at}>{formatInstant(comment.created_at)}</time>
          {isOpenQuestion && <span className="asks-tag">{termText.asks}</span>}
        </span>
      </p>
      <p className="comment-text">{comment.text}</p>
      {images.length > 0 && <PhotoGallery isSmall images={images} alt={text.messagePhoto} />}
    </li>
  );
}
