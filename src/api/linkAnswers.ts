import { linkAnswersGeneratedApi, type AnswerByLinkApiArg, type LinkAnswer } from './generated/linkAnswers.gen';
import { asMultipart } from './multipart';
import { storeFor } from './ownWork';

const calls = linkAnswersGeneratedApi.enhanceEndpoints({ endpoints: { answerByLink: asMultipart } }).endpoints;
const untracked = { track: false } as const;

export type { LinkAnswer };
export type AnswerOfLink = AnswerByLinkApiArg['body'];

/** Returns the claim of a link and what its holder has said. Rejects with an `ApiError`: 401 if the link is not valid now. */
export const loadAnswerByLink = (link: string): Promise<LinkAnswer> =>
  storeFor(link)
    .dispatch(calls.getLinkAnswer.initiate(undefined, { subscribe: false, forceRefetch: true }))
    .unwrap();

/** Says whether the claim of a link is solved. Rejects with an `ApiError`. */
export const sendAnswerByLink = (link: string, body: AnswerOfLink): Promise<LinkAnswer> =>
  storeFor(link).dispatch(calls.answerByLink.initiate({ body }, untracked)).unwrap();

/** Takes back the answer of a link. Rejects with an `ApiError`. */
export const takeBackByLink = (link: string): Promise<LinkAnswer> =>
  storeFor(link).dispatch(calls.takeBackByLink.initiate(undefined, untracked)).unwrap();
