import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import locale from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { antIcons } from './antIcons';
import { theme } from './theme';

/**
 * Wraps pages in Ant Design's style sheet, our theme and the Spanish locale. Used for all pages behind the login, and
 * for the password pages.
 */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={locale} {...antIcons}>
      {children}
    </ConfigProvider>
  );
}

// Notices and dialogs that are opened from code get the same theme and language.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
