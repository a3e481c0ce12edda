import type { FastifyInstance } from 'fastify';
import { claimNoteOperations } from '../../contract/claimNotes';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { addNote, editNote, listColleagues, listNotes, withdrawNote } from './claimNotes.service';

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
