import type { FastifyInstance } from 'fastify';
import { claimAnswerOperations, linkAnswerOperations } from '../../contract/claimAnswers';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { answerByLink, getLinkAnswer, takeBackByLink } from './answerLinks.service';
import { answerClaim, takeBackAnswer } from './claimAnswers.service';

/** Routes by which clients say whether a completed claim is solved: with an account, and by the link of a mail. */
export async function claimAnswerRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimAnswerOperations.answerClaim, ({ caller, params, body, files, once }) =>
    answerClaim(context, caller, params.id, body, { files, once }),
  );
  route(app, claimAnswerOperations.takeBackAnswer, ({ caller, params }) => takeBackAnswer(context, caller, params.id));
  route(app, linkAnswerOperations.getLinkAnswer, ({ caller }) => getLinkAnswer(context, caller));
  route(app, linkAnswerOperations.answerByLink, ({ caller, body, files }) =>
    answerByLink(context, caller, body, files),
  );
  route(app, linkAnswerOperations.takeBackByLink, ({ caller }) => takeBackByLink(context, caller));
}
