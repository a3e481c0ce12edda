/** Validation rules of people and of leases (specification section 5, decisions 9), as in `rules`. */
import { isDay } from './days';
import { dniProblem } from './documents';
import { emailProblem } from './email';
import { passwordProblem } from './passwords';
import { phoneProblem } from './phones';
import { blankProblems, isBlank, isFilled, malformedProblems, problem, type Problem } from './rules';
import { rulesText } from './rulesText';

/** Returns the problem that `problemOf` finds in a field's value, if it has one. */
const valueProblems = <Input extends object>(
  input: Input,
  field: keyof Input & string,
  problemOf: (text: string) => string | undefined,
): Problem[] => (isBlank(input[field]) ? [] : problem(field, problemOf(String(input[field]))));

/** Returns a problem if the field has a value that is no e-mail address. */
export const emailProblems = <Input extends object>(input: Input, field: keyof Input & string): Problem[] =>
  valueProblems(input, field, emailProblem);

/** Returns a problem if the field has a value that is no phone. */
export const phoneProblems = <Input extends object>(input: Input, field: keyof Input & string): Problem[] =>
  valueProblems(input, field, (text) => phoneProblem(text, rulesText.phoneExample));

/** Returns a problem if the field has a value that is no DNI. */
const dniProblems = <Input extends object>(input: Input, field: keyof Input & string): Problem[] =>
  valueProblems(input, field, (text) => dniProblem(text, rulesText.dni));

export interface PersonInput {
  username?: string | null;
  password?: string | null;
  name?: string | null;
  last_name?: string | null;
  document?: string | null;
  phone_number?: string | null;
}

/** Rules of the forms that create or edit a person. `required` are the form's required fields. */
export function personProblems(input: PersonInput, required: readonly (keyof PersonInput)[]): Problem[] {
  return [
    ...blankProblems(input, required),
    ...emailProblems(input, 'username'),
    ...problem('password', isBlank(input.password) ? undefined : passwordProblem(input.password, input.username)),
    ...dniProblems(input, 'document'),
    ...phoneProblems(input, 'phone_number'),
  ];
}

export interface LeaseRequestInput {
  contract_id?: number | null;
  tenant_name?: string | null;
  tenant_last_name?: string | null;
  tenant_document?: string | null;
  tenant_email?: string | null;
  tenant_phone_number?: string | null;
  lease_start_date?: string | null;
  lease_end_date?: string | null;
}

export const leaseFields = [
  'contract_id',
  'tenant_name',
  'tenant_last_name',
  'tenant_document',
  'tenant_email',
  'tenant_phone_number',
  'lease_start_date',
  'lease_end_date',
] as const;

/**
 * Whether a lease is over: its last day is in the past. A lease that has already begun is accepted. Days as
 * `YYYY-MM-DD`.
 */
export const isLeaseOver = (lastDay: string, today: string): boolean => lastDay < today;

/** Rules of a lease request; the days are `YYYY-MM-DD`. `today` as in {@link preferredDateProblem}. */
export function leaseRequestProblems(input: LeaseRequestInput, today = ''): Problem[] {
  const { lease_start_date: start, lease_end_date: end } = input;
  const isBackwards = isFilled(end) && end <= (start ?? '');
  const isOver = isFilled(end) && isDay(end) && !isBackwards && isLeaseOver(end, today);
  return [
    ...blankProblems(input, leaseFields),
    ...dniProblems(input, 'tenant_document'),
    ...emailProblems(input, 'tenant_email'),
    ...phoneProblems(input, 'tenant_phone_number'),
    ...malformedProblems(input, 'lease_start_date', isDay, rulesText.date),
    ...malformedProblems(input, 'lease_end_date', isDay, rulesText.date),
    ...(isBackwards ? [{ field: 'lease_end_date', message: rulesText.leaseDates }] : []),
    ...(isOver ? [{ field: 'lease_end_date', message: rulesText.leaseOver }] : []),
  ];
}
