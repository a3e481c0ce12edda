import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import spanish from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { antIcons } from './antIcons';
import { theme } from './theme';

/**
 * The buttons above a calendar show the month and the year, which must be their names too: Ant Design would name them
 * after what they do.
 */
const locale: typeof spanish = {
  ...spanish,
  ...(spanish.DatePicker && {
    DatePicker: { ...spanish.DatePicker, lang: { ...spanish.DatePicker.lang, monthSelect: '', yearSelect: '' } },
  }),
};

/**
 * Whether the person's system asks for less motion. It is read once: Ant Design would mount the whole page again if it
 * changed.
 */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const shownTheme = isStill ? { ...theme, token: { ...theme.token, motion: false } } : theme;

/**
 * Wraps pages in Ant Design's style sheet, our theme and the Spanish locale. Used for all pages behind the login, and
 * for the password pages.
 */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={shownTheme} locale={locale} {...antIcons}>
      {children}
    </ConfigProvider>
  );
}

// Notices and dialogs that are opened from code get the same theme and language.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
