import { uiText } from '../text';
import { formText } from './formText';

/** Says that a form was filled from its draft, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="draft-notice" role="status">
      {formText.restored}
      <button type="button" className="link-button" onClick={onDiscard}>
        {uiText.discard}
      </button>
    </p>
  );
}
