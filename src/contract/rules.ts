/**
 * Validation rules shared by the screens and the server (specification section 5, decisions 9). Each `...Problems`
 * function returns one entry per violated rule, in the order of the form's fields; an empty list if all are met.
 */
import { isDay } from './days';
import { emailProblem } from './email';
import { dniProblem, isMoney } from './formats';
import { phoneProblem } from './phones';
import { limits } from './limits';
import { passwordProblem } from './passwords';
import { unknownPlaceholder } from './replyText';
import { rulesText } from './rulesText';

export interface Problem {
  field: string;
  message: string;
}

/** Returns the problem of an amount as a decimal; an amount that is too large has its own message. */
export function priceProblem(text: string): string | undefined {
  if (isMoney(text)) return undefined;
  return /^\d{11,}(\.\d{1,2})?$/.test(text) ? rulesText.priceMax : rulesText.price;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === '';

const isFilled = (text: string | null | undefined): text is string => !isBlank(text);

/** Returns the length of a text without surrounding whitespace. */
const lengthOf = (text: string | null | undefined): number => text?.trim().length ?? 0;

export interface UnitClaimInput {
  claim_location_id?: number | null;
  claim_location_detail_id?: number | null;
  claim_category_id?: number | null;
  claim_item_id?: number | null;
  description?: string | null;
  contact_name?: string | null;
  contact_phone?: string | null;
  preferred_date?: string | null;
}

export const locationFields = [
  'claim_location_id',
  'claim_location_detail_id',
  'claim_category_id',
  'claim_item_id',
] as const;

export function descriptionProblem(text: string | null | undefined): string | undefined {
  if (lengthOf(text) < limits.descriptionMin) return rulesText.description;
  return lengthOf(text) > limits.descriptionMax ? rulesText.descriptionMax : undefined;
}

export function contactNameProblem(text: string | null | undefined): string | undefined {
  return lengthOf(text) < limits.contactNameMin ? rulesText.contactName : undefined;
}

/** `today` is the current day in Argentina, `YYYY-MM-DD`; without it past days are accepted. */
export function preferredDateProblem(day: string | null | undefined, today = ''): string | undefined {
  if (!day || !isDay(day)) return rulesText.date;
  return day < today ? rulesText.datePast : undefined;
}

export function commentProblem(text: string | null | undefined): string | undefined {
  if (isBlank(text)) return rulesText.comment;
  return lengthOf(text) > limits.commentMax ? rulesText.commentMax : undefined;
}

/** The reason of a rejection, which other clients of the API may omit. */
export const rejectReasonProblem = (text: string | null | undefined): string | undefined =>
  lengthOf(text) > limits.rejectReasonMax ? rulesText.reasonMax : undefined;

/** The reason of a withdrawal is required. */
export function withdrawalProblems({ reason }: { reason?: string | null }): Problem[] {
  const message = isBlank(reason) ? rulesText.reason : rejectReasonProblem(reason);
  return message ? [{ field: 'reason', message }] : [];
}

function placeholderProblem(text: string): string | undefined {
  const unknown = unknownPlaceholder(text);
  return unknown && rulesText.unknownPlaceholder(unknown);
}

/** The rules of a saved reply's name and text. */
export function savedReplyProblems({ name, text }: { name: string; text: string }): Problem[] {
  const problems = [
    {
      field: 'name',
      message: isBlank(name)
        ? rulesText.replyName
        : name.trim().length > limits.viewNameMax
          ? rulesText.tooLong(limits.viewNameMax)
          : undefined,
    },
    {
      field: 'text',
      message: isBlank(text) ? rulesText.replyText : (commentProblem(text) ?? placeholderProblem(text)),
    },
  ];
  return problems.filter((problem): problem is Problem => problem.message !== undefined);
}

/**
 * Returns the texts of a form that are too long: longer than their limit in `maxima`, or than {@link limits.textMax}.
 */
export const lengthProblems = <Input extends object>(
  input: Input,
  maxima: Partial<Record<keyof Input, number>> = {},
): Problem[] =>
  Object.entries(input).flatMap(([field, value]) => {
    const max = maxima[field as keyof Input] ?? limits.textMax;
    return typeof value === 'string' && lengthOf(value) > max ? [{ field, message: rulesText.tooLong(max) }] : [];
  });

/** Checks size and number of photos. The server checks their type by content, the browser by `type`. */
export function imagesProblem(images: { size: number }[]): string | undefined {
  if (images.length > limits.imagesPerClaim) return rulesText.attachments;
  return images.some((image) => image.size > limits.imageBytes) ? rulesText.files : undefined;
}

/** Returns the problems of blank fields among `required`. */
export const blankProblems = <Input extends object>(
  input: Input,
  required: readonly (keyof Input & string)[],
  message: string = rulesText.allFields,
): Problem[] => required.filter((field) => isBlank(input[field])).map((field) => ({ field, message }));

/** Returns a problem if the field has a value in the wrong format. */
export function malformedProblems<Input extends object>(
  input: Input,
  field: keyof Input & string,
  isWellFormed: (text: string) => unknown,
  message: string,
): Problem[] {
  const value = input[field];
  return isBlank(value) || isWellFormed(String(value)) ? [] : [{ field, message }];
}

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

const problem = (field: string, message: string | undefined): Problem[] => (message ? [{ field, message }] : []);

/** Requires location and item of the problem, with all their levels. */
export const locationProblems = (input: UnitClaimInput): Problem[] =>
  blankProblems(input, locationFields, rulesText.location);

/** Every rule of a unit claim except its photos. `today` as in {@link preferredDateProblem}. */
export function unitClaimProblems(input: UnitClaimInput, today?: string): Problem[] {
  return [
    ...locationProblems(input),
    ...problem('description', descriptionProblem(input.description)),
    ...problem('contact_name', contactNameProblem(input.contact_name)),
    ...problem('contact_phone', phoneProblem(input.contact_phone ?? '', rulesText.phone)),
    ...problem('preferred_date', preferredDateProblem(input.preferred_date, today)),
  ];
}

/**
 * The rules of a correction of a unit claim: location and item, and the other fields that are sent. `today` as in
 * {@link preferredDateProblem}.
 */
export const correctionProblems = (input: UnitClaimInput, today?: string): Problem[] =>
  unitClaimProblems(input, today).filter(
    ({ field }) =>
      (locationFields as readonly string[]).includes(field) || input[field as keyof UnitClaimInput] !== undefined,
  );

/** Every rule of a project claim except its photos. */
export function projectClaimProblems(input: { reason?: string | null; description?: string | null }): Problem[] {
  return [
    ...blankProblems(input, ['reason'], rulesText.reason),
    ...problem('description', descriptionProblem(input.description)),
  ];
}

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
