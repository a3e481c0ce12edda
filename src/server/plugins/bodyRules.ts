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
    const validateWhole = validatorCompiler(part);
    if (part.httpPart !== 'body') return validateWhole;
    const validateGiven = validatorCompiler({ ...part, schema: withGaps(part.schema as TObject) });
    return (body: unknown) => {
      const given = validateGiven(body) as { value: never; error?: Error };
      if (given.error) return given;
      const problems = rules(given.value);
      return problems.length > 0 ? { error: brokenRule(problems) } : validateWhole(given.value);
    };
  };
}

/** Returns the same object schema with every field optional and nullable. */
const withGaps = ({ properties }: TObject): TSchema =>
  Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Type.Optional(Nullable(field))])),
    { additionalProperties: false },
  );
