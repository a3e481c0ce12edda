import { Type, type TObject, type TSchema } from 'typebox';
import type { FastifySchemaCompiler } from 'fastify';
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
    const validatePresent = validatorCompiler({ ...part, schema: withOptionalFields(part.schema as TObject) });
    return (body: unknown) => {
      const result = validatePresent(body) as { value: never; error?: Error };
      if (result.error) return result;
      const problems = rules(result.value);
      return problems.length > 0 ? { error: brokenRule(problems) } : validateAll(result.value);
    };
  };
}

/** Returns the same object schema with every field optional and nullable. */
const withOptionalFields = ({ properties }: TObject): TSchema =>
  Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Type.Optional(Nullable(field))])),
    { additionalProperties: false },
  );
