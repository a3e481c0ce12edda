import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { uiText } from '../ui/text';
import { appText } from './appText';

/** The routing layer's error screen (section 8), in Spanish; the technical title stands in its detail. Plain elements: it must not fail too. */
export function CrashScreen({ error, resetErrorBoundary }: FallbackProps) {
  const { pathname } = useLocation();
  // Leaving the page that failed is a way out of it.
  useEffect(() => () => resetErrorBoundary(), [pathname, resetErrorBoundary]);
  // A chunk that didn't arrive (no network, or a newer version was deployed) only comes with a new page.
  const isMissingCode = (error as Error)?.name === 'ChunkLoadError';
  const retry = isMissingCode ? () => window.location.reload() : resetErrorBoundary;
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
        <pre>{String((error as Error)?.message ?? error)}</pre>
      </details>
    </div>
  );
}
