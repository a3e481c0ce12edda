import { theme as antTheme, type ThemeConfig } from 'antd';
import { theme, type palette } from './theme';

/** The palette of the dark theme, with the same roles: a lighter brick with dark text on it, over warm backgrounds. */
export const darkPalette: Record<keyof typeof palette, string> = {
  brick: '#E89B6C',
  brickDark: '#F2B998',
  brickSoft: '#3B2A21',
  ink: '#EFE8E1',
  inkSoft: '#B8ACA0',
  paper: '#171412',
  surface: '#211D1A',
  line: '#3A332D',
  lineStrong: '#93877B',
  fieldLine: '#6A5F55',
  danger: '#FF8078',
  ok: '#7FC08F',
};
const onBrick = '#211510';
/** Background of layers above the page, and of table heads. */
const raised = '#2A2521';
const hover = '#28231F';

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

/**
 * The dark theme, which only the build reads (`tools/antdStyles`). At run time the page swaps its style sheets, and no
 * component notices.
 */
export const darkTheme: ThemeConfig = {
  ...theme,
  algorithm: [antTheme.darkAlgorithm, keepColours],
  token: {
    ...theme.token,
    colorPrimary: darkPalette.brick,
    colorPrimaryHover: darkPalette.brickDark,
    colorPrimaryActive: '#F6CDB9',
    colorPrimaryBg: darkPalette.brickSoft,
    colorInfo: darkPalette.brick,
    colorLink: darkPalette.brick,
    colorLinkHover: darkPalette.brickDark,
    colorError: darkPalette.danger,
    colorErrorHover: '#FFB0AA',
    colorSuccess: darkPalette.ok,
    colorText: darkPalette.ink,
    colorTextSecondary: darkPalette.inkSoft,
    colorTextDescription: darkPalette.inkSoft,
    colorTextPlaceholder: '#A3978B',
    // Text on brick, on red, and in tooltips, which are light.
    colorTextLightSolid: onBrick,
    colorWhite: onBrick,
    colorBgSpotlight: darkPalette.ink,
    colorBgLayout: darkPalette.paper,
    colorBgContainer: darkPalette.surface,
    colorBgElevated: raised,
    colorBorder: darkPalette.fieldLine,
    colorBorderSecondary: darkPalette.line,
    controlItemBgActive: darkPalette.brickSoft,
    controlItemBgActiveHover: '#4A3528',
  },
  components: {
    ...theme.components,
    Table: {
      ...theme.components?.Table,
      headerBg: raised,
      rowHoverBg: hover,
      rowSelectedBg: darkPalette.brickSoft,
      rowSelectedHoverBg: darkPalette.brickSoft,
    },
    DatePicker: { colorTextDisabled: darkPalette.inkSoft },
    // Buttons over a photo.
    Image: {
      ...theme.components?.Image,
      previewOperationHoverColor: 'rgba(255, 255, 255, 0.95)',
      previewOperationColorDisabled: 'rgba(255, 255, 255, 0.3)',
    },
  },
};
