import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints, low, space, text } from '../../src/contract/designTokens';

const folder = join(import.meta.dirname, '../../src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
const declarations = (file: string): [property: string, value: string][] =>
  [...read(file).matchAll(/(?:^|[{;])\s*([a-z-]+):\s*([^;{}]+);/g)].map(([, property, value]) => [property!, value!]);

/** What a value may contain besides tokens, by the properties that it is checked for. */
const rules: [properties: RegExp, allowed: RegExp][] = [
  [/^font-size$/, /^(inherit|var\(--text-(xs|s|m|l|xl|title|display)\))$/],
  [/^line-height$/, /^(inherit|var\(--(line-(xs|s|m|l|xl|title|display)|touch)\)( !important)?)$/],
  [/^font-weight$/, /^(400|600|inherit)$/],
  [/^border(-[a-z]+)*-radius$/, /^((0|inherit|var\(--radius(-s|-pill)?\)) ?)+$/],
  [/^box-shadow$/, /^(none|var\(--shadow(-focus)?\))( !important)?$/],
];
const isSpace = /^((row-|column-)?gap|(scroll-)?(padding|margin)(-[a-z]+)*)$/;
/**
 * Lengths in a distance that are no tokens. `1px` is the width of a border, with which a distance is calculated, and
 * `50% - 304px` centres a column.
 */
const rawLengths = (value: string): string[] =>
  (value.replace(/calc\(50% - \d+px\)/, '').match(/(?<![\w.-])-?[\d.]+(px|rem|em|pt|ch)\b/g) ?? []).filter(
    (length) => length !== '1px',
  );

test.each(sheets)('%s uses only tokens for type, shape, shadow and space', (file) => {
  const raw = declarations(file).flatMap(([property, value]) => {
    const [, allowed] = rules.find(([properties]) => properties.test(property)) ?? [];
    const isRaw = allowed ? !allowed.test(value) : isSpace.test(property) && rawLengths(value).length > 0;
    return isRaw ? [`${property}: ${value}`] : [];
  });
  expect(raw).toEqual([]);
});

test('a raw distance is found, and a border width in a calculation is not one', () => {
  expect(rawLengths('var(--space-s) 10px')).toEqual(['10px']);
  expect(rawLengths('-3px auto')).toEqual(['-3px']);
  expect(rawLengths('calc(var(--space-s) - 1px)')).toEqual([]);
});

test('widths in style sheets and code are the breakpoints; a part with a width of its own asks its container', () => {
  const widths = Object.values(breakpoints);
  const known = new Set(
    widths.flatMap((width) => [
      ...[`min-width: ${width}px`, `max-width: ${width - 1}px`],
      ...[`min-width: ${width / 16}em`, `max-width: ${Math.round((width / 16 - 0.06) * 100) / 100}em`],
    ]),
  );
  known.add(`max-width: ${breakpoints.reflow / 16}em`);
  const heightsKnown = new Set([`max-height: ${low / 16}em`, `min-height: ${low / 16 + 0.01}em`]);
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const queries = [
    ...sheets.flatMap((file) => [...read(file).matchAll(/@media ([^{]+)/g)].map(([, query]) => [file, query!])),
    ...code.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/useMediaQuery\('([^']+)'\)/g)].map(([, query]) => [
        file,
        query!,
      ]),
    ),
  ];
  const unknown = queries.flatMap(([file, query]) =>
    (query!.match(/(min|max)-(width|height): [\d.]+\w+/g) ?? [])
      .filter((feature) => !known.has(feature) && !heightsKnown.has(feature))
      .map((feature) => `${file}: ${feature}`),
  );
  expect(unknown).toEqual([]);
});

test('the tokens stay few: seven sizes of text on whole pixels, and six distances on a grid of four', () => {
  expect(Object.values(text).map(({ size }) => size)).toEqual([12, 13, 14, 16, 20, 24, 32]);
  expect(Object.values(text).every(({ line }) => line % 2 === 0)).toBe(true);
  expect(Object.values(space).every((pixels) => pixels % 4 === 0)).toBe(true);
  expect(Object.keys(space)).toHaveLength(6);
});

test('every custom property that is read is defined: a browser shows nothing for another one, or black', () => {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const defined = new Set(
    code.flatMap(([, text]) => [
      ...[...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name!),
      ...[...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name]) => name!),
    ]),
  );
  expect(defined.size).toBeGreaterThan(40);
  const unknown = code.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]*\w)[,)]/g)]
      // Those of Ant Design come with its styles.
      .filter(([, name]) => !name!.startsWith('--ant-') && !defined.has(name!))
      .map(([, name]) => `${file} ${name}`),
  );
  expect(unknown).toEqual([]);
});
