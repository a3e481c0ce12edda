import type { ThemeConfig } from 'antd';

/**
 * The theme of the portal: brick on warm neutrals. Ant Design reads it here and at build time (`tools/antdStyles`). Our
 * own styles read the same values from custom properties of the same names (`app/styles/tokens.css`); a test compares
 * them.
 */
export const palette = {
  brick: '#A8441F',
  brickDark: '#87361A',
  brickSoft: '#F7E9E1',
  ink: '#2B2622',
  inkSoft: '#635A52',
  paper: '#FAF7F2',
  surface: '#FFFFFF',
  line: '#E4DCD2',
  lineStrong: '#8C8177',
  fieldLine: '#C9BEB2',
  danger: '#B3261E',
  ok: '#2E6B3E',
} as const;

export const theme: ThemeConfig = {
  // The styles of our components are files made at build time, so no styles are generated at run time.
  zeroRuntime: true,
  cssVar: { key: 'posventa' },
  hashed: false,
  token: {
    colorPrimary: palette.brick,
    // White text on the lighter shade that Ant Design derives would have a contrast below 4.5:1.
    colorPrimaryHover: palette.brickDark,
    colorPrimaryActive: '#6E2B14',
    colorInfo: palette.brick,
    colorLink: palette.brick,
    colorLinkHover: palette.brickDark,
    colorError: palette.danger,
    colorSuccess: palette.ok,
    colorText: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextDescription: palette.inkSoft,
    colorTextPlaceholder: '#766C63',
    colorBgLayout: palette.paper,
    colorBgContainer: palette.surface,
    colorBorder: palette.fieldLine,
    colorBorderSecondary: palette.line,
    // The same for fields of every size.
    borderRadius: 6,
    borderRadiusSM: 6,
    borderRadiusLG: 6,
    fontSize: 14,
    fontFamily:
      "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none' },
    // As the browser's own checkboxes of tables; with the fields' radius they would look like radio buttons.
    Checkbox: { borderRadiusSM: 3 },
    // The days of the months before and after can be chosen, so they must be readable; days that cannot have a ground.
    DatePicker: { colorTextDisabled: palette.inkSoft },
    // Dark enough for white text beside a photo, whatever the page below is.
    Image: { colorBgMask: 'rgba(0, 0, 0, 0.75)', previewOperationColor: 'rgba(255, 255, 255, 0.85)' },
    Table: {
      headerBg: '#F3EDE5',
      headerBorderRadius: 0,
      rowHoverBg: '#FBF6F0',
      rowSelectedBg: '#E8E0DA',
      rowSelectedHoverBg: '#E8E0DA',
    },
  },
};
