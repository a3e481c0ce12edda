/** What follows from the answers of a round: pure rules, without the database. */
import { takeBackDays } from '../../contract/claimAnswerRules';
import { type AnswerState, completedClaimStatus, type ClaimStatus } from '../../contract/claimStatus';
import type { AnswerRecord } from './claimAnswers.repository';
import type { RoundRecord } from './claimRounds.repository';

type Answer = Pick<AnswerRecord, 'party' | 'verdict'>;
type Round = Pick<RoundRecord, 'answerUntil' | 'endedAt' | 'reopenedAt' | 'silentAt'>;

/** Returns the answer that decides, of those that stand: the owner's, else the last one. */
export const decidingOf = <Given extends Pick<Answer, 'party'>>(answers: Given[]): Given | undefined =>
  answers.findLast(({ party }) => party === 'owner') ?? answers.at(-1);

/** Returns until when an answer is accepted: after the time in which it is expected, for as long again. */
export const acceptedUntil = ({ answerUntil, endedAt }: Round): Date | null =>
  answerUntil && new Date(2 * answerUntil.getTime() - endedAt.getTime());

/**
 * Whether somebody who has not answered can: while the claim is completed, and after another client's `no` has reopened
 * it. `answers` are those of the round that stand.
 */
export function canAnswer(status: ClaimStatus, round: Round, answers: Answer[], now: Date): boolean {
  const until = acceptedUntil(round);
  if (!until || now >= until) return false;
  return status === completedClaimStatus || answers.some(({ verdict }) => verdict === 'no');
}

/** Returns until when a `yes` of the last round can be taken back; null if it cannot. */
export function takeBackUntil(own: Pick<AnswerRecord, 'verdict' | 'at'> | undefined, round: Round): Date | null {
  if (own?.verdict !== 'yes' || round.reopenedAt) return null;
  return new Date(own.at.getTime() + takeBackDays * 86_400_000);
}

/** Returns what is known of the client's opinion of a round that is not over; null if nobody was asked. */
export function stateOf(round: Round, deciding: Pick<Answer, 'verdict'> | undefined): AnswerState | null {
  if (deciding) return deciding.verdict;
  if (round.answerUntil === null) return null;
  return round.silentAt ? 'silent' : 'waiting';
}

/** Returns the fields of a claim after its last round: one that is worked on again keeps only a `no`. */
export function answerFields(
  round: Round | undefined,
  deciding: Pick<AnswerRecord, 'verdict' | 'score'> | undefined,
  isCompleted: boolean,
): { answer: AnswerState | null; score: number | null } {
  if (!round || (!isCompleted && deciding?.verdict !== 'no')) return { answer: null, score: null };
  return { answer: stateOf(round, deciding), score: deciding?.score ?? null };
}
