/** How a claim ends: what was done, with photos, each time that it was completed. */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, LongText, Nullable, Shape } from './operation';
import { WorkPhoto } from './workShapes';

const photoIds = (description: string) =>
  Type.Optional(Type.Array(Id, { maxItems: limits.imagesPerClaim * 4, description }));

/** What may be said of a claim that a move completes. Another move ignores it. */
export const finishFields = {
  done: Type.Optional(
    Nullable(LongText, {
      description:
        'If the claim is completed: what was done. Everyone who sees the claim reads it. 422 if it is missing and the settings demand it.',
    }),
  ),
  work_photo_ids: photoIds(
    'If the claim is completed: photos of its work orders that everyone who sees the claim sees as the finished work. Missing: those that contractors sent as "after".',
  ),
  image_ids: photoIds('If the claim is completed: photos of the claim that show the finished work.'),
};

/** What is known of the finished work before a claim is completed. */
export const FinishProposal = Shape('FinishProposal', {
  done: Type.String({ description: 'What the last contractor reported; empty if there is no report.' }),
  photos: Type.Array(WorkPhoto, { description: 'Photos of the finished work by contractors.' }),
  demands_text: Type.Boolean({ description: 'Whether the company demands to say what was done.' }),
  demands_photo: Type.Boolean({ description: 'Whether the company demands a photo of the finished work.' }),
});
export type FinishProposal = Static<typeof FinishProposal>;

export const claimRoundOperations = defineOperations('claimRounds', {
  getFinishProposal: {
    method: 'GET',
    path: '/logic/claim/{id}/finish',
    permission: 'claims:changeStatus',
    summary:
      'Returns what a contractor reported of the finished work, and what the company demands to complete a claim.',
    params: idParams,
    data: FinishProposal,
  },
});
