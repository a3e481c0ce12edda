import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antIcons } from './antIcons';
import { antLocale } from './antLocale';
import { theme } from './theme';

/**
 * Whether the person's system asks for less motion. It is read once: Ant Design would mount the whole page again if it
 * changed.
 */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const shownTheme = isStill ? { ...theme, token: { ...theme.token, motion: false } } : theme;
/** The ring around a pressed button, which Ant Design also draws without motion, and leaves in the page for 5 s. */
const wave = { disabled: isStill };

/**
 * Wraps pages in Ant Design's style sheet, our theme and the Spanish locale. Used for all pages behind the login, and
 * for the password pages.
 */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={shownTheme} wave={wave} locale={antLocale} {...antIcons}>
      {children}
    </ConfigProvider>
  );
}

// Notices and dialogs that are opened from code get the same theme and language.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
