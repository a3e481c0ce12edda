import '../src/app/styles/index.css';
import '../src/app/AuthLayout.css';
import '../src/app/shell/antd.css';
import '../src/app/shell/shell.css';
import '../src/ui/base.css';
import 'antd-styles/antd-dark.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { paintTheme } from '../src/app/colourScheme';
import { inPortal } from './inPortal';

const size = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});
/** The widths that the portal is looked at. */
const viewports = {
  phone: size('Teléfono', 360, 740),
  tablet: size('Tableta', 768, 1024),
  laptop: size('Notebook', 1280, 800),
  desk: size('Escritorio', 1440, 900),
  wide: size('Monitor', 1920, 1080),
};

/** The theme that the toolbar chooses. */
const inTheme: Decorator = (Story, { globals }) => {
  paintTheme(globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Apariencia',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [inPortal, inTheme],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
};
export default preview;
