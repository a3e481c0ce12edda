import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette, theme } from '../../src/app/theme';

const folder = join(__dirname, '../../src');
const tokensFile = join('app', 'styles', 'tokens.css');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const tokens = Object.fromEntries(
  [...read(tokensFile).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

test.each(Object.entries(palette))('our own styles and Ant Design have the same %s', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(tokens[token]).toBe(colour.toLowerCase());
});

test('corners and letters are the same as well', () => {
  expect(tokens.radius).toBe(`${theme.token?.borderRadius}px`);
  expect(tokens.font?.replace(/\s+/g, ' ')).toBe(theme.token?.fontFamily);
});

test('the style sheets beside the components are found', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

test.each(sheets.filter((file) => file !== tokensFile))('%s names its colours by tokens', (file) => {
  expect(read(file).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
});

test('every token that a style names exists', () => {
  const named = sheets.flatMap((file) => [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
  // Ant Design brings what begins with its name.
  const own = named.filter((name) => !name.startsWith('ant-'));
  expect([...new Set(own)].filter((name) => tokens[name] === undefined)).toEqual([]);
});
