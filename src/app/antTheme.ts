/**
 * Ant Design's light and dark theme, from the design tokens. Only the build reads them (`tools/antdStyles`): at run time
 * the page swaps its style sheets, and no component notices.
 */
import { theme as antTheme, type ThemeConfig } from 'antd';
import { darkColours, fontFamily, lightColours, radius, space, text } from '../contract/designTokens';
import { theme } from './theme';

/** The colours that both themes set, by their roles. */
const colourTokens = (colours: typeof lightColours): ThemeConfig['token'] => ({
  colorPrimary: colours.brick,
  colorPrimaryHover: colours['brick-dark'],
  colorInfo: colours.brick,
  colorLink: colours.brick,
  colorLinkHover: colours['brick-dark'],
  colorError: colours.danger,
  colorSuccess: colours.ok,
  colorText: colours.ink,
  colorTextSecondary: colours['ink-soft'],
  colorTextDescription: colours['ink-soft'],
  colorBgLayout: colours.paper,
  colorBgContainer: colours.surface,
  colorBorder: colours['field-line'],
  colorBorderSecondary: colours.line,
});

/** The colours of tables and calendars. */
const componentColours = (colours: typeof lightColours, selected: string): ThemeConfig['components'] => ({
  // The days of the months before and after can be chosen, so they must be readable; days that cannot have a ground.
  DatePicker: { colorTextDisabled: colours['ink-soft'] },
  Segmented: { trackBg: colours.line, itemSelectedBg: colours.surface, itemColor: colours.ink },
  Table: {
    headerBg: colours['table-head'],
    headerBorderRadius: 0,
    rowHoverBg: colours['row-hover'],
    rowSelectedBg: selected,
    rowSelectedHoverBg: selected,
  },
});

/** Dark enough for white text beside a photo, whatever the page below is. */
const photo = { colorBgMask: 'rgba(0, 0, 0, 0.75)', previewOperationColor: 'rgba(255, 255, 255, 0.85)' };

export const lightTheme: ThemeConfig = {
  ...theme,
  token: {
    ...colourTokens(lightColours),
    // White text on the lighter shade that Ant Design derives would have a contrast below 4.5:1.
    colorPrimaryActive: '#6E2B14',
    colorTextPlaceholder: '#766C63',
    // The same for fields of every size.
    borderRadius: radius.m,
    borderRadiusSM: radius.m,
    borderRadiusLG: radius.m,
    borderRadiusXS: radius.s,
    fontSize: text.m.size,
    fontFamily,
    fontWeightStrong: 600,
    boxShadowTertiary: 'none',
    paddingMD: space.l,
    marginMD: space.l,
  },
  components: {
    ...componentColours(lightColours, '#E8E0DA'),
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 400,
      paddingInline: space.l,
      paddingInlineSM: space.s,
      paddingInlineLG: space.l,
    },
    Input: { paddingInline: space.m, paddingBlock: space.xs, paddingInlineLG: space.m, paddingBlockLG: space.s },
    // As the browser's own checkboxes of tables; with the fields' radius they would look like radio buttons.
    Checkbox: { borderRadiusSM: radius.s },
    Image: photo,
  },
};

/**
 * Returns the colours unchanged: Ant Design's dark algorithm would darken them, but they are already made for a dark
 * page.
 */
const keepColours: typeof antTheme.darkAlgorithm = (seed, map = antTheme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorPrimaryText: seed.colorPrimary,
  colorLink: seed.colorLink,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
});

export const darkTheme: ThemeConfig = {
  ...lightTheme,
  algorithm: [antTheme.darkAlgorithm, keepColours],
  token: {
    ...lightTheme.token,
    ...colourTokens(darkColours),
    colorPrimaryActive: '#F6CDB9',
    // The derived one is too dark.
    colorLinkActive: '#F6CDB9',
    colorPrimaryBg: darkColours['brick-soft'],
    colorErrorHover: '#FFB0AA',
    colorTextPlaceholder: '#A3978B',
    // Text on brick, on red, and in tooltips, which are light.
    colorTextLightSolid: darkColours['on-brand'],
    colorWhite: darkColours['on-brand'],
    colorBgSpotlight: darkColours.ink,
    // Layers above the page.
    colorBgElevated: darkColours['table-head'],
    controlItemBgActive: darkColours['brick-soft'],
    controlItemBgActiveHover: '#4A3528',
  },
  components: {
    ...lightTheme.components,
    ...componentColours(darkColours, darkColours['brick-soft']),
    // Buttons over a photo.
    Image: {
      ...photo,
      previewOperationHoverColor: 'rgba(255, 255, 255, 0.95)',
      previewOperationColorDisabled: 'rgba(255, 255, 255, 0.3)',
    },
  },
};
