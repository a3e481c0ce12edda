import { constantTokens } from './tokenFiles';

export const inlineOptions = { tokens: constantTokens };

/**
 * Writes the tokens that no theme changes (text, space, shape) as values into a style sheet, as a step of
 * `css-minimizer-webpack-plugin`. With custom properties the login's styles would be 5 % larger, and each of their uses
 * a look-up of the browser. The plugin runs it in other processes, so it may use nothing but its arguments.
 */
export function inlineTokens(
  input: Record<string, string>,
  _map: unknown,
  { tokens }: { tokens: Record<string, string> },
): { code: string } {
  const code = Object.values(input)[0] ?? '';
  return {
    code: code
      .replace(/--([\w-]+):[^;{}]+;/g, (whole, name: string) => (name in tokens ? '' : whole))
      .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens[name] ?? whole),
  };
}
