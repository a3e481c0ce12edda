import { uiText } from './text';

/** Covers the screen while the session is checked. Plain CSS: it shows before Ant Design has arrived. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner" role="status" aria-label={uiText.loading}>
      <span className="spinner" />
    </div>
  );
}
