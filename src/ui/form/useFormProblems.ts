import { useCallback, useState } from 'react';
import { fieldErrors } from '../../api/envelope';
import type { Problem } from '../../contract/rules';

interface FormProblems<Values> {
  /** All problems, in the order of the fields. */
  all: Problem[];
  /** The message of a field; undefined if it is valid. */
  messageOf: (...fields: (keyof Values & string)[]) => string | undefined;
  /** Validates the form and returns the first invalid field, or undefined. From then on every change is validated. */
  check: (values: Values) => (keyof Values & string) | undefined;
  onChange: (changed: { [Name in keyof Values]?: unknown }, values: Values) => void;
  /** Adds the server's messages to their fields and returns them. */
  fromServer: (error: unknown) => Problem[];
  /** Removes all problems, for a form that starts again. */
  reset: () => void;
}

/** The problems of a form by field, from the contract's rules and from the server. */
export function useFormProblems<Values extends object>(rules: (values: Values) => Problem[]): FormProblems<Values> {
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const messageOf = useCallback(
    (...fields: string[]) => problems.find(({ field }) => fields.includes(field))?.message,
    [problems],
  );

  const check = (values: Values) => {
    const nextProblems = rules(values);
    setIsChecked(true);
    setProblems(nextProblems);
    return nextProblems[0]?.field as (keyof Values & string) | undefined;
  };
  const onChange = (changed: object, values: Values) => {
    if (isChecked) setProblems(rules(values));
    else setProblems((before) => before.filter(({ field }) => !(field in changed)));
  };
  const fromServer = (error: unknown) => {
    const serverProblems = fieldErrors(error);
    setProblems(serverProblems);
    return serverProblems;
  };

  const reset = () => {
    setIsChecked(false);
    setProblems([]);
  };

  return { all: problems, messageOf, check, onChange, fromServer, reset };
}

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
