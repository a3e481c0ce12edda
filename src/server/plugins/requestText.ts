import type { TSchema } from 'typebox';
import type { Problem } from '../../contract/rules';
import { serverText } from '../support/serverText';

interface Json {
  type?: string;
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

/**
 * Returns the value with well-formed texts. A lone surrogate, left by a program that truncates texts, becomes a
 * replacement character. The database cannot store a NUL character; its field is added to `problems`. Call it only with
 * values that their schema accepted, because only the schema limits their size.
 */
export function wellFormedTexts(value: unknown, problems: Problem[], field = ''): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) problems.push({ field, message: serverText.unstorable });
    return value.replace(/\p{Surrogate}/gu, '\ufffd');
  }
  if (Array.isArray(value))
    return value.map((item, index) => wellFormedTexts(item, problems, field ? `${field}.${index}` : String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      wellFormedTexts(part, problems, field ? `${field}.${name}` : name),
    ]),
  );
}
