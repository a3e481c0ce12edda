import type { TSchema } from 'typebox';
import type { Problem } from '../../contract/rules';
import { serverText } from '../support/serverText';

interface Json {
  type?: string;
  anyOf?: Json[];
  properties?: Record<string, Json>;
}

/**
 * Parameters and queries come as text: whole numbers and booleans are converted where they are written as such. Nothing else is:
 * `/unit/true` and `/unit/0x1` are no ids.
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
 * The value with every text whole: half an emoji, which a program that cuts texts leaves behind, becomes a replacement sign.
 * A NUL character has no place in the database; its field is noted as a problem.
 */
export function wholeTexts(value: unknown, problems: Problem[], path: string[] = []): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) problems.push({ field: path.join('.'), message: serverText.unstorable });
    return value.replace(/\p{Surrogate}/gu, '\ufffd');
  }
  if (Array.isArray(value)) return value.map((item, index) => wholeTexts(item, problems, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, wholeTexts(part, problems, [...path, name])]),
  );
}
