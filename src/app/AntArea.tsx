import 'antd-styles/antd.css';
import { ConfigProvider } from 'antd';
import locale from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { antIcons } from './antIcons';
import { theme } from './theme';

/** Ant Design with its style sheet, our theme and Spanish: around everything behind the login, and around the password pages. */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={locale} {...antIcons}>
      {children}
    </ConfigProvider>
  );
}

// Notices and dialogs that are opened from code get the same theme and language.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
