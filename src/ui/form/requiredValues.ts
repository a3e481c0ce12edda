/**
 * Returns the values of a form with `fields` typed as present, because its rules require them. Throws if one is
 * missing: then the form lacks the rule.
 */
export function requiredValues<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Values & { [Name in Field]-?: NonNullable<Values[Name]> } {
  const missing = fields.filter((field) => values[field] === undefined || values[field] === null);
  if (missing.length > 0) throw new Error(`The rules of the form do not require ${missing.join(', ')}.`);
  return values as Values & { [Name in Field]-?: NonNullable<Values[Name]> };
}
