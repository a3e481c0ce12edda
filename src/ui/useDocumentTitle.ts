import { useEffect } from 'react';
import { uiText } from './text';

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${uiText.appName}`;
  }, [title]);
}
