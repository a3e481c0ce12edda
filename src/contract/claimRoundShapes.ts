/** The rounds of a claim: each time that it was completed, and what its clients said of it. */
import { Type, type Static } from 'typebox';
import { answerChannels, answerParties, answerStates, answerVerdicts } from './claimStatus';
import { Instant, Nullable, OneOf, Shape } from './operation';
import { ClaimImage } from './photos';

export const ClaimAnswer = Shape('ClaimAnswer', {
  verdict: OneOf(answerVerdicts),
  party: OneOf(answerParties),
  channel: OneOf(answerChannels),
  score: Nullable(Type.Integer()),
  comment: Nullable(Type.String()),
  at: Instant,
  is_own: Type.Boolean(),
  is_deciding: Type.Boolean({ description: 'Whether the state of the claim follows it: that of the owner does.' }),
});
export type ClaimAnswer = Static<typeof ClaimAnswer>;

export const ClaimRound = Shape('ClaimRound', {
  round: Type.Integer({ description: '1 for the first time that the claim was completed.' }),
  done: Nullable(Type.String(), { description: 'What was done; null if nobody said it.' }),
  ended_at: Instant,
  reopened_at: Nullable(Instant, { description: 'When the claim was reopened after it; null if it was not.' }),
  photos: Type.Array(ClaimImage, { description: 'Photos of the finished work.' }),
  answer_state: Type.Optional(
    OneOf(answerStates, { description: 'Missing if nobody was asked, or the caller may not know it.' }),
  ),
  answer_until: Type.Optional(Nullable(Instant, { description: 'Until when an answer is expected; null if none is.' })),
  can_answer: Type.Optional(Type.Boolean({ description: 'Whether the caller can say whether it is solved.' })),
  take_back_until: Type.Optional(
    Nullable(Instant, { description: "Until when the caller's `yes` can be taken back; null if it cannot." }),
  ),
  answers: Type.Optional(
    Type.Array(ClaimAnswer, { description: 'All answers for staff, for others their own; oldest first.' }),
  ),
});
export type ClaimRound = Static<typeof ClaimRound>;

/** In calls for one claim. */
export const roundFields = {
  rounds: Type.Optional(
    Type.Array(ClaimRound, { description: 'Each time that the claim was completed, oldest first; missing if never.' }),
  ),
  complaints: Type.Optional(
    Type.Integer({ description: 'Formal complaints about the claim that the caller sees; missing if there are none.' }),
  ),
};
