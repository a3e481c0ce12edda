import './FullScreenSpinner.css';
import { uiText } from './text';

/** Covers the screen while the session is checked. Plain CSS, because it is shown before Ant Design is loaded. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner" role="status" aria-label={uiText.loading}>
      <span className="spinner" />
    </div>
  );
}
