import { ConfigProvider } from 'antd';
import locale from 'antd/locale/es_ES';
import { theme } from './theme';

// What opens over the page (toasts, dialogs called from code) wears the same theme and speaks the same language.
ConfigProvider.config({
  holderRender: (children) => (
    <ConfigProvider theme={theme} locale={locale}>
      {children}
    </ConfigProvider>
  ),
});
