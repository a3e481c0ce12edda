/** What the client of a completed claim says of it: in the portal, and by the link of the mail. */
import { Type, type Static } from 'typebox';
import { answerProblems, scores } from './claimAnswerRules';
import { ClaimRound } from './claimRoundShapes';
import { answerVerdicts } from './claimStatus';
import { limits } from './limits';
import { defineOperations, Id, idParams, LongText, Nullable, OneOf, Shape } from './operation';

const images = { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes };

const answer = {
  verdict: OneOf(answerVerdicts, { description: 'Whether the problem is solved. With `no` the claim is reopened.' }),
  score: Type.Optional(
    Nullable(Type.Integer({ minimum: scores.min, maximum: scores.max, description: 'Only with `yes`.' })),
  ),
  comment: Type.Optional(Nullable(LongText, { description: 'With `no`, words or a photo are required.' })),
};
const answering = { files: images, body: Type.Object(answer, { additionalProperties: false }), rules: answerProblems };

/** A claim as the page of its answer shows it. */
export const LinkAnswer = Shape('LinkAnswer', {
  claim_id: Id,
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  place: Type.String({ description: 'Unit and project.' }),
  round: ClaimRound,
});
export type LinkAnswer = Static<typeof LinkAnswer>;

export const claimAnswerOperations = defineOperations('claimAnswers', {
  answerClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/answer',
    permission: 'claims:answer',
    summary:
      'Says whether the problem of a completed claim is solved. 409 if the caller has said the other, or it is too late.',
    status: 201,
    keepsKey: true,
    params: idParams,
    ...answering,
    data: ClaimRound,
  },
  takeBackAnswer: {
    method: 'DELETE',
    path: '/logic/claim/{id}/answer',
    permission: 'claims:answer',
    summary: "Takes back the caller's `yes` of the last seven days. 409 if there is none.",
    params: idParams,
    data: ClaimRound,
  },
});

/** Calls with `Authorization: Link <secret>`; an expired or unknown link gets 401. */
export const linkAnswerOperations = defineOperations('linkAnswers', {
  getLinkAnswer: {
    method: 'GET',
    path: '/logic/link/answer',
    permission: 'linkAnswers:read',
    summary: 'Returns the completed claim of the link and what its holder has said of it. Changes nothing.',
    data: LinkAnswer,
  },
  answerByLink: {
    method: 'PUT',
    path: '/logic/link/answer',
    permission: 'linkAnswers:answer',
    summary: 'Like `answerClaim`, for the claim of the link. A repetition changes nothing.',
    ...answering,
    data: LinkAnswer,
  },
  takeBackByLink: {
    method: 'DELETE',
    path: '/logic/link/answer',
    permission: 'linkAnswers:answer',
    summary: 'Like `takeBackAnswer`, for the claim of the link.',
    data: LinkAnswer,
  },
});
