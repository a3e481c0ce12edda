import 'antd-styles/first.css';
import { ConfigProvider } from 'antd';
import locale from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { theme } from './theme';

/** What is made of Ant Design's parts: its style sheet, our theme, Spanish. Everything behind the login, and the pages of passwords. */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={locale}>
      {children}
    </ConfigProvider>
  );
}

// What opens over the page (toasts, dialogs called from code) wears and speaks the same.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
