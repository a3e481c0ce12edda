import '../src/app/styles/index.css';
import '../src/app/styles/auth.css';
import '../src/app/styles/shell.css';
import type { Preview } from '@storybook/react-webpack5';
import { inPortal } from './inPortal';

const preview: Preview = {
  decorators: [inPortal],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
  globalTypes: {},
};
export default preview;
