/**
 * Validation rules shared by the screens and the server (specification section 5, decisions 9). Each `...Problems`
 * function returns one entry per violated rule, in the order of the form's fields; an empty list if all are met. Rules
 * of people and of unit claims have their own modules, because lists do not need what reads phones and e-mail addresses.
 */
import { isMoney, limits } from './limits';
import { unknownPlaceholder } from './replyText';
import { rulesText } from './rulesText';

export interface Problem {
  field: string;
  message: string;
  /** For a time that is taken: the next free one of the same length. */
  free?: { starts_at: string; ends_at: string };
}

/** Returns the problem of an amount as a decimal; an amount that is too large has its own message. */
export function priceProblem(text: string): string | undefined {
  if (isMoney(text)) return undefined;
  return /^\d{11,}(\.\d{1,2})?$/.test(text) ? rulesText.priceMax : rulesText.price;
}

/** Whether a field is empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || String(value).trim() === '';

export const isFilled = (text: string | null | undefined): text is string => !isBlank(text);

/** Returns the length of a text without surrounding whitespace. */
export const lengthOf = (text: string | null | undefined): number => text?.trim().length ?? 0;

export function descriptionProblem(text: string | null | undefined): string | undefined {
  if (lengthOf(text) < limits.descriptionMin) return rulesText.description;
  return lengthOf(text) > limits.descriptionMax ? rulesText.descriptionMax : undefined;
}

export function commentProblem(text: string | null | undefined): string | undefined {
  if (isBlank(text)) return rulesText.comment;
  return lengthOf(text) > limits.commentMax ? rulesText.commentMax : undefined;
}

/** The reason of a rejection, which other clients of the API may omit. */
export const rejectReasonProblem = (text: string | null | undefined): string | undefined =>
  lengthOf(text) > limits.rejectReasonMax ? rulesText.reasonMax : undefined;

/** What was done in a completed claim, which may be missing. */
export const doneProblem = (text: string | null | undefined): string | undefined =>
  lengthOf(text) > limits.rejectReasonMax ? rulesText.doneMax : undefined;

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

/** Returns a field's problem; an empty list if there is no message. */
export const problem = (field: string, message: string | undefined): Problem[] => (message ? [{ field, message }] : []);
