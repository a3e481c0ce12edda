import { Type, type TObject, type TSchema } from 'typebox';
import type { FastifySchemaCompiler } from 'fastify';
import { Compile } from 'typebox/compile';
import { once } from '../../contract/memo';
import type { Operation } from '../../contract/operation';
import { Nullable } from '../../contract/operation';
import { brokenRule } from '../support/errors';
import { validatorCompiler } from './schemas';

/**
 * Like {@link validatorCompiler}, but checks the body against the rules of its operation before the required fields.
 */
export function validatorOf({ rules }: Operation): FastifySchemaCompiler<TSchema> {
  if (!rules) return validatorCompiler;
  return (part) => {
    const validateAll = validatorCompiler(part);
    if (part.httpPart !== 'body') return validateAll;
    const { properties } = part.schema as TObject;
    const validatePresent = validatorCompiler({ ...part, schema: withOptionalFields(properties) });
    // Compiled with the first request, like all schemas.
    const neverNull = once(() => Object.keys(properties).filter((name) => !Compile(properties[name]!).Check(null)));
    return (body: unknown) => {
      const result = validatePresent(body) as { value: object; error?: Error };
      if (result.error) return result;
      const problems = rules(withoutNulls(result.value, neverNull()) as never);
      return problems.length > 0 ? { error: brokenRule(problems) } : validateAll(result.value);
    };
  };
}

/** Returns an object schema with every field optional and nullable. */
const withOptionalFields = (properties: TObject['properties']): TSchema =>
  Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Type.Optional(Nullable(field))])),
    { additionalProperties: false },
  );

/**
 * Returns a body without the fields of `names` that are null: rules read them as missing, which the complete check then
 * refuses.
 */
const withoutNulls = (body: object, names: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null || !names.includes(name)));
