import fc, { type Arbitrary } from 'fast-check';

/** The parts of a schema from which values are generated. */
export interface Json {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Values that have broken programs before: unexpected texts, numbers and shapes. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud83d',
  '％',
  '%',
  '_',
  '\\',
  "'; drop table claim; --",
  '"',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202eabc',
  '\u200b',
  'ﷺ'.repeat(50),
  'İ',
  'ß'.repeat(300),
  'a'.repeat(256),
  'x'.repeat(30_000),
  '0',
  '-1',
  '1e999',
  '0x1',
  'true',
  'null',
  'NaN',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%c0%af',
  '0000-01-01',
  '9999-12-31',
  '2025-02-30',
  '-000001-01-01',
  '+275760-09-14',
  '2026-03-01T00:00:00Z',
  '24:00',
  'a@b',
  'a@b.c\r\nBcc: x@y.z',
  '99999999999999999999',
  '-0',
  '1.005',
  '1,5',
  '٣٤١٥٥٥١٢٣٤',
];
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 1e308, -1e308, 2147483647, 2147483648, -2147483649, 2 ** 53, 1.5, 1e-7),
  fc.integer(),
);

export const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }),
  fc.array(hostileNumber, { maxLength: 5 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, hostileNumber), { maxKeys: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.constant(Array.from({ length: 3000 }, (_, index) => index)),
);

/** Without lone surrogates, which no address can contain. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');

/** Ids that exist in the demo, in most cases. */
const id = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) }, { weight: 1, arbitrary: hostileNumber });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const text = fc.constantFrom(
  'Torre Oroño',
  'La canilla de la cocina gotea desde ayer',
  'Ana',
  'ana.paz@correo.ar',
  'cliente@demo.ar',
  '31222333',
  '3415551234',
  '125000.50',
  'posventa2025',
  'una contraseña larga 7',
  '2027-01-01',
  'gotea ñandú',
);

/** Values that a schema accepts, or nearly accepts. */
export function valid(schema: Json): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  switch (schema.type ?? 'string') {
    case 'integer':
      return schema.maximum === 2147483647 ? id : fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 50 });
    case 'number':
      return fc.double({ min: 0, max: 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems,
        maxLength: Math.max(4, schema.minItems ?? 0),
      });
    case 'object':
      return object(schema, valid);
    default:
      if (schema.format === 'date') return day;
      if (schema.pattern) return fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), hostileText);
      return fc.oneof(text, fc.string({ maxLength: Math.min(schema.maxLength ?? 60, 60) }));
  }
}

/** An object of the schema; `part` generates each of its fields. */
function object(schema: Json, part: (schema: Json) => Arbitrary<unknown>): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema;
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, part(field)])), {
    requiredKeys: required,
  }) as Arbitrary<Record<string, unknown>>;
}

/** A value of the schema in which one or two fields, or the whole value, may be unexpected. */
export const nearlyValid = (schema: Json): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: valid(schema) },
    { weight: 4, arbitrary: object(schema, (field) => fc.oneof({ weight: 3, arbitrary: valid(field) }, hostile)) },
    { weight: 1, arbitrary: hostile },
  );

/** JSON bodies that are deep, wide or have long names, of all sizes up to slightly above the limit. */
export const monstrous: Arbitrary<string> = fc
  .record({
    size: fc.constantFrom(3_000, 30_000, 95_000, 400_000, 520_000, 530_000),
    depth: fc.constantFrom(0, 1, 20, 31, 32, 33, 1500, 500_000),
    opening: fc.constantFrom('[', '{"a":', '[{"ids":'),
    part: fc.constantFrom(
      '1,',
      '"\\u0000",',
      '"\\ud83d",',
      '[],',
      '{},',
      '[1,{"a":[]}],',
      '"a":1,',
      '"\\u0061":"x",',
      ' ',
      ':',
      '"',
    ),
    name: fc.constantFrom(0, 10, 400_000),
    isClosed: fc.boolean(),
  })
  .map(({ size, depth, opening, part, name, isClosed }) => {
    const before = opening.repeat(Math.min(depth, Math.floor(size / 2 / opening.length)));
    const named = name > 0 ? `{"${'n'.repeat(Math.min(name, size / 2))}":[` : '[';
    const filling = part.repeat(Math.max(0, Math.floor((size - before.length - named.length) / part.length)));
    const closing = [...(before + named)].reverse().map((sign) => (sign === '[' ? ']' : sign === '{' ? '}' : ''));
    return before + named + filling + (isClosed ? `0${closing.join('')}` : '');
  });
