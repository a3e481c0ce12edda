import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

document.documentElement.lang = 'es';
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Posventa: guía de diseño', colorSecondary: '#a8441f' }),
});
