import './CrashScreen.css';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { uiText } from '../ui/text';
import { appText } from './appText';

/**
 * The router's error screen (section 8), in Spanish, with the technical title in its detail. It uses plain elements
 * only, so that it cannot fail too.
 */
export function CrashScreen() {
  const error = useRouteError() as Error | undefined;
  const location = useLocation();
  const navigate = useNavigate();
  // A chunk that could not be loaded (no network, or a newer version was deployed) requires a reload of the page.
  const isMissingCode = error?.name === 'ChunkLoadError';
  const retry = () =>
    isMissingCode ? window.location.reload() : void navigate(location, { replace: true, state: location.state });
  const isOffline = isMissingCode && !navigator.onLine;
  return (
    <div className="crash" role="alert">
      <h1>{isOffline ? appText.offline : appText.crashed}</h1>
      <p>{isOffline ? appText.offlineHint : appText.crashedHint}</p>
      <p className="crash-actions">
        <button type="button" className="plain-button" onClick={retry}>
          {uiText.retry}
        </button>
        <a href="/">{uiText.goHome}</a>
      </p>
      <details>
        <summary>{appText.crashedDetail}</summary>
        <strong>{appText.technicalTitle}</strong>
        <pre>{String(error?.message ?? error)}</pre>
      </details>
    </div>
  );
}
