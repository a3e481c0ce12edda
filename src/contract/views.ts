import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, OneOf, Shape } from './operation';

export const viewedLists = [
  'unit_claims',
  'project_claims',
  'clients',
  'units',
  'leases',
  'projects',
  'users',
  'contractors',
  'complaints',
  'costs',
  'works',
] as const;
export type ViewedList = (typeof viewedLists)[number];

export const SavedView = Shape('SavedView', {
  id: Id,
  list: OneOf(viewedLists),
  name: Type.String(),
  query: Type.String({ description: 'Filters, sorting and search of the list, as its address contains them.' }),
  is_shared: Type.Boolean({ description: 'Whether all staff can use it.' }),
  is_own: Type.Boolean(),
  owner_name: Type.String(),
});
export type SavedView = Static<typeof SavedView>;

const Name = Type.String({ pattern: '\\S', maxLength: limits.viewNameMax });
const Query = Type.String({ maxLength: limits.listQueryMax });

export const viewOperations = defineOperations('views', {
  listSavedViews: {
    method: 'GET',
    path: '/logic/view',
    permission: 'views:use',
    summary: "Lists the caller's own views of a list and those that others share, by name.",
    query: Type.Object({ list: OneOf(viewedLists) }, { additionalProperties: false }),
    data: Type.Array(SavedView),
  },
  createSavedView: {
    method: 'POST',
    path: '/logic/view',
    permission: 'views:use',
    summary: 'Saves a view under a name.',
    status: 201,
    body: Type.Object(
      { list: OneOf(viewedLists), name: Name, query: Query, is_shared: Type.Boolean() },
      { additionalProperties: false },
    ),
    data: SavedView,
  },
  updateSavedView: {
    method: 'PUT',
    path: '/logic/view/{id}',
    permission: 'views:use',
    summary: "Edits the caller's own view.",
    params: idParams,
    body: Type.Object({ name: Name, query: Query, is_shared: Type.Boolean() }, { additionalProperties: false }),
    data: SavedView,
  },
  deleteSavedView: {
    method: 'DELETE',
    path: '/logic/view/{id}',
    permission: 'views:use',
    summary: "Deletes the caller's own view.",
    params: idParams,
    data: SavedView,
  },
});
