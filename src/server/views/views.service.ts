import type { Static } from 'typebox';
import type { SavedView, viewOperations } from '../../contract/views';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { withConstraints } from '../support/constraints';
import { createOnce, type Once } from '../support/createOnce';
import { notFound } from '../support/errors';
import { findView, insertView, lockOwnView, removeView, saveView } from './views.repository';

const viewText = {
  unknown: 'No encontramos esa vista.',
  nameTaken: 'Ya tenés una vista con ese nombre.',
} as const;

const uniqueMessages = { saved_view_name_key: [viewText.nameTaken, 'name'] } satisfies Record<string, [string, string]>;

async function getView(context: Context, caller: Caller, id: number): Promise<SavedView> {
  const view = await findView(context, caller, id);
  if (!view) throw notFound(viewText.unknown);
  return view;
}

/** Saves a view under a name. Throws 409 if the caller has one with that name for the list. */
export async function createView(
  context: Context,
  caller: Caller,
  { list, name, query, is_shared: isShared }: Static<typeof viewOperations.createSavedView.body>,
  once: Once,
): Promise<SavedView> {
  const values = { ownerId: caller.user.id, list, name: name.trim(), query, isShared };
  const id = await createOnce(context.db, once, (tx) => withConstraints(uniqueMessages, () => insertView(tx, values)));
  return getView(context, caller, id);
}

/** Changes the caller's own view. Throws 404 for another user's, and 409 if the name is taken. */
export async function updateView(
  context: Context,
  caller: Caller,
  id: number,
  { name, query, is_shared: isShared }: Static<typeof viewOperations.updateSavedView.body>,
): Promise<SavedView> {
  await context.db.transaction(async (tx) => {
    await requireOwn(tx, caller, id);
    await withConstraints(uniqueMessages, () => saveView(tx, id, { name: name.trim(), query, isShared }));
  });
  return getView(context, caller, id);
}

/** Deletes the caller's own view and returns it. Throws 404 for another user's. */
export async function deleteView(context: Context, caller: Caller, id: number): Promise<SavedView> {
  const view = await getView(context, caller, id);
  await context.db.transaction(async (tx) => {
    await requireOwn(tx, caller, id);
    await removeView(tx, id);
  });
  return view;
}

async function requireOwn(tx: Executor, caller: Caller, id: number): Promise<void> {
  if (!(await lockOwnView(tx, caller, id))) throw notFound(viewText.unknown);
}
