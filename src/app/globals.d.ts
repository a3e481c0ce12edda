declare module '*.css';

/** What Ant Design derives from our theme, made by the build (`tools/antdStyles`). */
declare module 'antd-styles/tokens.json' {
  import type { MapToken } from 'antd/es/theme/interface';
  const tokens: MapToken;
  export default tokens;
}

interface Window {
  /** Answers, by address, that were asked for with a token before whoever needs them has arrived, and when (`api/early`). */
  __early?: { token: string; at: number; answers: Record<string, Promise<Response>> };
  /** A form that was sent before the bundle ran (`session/heldForm`). */
  __held?: { form?: HTMLFormElement; release: () => void };
}
