import type { TSchema } from 'typebox';
import { limits } from '../../contract/limits';
import type { Problem } from '../../contract/rules';
import { cleanText } from '../../contract/textForm';
import { serverText } from '../support/serverText';

interface Json {
  type?: string;
  maxLength?: number;
  items?: Json;
  anyOf?: Json[];
  properties?: Record<string, Json>;
}

/**
 * Parameters and queries arrive as text. Converts integers and booleans that are written as such, and nothing else:
 * `/unit/true` and `/unit/0x1` are not ids.
 */
export function convertText(schema: TSchema, value: unknown): unknown {
  const { properties } = schema as Json;
  if (!properties || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, convertOne(properties[name], text)]));
}

function convertOne(schema: Json | undefined, text: unknown): unknown {
  if (typeof text !== 'string' || !schema) return text;
  const types = (schema.anyOf ?? [schema]).map(({ type }) => type);
  if (types.includes('integer') && /^-?(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A password is compared as it was typed. */
const isSecret = (field: string): boolean => /password$/.test(field);

/**
 * Returns the value with its texts in the stored form: without invisible marks, control characters and the halves of
 * characters that programs leave which truncate texts. Passwords stay as typed. A text that has no such form is added to
 * `problems`: one with a NUL character, and a text of one line with any control character, because names do not contain
 * them. Call it only with values that their schema accepted, because only the schema limits their size.
 */
export function storableTexts(schema: Json, value: unknown, problems: Problem[], field = ''): unknown {
  if (typeof value === 'string') {
    const refused = isLong(schema) ? /\0/ : oneLineControls;
    if (refused.test(value)) problems.push({ field, message: serverText.unstorable });
    return isSecret(field) ? value : cleanText(value);
  }
  const pathOf = (name: string | number) => (field ? `${field}.${name}` : String(name));
  if (Array.isArray(value))
    return value.map((item, index) => storableTexts(partOf(schema, 'items'), item, problems, pathOf(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      storableTexts(partOf(schema, name), part, problems, pathOf(name)),
    ]),
  );
}

/** Control characters other than tabulators and line ends, which forms of one line turn into spaces. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
const oneLineControls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;

/** Whether a schema accepts texts of several lines, into which people paste what other programs wrote. */
const isLong = (schema: Json): boolean =>
  (schema.anyOf ?? [schema]).some(({ maxLength = 0 }) => maxLength > limits.textMax);

/** Returns the schema of a property or of the items of an array; an empty one if there are several. */
function partOf(schema: Json, name: string): Json {
  const parts = (schema.anyOf ?? [schema]).flatMap((option) =>
    name === 'items' && option.items ? [option.items] : (option.properties?.[name] ?? []),
  );
  return parts.length === 1 ? parts[0]! : { anyOf: parts };
}
