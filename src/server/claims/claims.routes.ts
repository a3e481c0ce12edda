import type { FastifyInstance } from 'fastify';
import { claimResponsibleOperations } from '../../contract/claimResponsible';
import { claimOperations } from '../../contract/claims';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { LongList } from '../plugins/operationTypes';
import { mapBatches } from '../support/batches';
import { toListResponse, type ListQuery } from '../support/list';
import { changePrice, changePriority, moveClaim } from './claimChange.service';
import { decideClaim } from './claimDecision.service';
import { correctProjectClaim, correctUnitClaim, withdrawClaim } from './claimCorrect.service';
import { createProjectClaim, createUnitClaim } from './claimCreate.service';
import { assignClaim } from './claimResponsible.service';
import { projectClaimExport, unitClaimExport } from './claimExport';
import { claimText } from './claimText';
import { searchProjectClaims, searchUnitClaims, type ClaimSearch } from './claimList.repository';
import { withReading } from './claimReading.service';
import { toProjectClaim, toUnitClaim } from './claimShape';
import { getProjectClaim, getUnitClaim, getFinishProposal } from './claims.service';
import { undoMove } from './claimUndo.service';
import { addComment, attachImages, listComments, listHistory, resumeClaim } from './claimTalk.service';
import { claimRoundOperations } from '../../contract/claimRounds';
import { claimNewsOperations } from '../../contract/claimNews';
import { readNews } from './claimNews.repository';
import { countUnreadClaims, markClaims } from './claimNews.service';
import { claimNoteOperations } from '../../contract/claimNotes';
import { addNote, editNote, listColleagues, listNotes, withdrawNote } from './claimNotes.service';
import { claimViewerOperations } from '../../contract/claimViewers';
import { claimAnswerOperations, linkAnswerOperations } from '../../contract/claimAnswers';
import { leaveClaim, listViewers, recordViewer } from './claimViewers.service';
import { answerByLink, getLinkAnswer, takeBackByLink } from './answerLinks.service';
import { answerClaim, takeBackAnswer } from './claimAnswers.service';

