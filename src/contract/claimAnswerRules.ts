/** Rules of the client's answer, on both sides. */
import { limits } from './limits';
import { isBlank, lengthOf, type Problem } from './rules';
import { rulesText } from './rulesText';

export const scores = { min: 1, max: 5 } as const;

export const allScores = Array.from({ length: scores.max - scores.min + 1 }, (_, index) => scores.min + index);

/** Days within which a "yes" can be taken back. */
export const takeBackDays = 7;
/** Days that a link to answer is valid. */
export const answerLinkDays = 60;
/** Days within which clients are expected to answer, until the company sets others. */
export const usualAnswerDays = 10;
export const answerDaysMax = 30;

interface AnswerInput {
  verdict?: string | null;
  score?: number | null;
  comment?: string | null;
}

/** The comment of a `yes` is optional; whether a `no` without words has a photo, the service checks. */
export function answerProblems({ verdict, comment }: AnswerInput): Problem[] {
  return [
    ...(isBlank(verdict) ? [{ field: 'verdict', message: rulesText.answerMissing }] : []),
    ...(lengthOf(comment) > limits.commentMax ? [{ field: 'comment', message: rulesText.commentMax }] : []),
  ];
}

/** A `no` says what is wrong, in words or with a photo. */
export const noProblem = (comment: string | null | undefined, photos: number): string | undefined =>
  isBlank(comment) && photos === 0 ? rulesText.noWithoutWords : undefined;
