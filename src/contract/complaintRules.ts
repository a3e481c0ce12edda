/** Codes and rules of formal complaints, on both sides. */
import { limits } from './limits';
import { isBlank, lengthOf, type Problem } from './rules';
import { rulesText } from './rulesText';

/** What a client asks for. */
export const complaintAsks = ['repair', 'replacement', 'price', 'other'] as const;
export type ComplaintAsk = (typeof complaintAsks)[number];
/** An answered complaint is closed: none is closed without an answer. */
export const complaintStates = ['open', 'late', 'answered'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** Days within which the company answers, until it sets others. */
export const usualComplaintDays = 10;
export const complaintDaysMax = 60;

const textProblem = (text: string | null | undefined, missing: string): string | undefined => {
  if (isBlank(text)) return missing;
  return lengthOf(text) > limits.commentMax ? rulesText.commentMax : undefined;
};

export function complaintProblems({ asks, text }: { asks?: string | null; text?: string | null }): Problem[] {
  const message = textProblem(text, rulesText.complaintText);
  return [
    ...(isBlank(asks) ? [{ field: 'asks', message: rulesText.complaintAsks }] : []),
    ...(message ? [{ field: 'text', message }] : []),
  ];
}

export function answerOfComplaintProblems({ answer }: { answer?: string | null }): Problem[] {
  const message = textProblem(answer, rulesText.complaintAnswer);
  return message ? [{ field: 'answer', message }] : [];
}
