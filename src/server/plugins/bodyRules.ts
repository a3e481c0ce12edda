import { Type, type TObject, type TSchema } from 'typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { Operation } from '../../contract/operation';
import { Nullable } from '../../contract/operation';
import { brokenRule } from '../support/errors';
import { validatorCompiler } from './schemas';

/** As {@link validatorCompiler}; the body is validated by the rules of its operation before its required fields are checked. */
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

/** The same object, each of its fields missing or null at will. */
const withGaps = ({ properties }: TObject): TSchema =>
  Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Type.Optional(Nullable(field))])),
    { additionalProperties: false },
  );
