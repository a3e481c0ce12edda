/** The part of a shape's schema that tells its fields. */
export interface AnswerSchema {
  type?: unknown;
  items?: AnswerSchema;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  anyOf?: AnswerSchema[];
}

const isNullable = ({ type, anyOf }: AnswerSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNullable) ?? false);

/**
 * Returns the field without which a screen cannot show a record of an answer: the first required field with fields of
 * its own, or with a list, which a screen reads without asking; else the first required field, the id. A later field may
 * be new, and missing from a server of the version before.
 */
export function keyField(answer: AnswerSchema): string | undefined {
  const { properties = {}, required = [] } = answer.type === 'array' ? (answer.items ?? {}) : answer;
  const fields = Object.entries(properties).filter(([name, schema]) => required.includes(name) && !isNullable(schema));
  const container = fields.find(([, { type }]) => type === 'array' || type === 'object');
  return (container ?? fields[0])?.[0];
}
