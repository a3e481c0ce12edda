import '../src/app/styles/index.css';
import '../src/app/AuthLayout.css';
import '../src/app/shell/antd.css';
import '../src/app/shell/shell.css';
import '../src/ui/base.css';
import 'antd-styles/antd-dark.css';
import notification from 'antd/es/notification';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import shades from 'antd-styles/accent.json';
import { paintTheme } from '../src/app/colourScheme';
import { companyStyles } from '../src/contract/companyStyles';
import type { AccentShades } from '../src/contract/webSettings';
import { DocsFrame } from './DocsFrame';
import { DocsPage } from './DocsPage';
import { inPortal } from './inPortal';
import { days, networks, roles } from './world';

document.documentElement.lang = 'es';

const size = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});
/** The viewport sizes that the stories support. */
const viewports = {
  phone: size('Teléfono', 360, 740),
  tablet: size('Tableta', 768, 1024),
  laptop: size('Notebook', 1280, 800),
  desk: size('Escritorio', 1440, 900),
  wide: size('Monitor', 1920, 1080),
};

/** Applies the company's colour through the style sheet that the server sends; without one, the portal's own colour. */
function paintCompany(colour: string | undefined): void {
  const id = 'company-colour';
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  sheet.textContent = colour ? companyStyles(colour, shades as AccentShades) : '';
}

/** Applies the theme and the colour chosen in the toolbar. */
const inTheme: Decorator = (Story, { globals }) => {
  paintTheme(globals.theme === 'dark' ? 'dark' : 'light');
  paintCompany(globals.company as string | undefined);
  return <Story />;
};

const itemsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

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
    company: {
      description: 'Color de la empresa',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Ladrillo (el de Posventa)' },
          { value: '#1D4E89', title: 'Azul' },
          { value: '#1F6B3A', title: 'Verde' },
          { value: '#5B2A86', title: 'Violeta' },
          { value: '#2B2B2B', title: 'Grafito' },
          { value: '#F2C230', title: 'Amarillo (texto negro)' },
        ],
      },
    },
    density: {
      description: 'Densidad de las tablas',
      toolbar: {
        icon: 'listunordered',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Filas normales' },
          { value: 'compact', title: 'Filas compactas' },
        ],
      },
    },
    role: {
      description: 'Quién mira',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: Object.entries(roles).map(([value, { title }]) => ({ value, title })),
      },
    },
    network: { description: 'Red', toolbar: { icon: 'lightning', dynamicTitle: true, items: itemsOf(networks) } },
    frame: {
      description: 'Marco',
      toolbar: {
        icon: 'outline',
        dynamicTitle: true,
        items: [
          { value: '', title: 'El marco de la historia' },
          { value: 'portal', title: 'Con cabecera y pie' },
        ],
      },
    },
    day: { description: 'Día', toolbar: { icon: 'calendar', dynamicTitle: true, items: itemsOf(days) } },
  },
  initialGlobals: { theme: 'light', company: '', density: 'normal', role: '', network: '', frame: '', day: '' },
  decorators: [inPortal, inTheme],
  // A notification of the previous story would cover this one.
  beforeEach: () => notification.destroy(),
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    docs: { page: DocsPage, container: DocsFrame },
    actions: { argTypesRegex: '^on[A-Z]' },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'es',
        order: ['Fundamentos', ['Bienvenida', 'Tokens'], 'Piezas', 'Tabla', 'Formularios', 'Pantallas', 'Mails'],
      },
    },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
};
export default preview;
