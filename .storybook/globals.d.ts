declare module 'antd-styles/accent.json' {
  const shades: unknown;
  export default shades;
}
