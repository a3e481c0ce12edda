/**
 * The validation rules that the screens and the server share (specification section 5, decisions 9).
 * Each `...Problems` function answers one entry per broken rule, in the order of the form's fields; none where all is well.
 */
import { limits } from './limits';
import { passwordProblem } from './passwords';
import { rulesText } from './rulesText';

export interface Problem {
  field: string;
  message: string;
}

/** Ten digits (area code without 0, number without 15), or undefined where `text` is no such phone. */
export function normalizePhone(text: string): string | undefined {
  return /^(?:\+?549)?([1-9]\d{9})$/.exec(text.replace(/[\s\-().]/g, ''))?.[1];
}

/** Seven or eight digits without dots, or undefined where `text` is no such document. */
export function normalizeDni(text: string): string | undefined {
  const digits = text.trim().replace(/\./g, '');
  return /^[1-9]\d{6,7}$/.test(digits) ? digits : undefined;
}

/** Whether `text` looks like an e-mail address; the mail itself is the real proof. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.length <= 254;

/** Whether `text` is an amount in pesos as a decimal with up to two places, below ten thousand million. */
export const isMoney = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);

/** What is wrong with an amount as a decimal; a large one has a message of its own. */
export function priceProblem(text: string): string | undefined {
  if (isMoney(text)) return undefined;
  return /^\d{11,}(\.\d{1,2})?$/.test(text) ? rulesText.priceMax : rulesText.price;
}

/** Whether `text` is a day of the calendar as `YYYY-MM-DD`, between the years 1900 and 2199. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isReal && text >= '1900-01-01' && text <= '2199-12-31';
}

/** A day as people and spreadsheets write it (`31/12/2025`, `31-12-25`, `2025-12-31`), as `YYYY-MM-DD`; undefined if it is none. */
export function normalizeDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  const iso = year
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim();
  return isDay(iso) ? iso : undefined;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === '';

const isGiven = (text: string | null | undefined): text is string => !isBlank(text);

/** The characters of a text, blanks around it apart. */
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

function phoneProblem(text: string | null | undefined): string | undefined {
  return text && normalizePhone(text) ? undefined : rulesText.phone;
}

/** `today` is the present day in Argentina, `YYYY-MM-DD`; without it a day that has passed is as good as any. */
export function preferredDateProblem(day: string | null | undefined, today = ''): string | undefined {
  if (!day || !isDay(day)) return rulesText.date;
  return day < today ? rulesText.datePast : undefined;
}

export function commentProblem(text: string | null | undefined): string | undefined {
  if (isBlank(text)) return rulesText.comment;
  return lengthOf(text) > limits.commentMax ? rulesText.commentMax : undefined;
}

/** The reason of a rejection, which other clients of the API may leave out. */
export const rejectReasonProblem = (text: string | null | undefined): string | undefined =>
  lengthOf(text) > limits.rejectReasonMax ? rulesText.reasonMax : undefined;

/** The reason of a withdrawal is required. */
export function withdrawalProblems({ reason }: { reason?: string | null }): Problem[] {
  const message = isBlank(reason) ? rulesText.reason : rejectReasonProblem(reason);
  return message ? [{ field: 'reason', message }] : [];
}

/** A text to answer with: its name, and what it says. */
export function savedReplyProblems({ name, text }: { name: string; text: string }): Problem[] {
  const problems = [
    { field: 'name', message: isBlank(name) ? rulesText.replyName : undefined },
    { field: 'text', message: isBlank(text) ? rulesText.replyText : commentProblem(text) },
  ];
  return problems.filter((problem): problem is Problem => problem.message !== undefined);
}

/** The texts of a form that are too long; {@link limits.textMax} where `maxima` names no other limit. */
export const lengthProblems = <Input extends object>(
  input: Input,
  maxima: Partial<Record<keyof Input, number>> = {},
): Problem[] =>
  Object.entries(input).flatMap(([field, value]) => {
    const max = maxima[field as keyof Input] ?? limits.textMax;
    return typeof value === 'string' && lengthOf(value) > max ? [{ field, message: rulesText.tooLong(max) }] : [];
  });

