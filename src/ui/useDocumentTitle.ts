import { useEffect } from 'react';
import { useCompany } from '../api/settings';
import { useAppSelector } from '../session/hooks';
import { uiText } from './text';
import { claimNewsApi } from '../api/claimNews';
import type { RootState } from '../session/rootReducer';

const selectCounts = claimNewsApi.endpoints.countUnreadClaims.select();

/** The number of claims that the user has not read; 0 until the shell's menu has requested it. */
export function selectUnread(state: RootState): number {
  const { data } = selectCounts(state);
  return data ? data.unit + data.project : 0;
}

/**
 * Sets the document's title: the number of unread claims, and the names of the page, the portal and the company. The
 * icon has a dot if there are unread claims.
 */
export function useDocumentTitle(title: string): void {
  const { company } = useCompany();
  const unread = useAppSelector(selectUnread);
  useEffect(() => {
    const name = [title, uiText.appName, company].filter(Boolean).join(' · ');
    document.title = unread > 0 ? `(${unread.toLocaleString('es-AR')}) ${name}` : name;
  }, [title, company, unread]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const href = unread > 0 ? '/favicon-unread.svg' : '/favicon.svg';
    if (icon && icon.getAttribute('href') !== href) icon.href = href;
  }, [unread]);
}
