import { tagsOfClaim } from './claimCache';
import { claimAnswersGeneratedApi, type AnswerClaimApiArg } from './generated/claimAnswers.gen';
import { changeMakesStale, idTag } from './tags';
import { asUploadWithProgress } from './upload';

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
