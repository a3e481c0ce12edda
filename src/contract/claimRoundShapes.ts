/** The rounds of a claim: each time that it was completed. */
import { Type, type Static } from 'typebox';
import { ClaimImage } from './claimImage';
import { Instant, Nullable, Shape } from './operation';

export const ClaimRound = Shape('ClaimRound', {
  round: Type.Integer({ description: '1 for the first time that the claim was completed.' }),
  done: Nullable(Type.String(), { description: 'What was done; null if nobody said it.' }),
  ended_at: Instant,
  reopened_at: Nullable(Instant, { description: 'When the claim was reopened after it; null if it was not.' }),
  photos: Type.Array(ClaimImage, { description: 'Photos of the finished work.' }),
});
export type ClaimRound = Static<typeof ClaimRound>;

/** Of a claim that was completed, in calls for one claim. */
export const roundFields = {
  rounds: Type.Optional(
    Type.Array(ClaimRound, { description: 'Each time that the claim was completed, oldest first; missing if never.' }),
  ),
};