/** Size and number of photos; their type is judged by content on the server and by `type` in the browser. */
export function imagesProblem(images: { size: number }[]): string | undefined {
  if (images.length > limits.imagesPerClaim) return rulesText.attachments;
  return images.some((image) => image.size > limits.imageBytes) ? rulesText.files : undefined;
}

/** The fields of `required` that hold nothing but blanks. */
export const blankProblems = <Input extends object>(
  input: Input,
  required: readonly (keyof Input & string)[],
  message: string = rulesText.allFields,
): Problem[] => required.filter((field) => isBlank(input[field])).map((field) => ({ field, message }));

/** The field where it holds something that is not of the form asked for. */
export function malformedProblems<Input extends object>(
  input: Input,
  field: keyof Input & string,
  isWellFormed: (text: string) => unknown,
  message: string,
): Problem[] {
  const value = input[field];
  return isBlank(value) || isWellFormed(String(value)) ? [] : [{ field, message }];
}

const problem = (field: string, message: string | undefined): Problem[] => (message ? [{ field, message }] : []);

/** Where a problem is and what it is: all of it chosen. */
export const whereProblems = (input: UnitClaimInput): Problem[] =>
  blankProblems(input, locationFields, rulesText.location);

/** Every rule of a unit claim but its photos. `today` as in {@link preferredDateProblem}. */
export function unitClaimProblems(input: UnitClaimInput, today?: string): Problem[] {
  return [
    ...whereProblems(input),
    ...problem('description', descriptionProblem(input.description)),
    ...problem('contact_name', contactNameProblem(input.contact_name)),
    ...problem('contact_phone', phoneProblem(input.contact_phone)),
    ...problem('preferred_date', preferredDateProblem(input.preferred_date, today)),
  ];
}

/** The rules of what is corrected of a unit claim: place and item, and what is sent of the rest. `today` as in {@link preferredDateProblem}. */
export const correctionProblems = (input: UnitClaimInput, today?: string): Problem[] =>
  unitClaimProblems(input, today).filter(
    ({ field }) =>
      (locationFields as readonly string[]).includes(field) || input[field as keyof UnitClaimInput] !== undefined,
  );

/** Every rule of a project claim but its photos. */
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

/** Rules of the forms that create or edit a person. `required` names the fields that the form asks for. */
export function personProblems(input: PersonInput, required: readonly (keyof PersonInput)[]): Problem[] {
  return [
    ...blankProblems(input, required),
    ...malformedProblems(input, 'username', isEmail, rulesText.email),
    ...problem('password', isBlank(input.password) ? undefined : passwordProblem(input.password, input.username)),
    ...malformedProblems(input, 'document', normalizeDni, rulesText.dni),
    ...malformedProblems(input, 'phone_number', normalizePhone, rulesText.phoneExample),
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

/** Whether a lease is over: its last day has passed. One that began already is fine. Days as `YYYY-MM-DD`. */
export const isLeaseOver = (lastDay: string, today: string): boolean => lastDay < today;

/** Rules of a tenant request; the days are `YYYY-MM-DD`. `today` as in {@link preferredDateProblem}. */
export function leaseRequestProblems(input: LeaseRequestInput, today = ''): Problem[] {
  const { lease_start_date: start, lease_end_date: end } = input;
  const isBackwards = isGiven(end) && end <= (start ?? '');
  const isOver = isGiven(end) && isDay(end) && !isBackwards && isLeaseOver(end, today);
  return [
    ...blankProblems(input, leaseFields),
    ...malformedProblems(input, 'tenant_document', normalizeDni, rulesText.dni),
    ...malformedProblems(input, 'tenant_email', isEmail, rulesText.email),
    ...malformedProblems(input, 'tenant_phone_number', normalizePhone, rulesText.phoneExample),
    ...malformedProblems(input, 'lease_start_date', isDay, rulesText.date),
    ...malformedProblems(input, 'lease_end_date', isDay, rulesText.date),
    ...(isBackwards ? [{ field: 'lease_end_date', message: rulesText.leaseDates }] : []),
    ...(isOver ? [{ field: 'lease_end_date', message: rulesText.leaseOver }] : []),
  ];
}
