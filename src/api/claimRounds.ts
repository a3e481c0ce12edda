import { tagsOfClaim } from './claimCache';
import { claimAnswersGeneratedApi, type AnswerClaimApiArg } from './generated/claimAnswers.gen';
import { claimRoundsGeneratedApi } from './generated/claimRounds.gen';
import { changeMakesStale, idTag } from './tags';
import { asUploadWithProgress } from './upload';

export const claimRoundsApi = claimRoundsGeneratedApi.enhanceEndpoints({
  // Requested again each time that the dialog opens.
  endpoints: {
    getFinishProposal: { keepUnusedDataFor: 0, providesTags: (_result, _error, { id }) => [idTag('ClaimFinish', id)] },
  },
});

export const { useGetFinishProposalQuery } = claimRoundsApi;

/** An answer may reopen the claim, and a `no` is a message of its conversation too. */
const answered = changeMakesStale(({ id }: { id: number }) => [
  ...tagsOfClaim(id),
  idTag('ClaimHistory', id),
  idTag('ClaimComment', id),
]);

export const claimAnswersApi = claimAnswersGeneratedApi.enhanceEndpoints({
  endpoints: {
    answerClaim: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = answered;
    },
    takeBackAnswer: { invalidatesTags: answered },
  },
});

export const { useAnswerClaimMutation, useTakeBackAnswerMutation } = claimAnswersApi;
export type AnswerBody = AnswerClaimApiArg['body'];
