import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import antdTheme from 'antd/lib/theme';
import derived from 'antd-styles/tokens.json';
import { palette, theme } from '../../src/app/theme';

const folder = join(__dirname, '../../src/app/styles');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const tokens = Object.fromEntries(
  [...read('tokens.css').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

test.each(Object.entries(palette))('our own styles and Ant Design have the same %s', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(tokens[token]).toBe(colour.toLowerCase());
});

test('corners and letters are the same as well', () => {
  expect(tokens.radius).toBe(`${theme.token?.borderRadius}px`);
  expect(tokens.font?.replace(/\s+/g, ' ')).toBe(theme.token?.fontFamily);
});

test.each(readdirSync(folder).filter((file) => file !== 'tokens.css'))('%s names its colours by tokens', (file) => {
  expect(read(file).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
});

test('every token that a style names exists', () => {
  const named = readdirSync(folder).flatMap((file) =>
    [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!),
  );
  // Ant Design brings what begins with its name.
  const own = named.filter((name) => !name.startsWith('ant-'));
  expect([...new Set(own)].filter((name) => tokens[name] === undefined)).toEqual([]);
});

test('what the build derives from the theme is what Ant Design would derive in the browser', () => {
  const { getDesignToken } = antdTheme;
  expect(getDesignToken({ ...theme, algorithm: () => derived })).toEqual(getDesignToken(theme));
});
