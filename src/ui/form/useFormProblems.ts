import { useCallback, useState } from 'react';
import { fieldErrors } from '../../api/envelope';
import type { Problem } from '../../contract/rules';

interface FormProblems<Values> {
  /** All problems, in the order of the fields. */
  all: Problem[];
  /** The message of a field; undefined if it is valid. */
  of: (...fields: (keyof Values & string)[]) => string | undefined;
  /** Validates the form and returns the first invalid field, or undefined. From then on every change is validated. */
  check: (values: Values) => (keyof Values & string) | undefined;
  onChange: (changed: { [Name in keyof Values]?: unknown }, values: Values) => void;
  /** Adds the server's messages to their fields and returns them. */
  fromServer: (error: unknown) => Problem[];
}

/** The problems of a form by field, from the contract's rules and from the server. */
export function useFormProblems<Values extends object>(rules: (values: Values) => Problem[]): FormProblems<Values> {
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const of = useCallback(
    (...fields: string[]) => problems.find(({ field }) => fields.includes(field))?.message,
    [problems],
  );

  const check = (values: Values) => {
    const found = rules(values);
    setIsChecked(true);
    setProblems(found);
    return found[0]?.field as (keyof Values & string) | undefined;
  };
  const onChange = (changed: object, values: Values) => {
    if (isChecked) setProblems(rules(values));
    else setProblems((before) => before.filter(({ field }) => !(field in changed)));
  };
  const fromServer = (error: unknown) => {
    const found = fieldErrors(error);
    setProblems(found);
    return found;
  };

  return { all: problems, of, check, onChange, fromServer };
}
