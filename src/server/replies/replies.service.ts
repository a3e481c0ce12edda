import type { Static } from 'typebox';
import type { replyOperations, SavedReply } from '../../contract/replies';
import { savedReplyProblems } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { withConstraints } from '../support/constraints';
import { createOnce, type Once } from '../support/createOnce';
import { notFound, requireRules } from '../support/errors';
import { findReply, insertReply, lockOwnReply, removeReply, saveReply, type ReplyValues } from './replies.repository';

const repliesText = {
  unknown: 'No encontramos esa respuesta guardada.',
  nameTaken: 'Ya tenés una respuesta con ese nombre.',
} as const;

type Body = Static<typeof replyOperations.createSavedReply.body>;

const uniqueMessages = { saved_reply_name_key: [repliesText.nameTaken, 'name'] } satisfies Record<
  string,
  [string, string]
>;

/** Converts a valid body to the stored values. Throws 422. */
function valuesOf(body: Body): ReplyValues {
  requireRules(savedReplyProblems(body));
  return { name: body.name.trim(), text: body.text.trim(), isShared: body.is_shared };
}

async function getReply({ db }: Context, caller: Caller, id: number): Promise<SavedReply> {
  const reply = await findReply(db, caller, id);
  if (!reply) throw notFound(repliesText.unknown);
  return reply;
}

/** Saves a reply under a name. Throws 422, and 409 if the caller has one with that name. */
export async function createReply(context: Context, caller: Caller, body: Body, once: Once): Promise<SavedReply> {
  const values = { ...valuesOf(body), ownerId: caller.user.id };
  const id = await createOnce(context.db, once, (tx) => withConstraints(uniqueMessages, () => insertReply(tx, values)));
  return getReply(context, caller, id);
}

/** Changes the caller's own reply. Throws 422, 404 for another user's, and 409 if the name is taken. */
export async function updateReply(context: Context, caller: Caller, id: number, body: Body): Promise<SavedReply> {
  const values = valuesOf(body);
  await context.db.transaction(async (tx) => {
    await requireOwn(tx, caller, id);
    await withConstraints(uniqueMessages, () => saveReply(tx, id, values));
  });
  return getReply(context, caller, id);
}

/** Deletes the caller's own reply and returns it. Throws 404 for another user's. */
export async function deleteReply(context: Context, caller: Caller, id: number): Promise<SavedReply> {
  const reply = await getReply(context, caller, id);
  await context.db.transaction(async (tx) => {
    await requireOwn(tx, caller, id);
    await removeReply(tx, id);
  });
  return reply;
}

async function requireOwn(tx: Executor, caller: Caller, id: number): Promise<void> {
  if (!(await lockOwnReply(tx, caller, id))) throw notFound(repliesText.unknown);
}
