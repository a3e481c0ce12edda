import { useEffect } from 'react';
import { uiText } from './text';

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${uiText.appName}`;
  }, [title]);
}
