import { useEffect } from 'react';
import { useCompany } from '../api/settings';
import { uiText } from './text';

/** Sets the document's title: the page's, the portal's and the company's name. */
export function useDocumentTitle(title: string): void {
  const { company } = useCompany();
  useEffect(() => {
    document.title = [title, uiText.appName, company].filter(Boolean).join(' · ');
  }, [title, company]);
}
