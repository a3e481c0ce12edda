import 'antd-styles/first.css';
import { ConfigProvider, type ThemeConfig } from 'antd';
import tokens from 'antd-styles/tokens.json';
import locale from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { theme } from './theme';

/** Ant Design would derive its shades and sizes from the theme before its first component is drawn; the build has done it. */
const derived: ThemeConfig = { ...theme, algorithm: () => tokens };

/** What is made of Ant Design's parts: its style sheet, our theme, Spanish. Everything behind the login, and the pages of passwords. */
export function AntArea({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={derived} locale={locale}>
      {children}
    </ConfigProvider>
  );
}

// What opens over the page (toasts, dialogs called from code) wears and speaks the same.
ConfigProvider.config({ holderRender: (children) => <AntArea>{children}</AntArea> });
