import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, LongText, Shape } from './operation';

export const SavedReply = Shape('SavedReply', {
  id: Id,
  name: Type.String(),
  text: Type.String({
    description:
      'May contain the placeholders `{nombre}`, `{unidad}`, `{reclamo}` and `{fecha}`, which are filled with the data of the claim.',
  }),
  is_shared: Type.Boolean({ description: 'Whether all staff can use it.' }),
  is_own: Type.Boolean(),
  owner_name: Type.String(),
});
export type SavedReply = Static<typeof SavedReply>;

const body = Type.Object(
  { name: Type.String({ maxLength: limits.viewNameMax }), text: LongText, is_shared: Type.Boolean() },
  { additionalProperties: false },
);

/** Saved replies of staff: the user's own, and those shared by others. */
export const replyOperations = defineOperations('replies', {
  listSavedReplies: {
    method: 'GET',
    path: '/logic/reply',
    permission: 'replies:use',
    summary: "Lists the caller's own saved replies and those that others share, by name.",
    data: Type.Array(SavedReply),
  },
  createSavedReply: {
    method: 'POST',
    path: '/logic/reply',
    permission: 'replies:use',
    summary: 'Saves a reply under a name. 409 if the caller already has one with that name.',
    status: 201,
    body,
    data: SavedReply,
  },
  updateSavedReply: {
    method: 'PUT',
    path: '/logic/reply/{id}',
    permission: 'replies:use',
    summary: "Edits the caller's own saved reply.",
    params: idParams,
    body,
    data: SavedReply,
  },
  deleteSavedReply: {
    method: 'DELETE',
    path: '/logic/reply/{id}',
    permission: 'replies:use',
    summary: "Deletes the caller's own saved reply.",
    params: idParams,
    data: SavedReply,
  },
});