export async function claimRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, claimOperations.listUnitClaims, async ({ caller, query }, reading) => {
    const reader = { user: caller.user, fileSecret: reading.fileSecret };
    const search = await searchUnitClaims(reading, caller, query);
    return listResponse(
      query,
      search,
      (row) => toUnitClaim(row, reader),
      (claims) => withReading(reading, caller, claims),
    );
  });
  readRoute(app, claimOperations.listProjectClaims, async ({ caller, query }, reading) => {
    const reader = { user: caller.user, fileSecret: reading.fileSecret };
    const search = await searchProjectClaims(reading, caller, query);
    return listResponse(
      query,
      search,
      (row) => toProjectClaim(row, reader),
      (claims) => withReading(reading, caller, claims),
    );
  });
  readRoute(
    app,
    claimOperations.exportUnitClaims,
    async ({ caller, query: { format, columns, ...query } }, reading) => {
      const reader = { user: caller.user, fileSecret: reading.fileSecret };
      const { batches } = await searchUnitClaims(reading, caller, query);
      return exportFile({
        user: caller.user,
        name: claimText.unitClaimsFile,
        columns: unitClaimExport,
        titles: columnText.unitClaims,
        requestedColumns: columns,
        format,
        batches: mapBatches(batches(), (row) => toUnitClaim(row, reader).unit_claim),
      });
    },
  );
  readRoute(
    app,
    claimOperations.exportProjectClaims,
    async ({ caller, query: { format, columns, ...query } }, reading) => {
      const reader = { user: caller.user, fileSecret: reading.fileSecret };
      const { batches } = await searchProjectClaims(reading, caller, query);
      return exportFile({
        user: caller.user,
        name: claimText.projectClaimsFile,
        columns: projectClaimExport,
        titles: columnText.projectClaims,
        requestedColumns: columns,
        format,
        batches: mapBatches(batches(), (row) => {
          const { project_claim: claim, created_by } = toProjectClaim(row, reader);
          return { ...claim, created_by };
        }),
      });
    },
  );
  route(app, claimOperations.getUnitClaim, ({ caller, params }) => getUnitClaim(context, caller, params.id));
  route(app, claimOperations.getProjectClaim, ({ caller, params }) => getProjectClaim(context, caller, params.id));

  route(app, claimOperations.createUnitClaim, ({ caller, params, body, files, once }) =>
    createUnitClaim(context, { caller, subjectId: params.id, body, files, once }),
  );
  route(app, claimOperations.createProjectClaim, ({ caller, params, body, files, once }) =>
    createProjectClaim(context, { caller, subjectId: params.id, body, files, once }),
  );

  route(app, claimOperations.moveUpClaim, ({ caller, params, query, body: finish }) =>
    moveClaim(context, caller, params.id, 'up', query.from, { decision: query.decision, finish }),
  );
  route(app, claimOperations.rejectClaim, ({ caller, params, query, body }) =>
    moveClaim(context, caller, params.id, 'reject', query.from, body ?? {}),
  );
  route(app, claimOperations.decideClaim, ({ caller, params, body }) => decideClaim(context, caller, params.id, body));
  route(app, claimOperations.reopenClaim, ({ caller, params, query }) =>
    moveClaim(context, caller, params.id, 'reopen', query.from),
  );
  route(app, claimRoundOperations.getFinishProposal, ({ caller, params }) =>
    getFinishProposal(context, caller, params.id),
  );
  route(app, claimOperations.undoClaimMove, ({ caller, params, query }) =>
    undoMove(context, caller, params.id, query.from),
  );
  route(app, claimOperations.withdrawClaim, ({ caller, params, query, body }) =>
    withdrawClaim(context, caller, params.id, body.reason ?? '', query.from),
  );
  route(app, claimOperations.correctUnitClaim, ({ caller, params, body }) =>
    correctUnitClaim(context, caller, params.id, body),
  );
  route(app, claimOperations.correctProjectClaim, ({ caller, params, body }) =>
    correctProjectClaim(context, caller, params.id, body),
  );
  route(app, claimOperations.setUnitClaimPriority, ({ caller, params, body }) =>
    changePriority(context, caller, params.id, body.priority, body.from),
  );
  route(app, claimOperations.setClaimRepairPrice, ({ caller, params, body }) =>
    changePrice(context, caller, params.id, body.repair_price, body.from),
  );

  route(app, claimResponsibleOperations.setClaimResponsible, ({ caller, params, body }) =>
    assignClaim(context, caller, params.id, body.responsible_id, body.from),
  );

  route(app, claimOperations.listClaimComments, ({ caller, params }) => listComments(context, caller, params.id));
  route(app, claimOperations.addClaimComment, ({ caller, params, body, once }) =>
    addComment(context, caller, params.id, body, once),
  );
  route(app, claimOperations.resumeClaim, ({ caller, params }) => resumeClaim(context, caller, params.id));
  route(app, claimOperations.attachClaimImages, ({ caller, params, files, once }) =>
    attachImages(context, caller, params.id, files, once),
  );
  route(app, claimOperations.listClaimHistory, ({ caller, params }) => listHistory(context, caller, params.id));
}

/** Returns a page, completed for its reader, with the total number of matches; all matches if there is no `page`. */
function listResponse<Row, Shape>(
  query: ListQuery,
  search: ClaimSearch<Row>,
  toShape: (row: Row) => Shape,
  complete: (claims: Shape[]) => Promise<Shape[]>,
) {
  if (query.page === undefined) return new LongList(mapBatches(search.batches(), toShape));
  return toListResponse(
    query,
    search.rows().then((rows) => complete(rows.map(toShape))),
    search.count,
    search.suggest,
  );
}

export async function claimNewsRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimNewsOperations.listClaimNews, ({ caller, query }) =>
    readNews(context, caller, (query.ids ?? '').split(',').filter(Boolean).map(Number)),
  );
  route(app, claimNewsOperations.countUnreadClaims, ({ caller }) => countUnreadClaims(context, caller));
  route(app, claimNewsOperations.markClaims, ({ caller, body }) => markClaims(context, caller, body));
}

export async function claimNoteRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimNoteOperations.listClaimNotes, ({ caller, params }) => listNotes(context, caller, params.id));
  route(app, claimNoteOperations.addClaimNote, ({ caller, params, body, files, once }) =>
    addNote(context, caller, params.id, { body, files, once }),
  );
  route(app, claimNoteOperations.editClaimNote, ({ caller, params, body }) =>
    editNote(context, caller, params.id, body),
  );
  route(app, claimNoteOperations.withdrawClaimNote, ({ caller, params }) => withdrawNote(context, caller, params.id));
  route(app, claimNoteOperations.listColleagues, () => listColleagues(context));
}

export async function claimViewerRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimViewerOperations.listClaimViewers, ({ caller, params }) => listViewers(context, caller, params.id));
  route(app, claimViewerOperations.reportViewing, ({ caller, params }) =>
    recordViewer(context, caller, params.id, params.seat),
  );
  route(app, claimViewerOperations.leaveClaim, ({ caller, params }) =>
    leaveClaim(context, caller, params.id, params.seat),
  );
}

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
