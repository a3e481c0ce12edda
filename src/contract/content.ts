import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { Day, defineOperations, Id, idParams, Instant, Nullable, Shape, Text, Version } from './operation';

export const WarrantyTerm = Shape('WarrantyTerm', {
  id: Id,
  claim_category_id: Nullable(Id, { description: 'Null for a term of the common parts of a building.' }),
  category: Type.String(),
  claim_item_id: Nullable(Id),
  item: Type.String(),
  months: Type.Integer(),
  covers: Type.String(),
  excludes: Type.String(),
  project: Type.Optional(
    Nullable(Type.Object({ id: Id, name: Type.String() }), {
      description: 'The project that the term is for; null for the table of the company.',
    }),
  ),
  place: Type.Optional(
    Nullable(Type.String(), { description: 'Place of a building that a term of common parts is for; null for all.' }),
  ),
  manual: Type.Optional(Nullable(Type.String(), { description: 'Heading of the maintenance manual on the item.' })),
  counts_from: Type.Optional(
    Nullable(Day, { description: 'First day of the deliveries that it is for; null for all deliveries.' }),
  ),
  is_template: Type.Optional(
    Type.Boolean({ description: 'Whether the term comes from the template and the company has not reviewed it yet.' }),
  ),
  version: Version,
});
export type WarrantyTerm = Static<typeof WarrantyTerm>;

export const WarrantyVersion = Shape('WarrantyVersion', {
  id: Id,
  category: Type.String(),
  item: Type.String(),
  project: Nullable(Type.String()),
  months: Nullable(Type.Integer(), { description: 'Null if the term was removed.' }),
  former_months: Nullable(Type.Integer(), { description: 'Months of the version before; null if there is none.' }),
  counts_from: Nullable(Day),
  created_at: Instant,
  created_by: Nullable(Type.String()),
});
export type WarrantyVersion = Static<typeof WarrantyVersion>;

/** A term as it stood at the delivery of a unit or of a building. */
export const UnitWarranty = Shape('UnitWarranty', {
  id: Id,
  claim_category_id: Nullable(Id),
  category: Type.String(),
  claim_item_id: Nullable(Id),
  place: Nullable(Type.String()),
  item: Type.String(),
  months: Type.Integer(),
  expires_on: Day,
  covers: Type.String(),
  excludes: Type.String(),
  manual: Nullable(Type.String()),
  table_of: Day,
});
export type UnitWarranty = Static<typeof UnitWarranty>;

const countsFrom = Type.Optional(
  Nullable(Day, {
    description: 'First day of the deliveries that the change is for; null for all deliveries. Claims keep their term.',
  }),
);

const body = Type.Object(
  {
    claim_category_id: Nullable(Id),
    claim_item_id: Type.Optional(Nullable(Id)),
    project_id: Type.Optional(Nullable(Id)),
    place: Type.Optional(Nullable(Text)),
    manual: Type.Optional(Nullable(Text)),
    counts_from: countsFrom,
    item: Text,
    months: Type.Integer({ minimum: 0, maximum: 600 }),
    covers: Type.String({ maxLength: limits.longTextMax }),
    excludes: Type.String({ maxLength: limits.longTextMax }),
    version: Type.Optional(Version),
  },
  { additionalProperties: false },
);

export const contentOperations = defineOperations('content', {
  listWarrantyTerms: {
    method: 'GET',
    path: '/model/warranty_term',
    permission: 'warranty:read',
    summary: 'Lists the warranty terms, by category and item.',
    data: Type.Array(WarrantyTerm),
  },
  createWarrantyTerm: {
    method: 'POST',
    path: '/model/warranty_term',
    permission: 'warranty:manage',
    summary: 'Adds a warranty term, for all deliveries unless `counts_from` says otherwise.',
    status: 201,
    body,
    data: WarrantyTerm,
  },
  startWarrantyFromTemplate: {
    method: 'POST',
    path: '/model/warranty_term/template',
    permission: 'warranty:manage',
    summary:
      'Fills the empty warranty table with the terms of the template, which are to be reviewed. 409 if the table has terms.',
    data: Type.Array(WarrantyTerm),
  },
  approveWarrantyTemplate: {
    method: 'POST',
    path: '/model/warranty_term/template/approve',
    permission: 'warranty:manage',
    summary: 'Marks all terms of the template as reviewed.',
    data: Type.Array(WarrantyTerm),
  },
  updateWarrantyTerm: {
    method: 'PUT',
    path: '/model/warranty_term/{id}',
    permission: 'warranty:manage',
    summary:
      'Edits a warranty term, for deliveries from today unless `counts_from` says otherwise. With `version`, 409 if another user has edited it since.',
    params: idParams,
    body,
    data: WarrantyTerm,
  },
  deleteWarrantyTerm: {
    method: 'DELETE',
    path: '/model/warranty_term/{id}',
    permission: 'warranty:manage',
    summary: 'Deletes a warranty term, for deliveries from today unless `counts_from` says otherwise.',
    params: idParams,
    query: Type.Object(
      { counts_from: Type.Optional(Day), all: Type.Optional(Type.Literal(true)) },
      { additionalProperties: false },
    ),
    data: WarrantyTerm,
  },
  listWarrantyVersions: {
    method: 'GET',
    path: '/model/warranty_term/version',
    permission: 'warranty:manage',
    summary: 'Lists the edits of the warranty table, newest first; at most 500.',
    data: Type.Array(WarrantyVersion),
  },
  listOwnershipWarranty: {
    method: 'GET',
    path: '/logic/contract/{id}/warranty',
    permission: 'unitClaims:create',
    summary:
      'Lists the warranty terms of the unit of an ownership, with their last days, as the table stood at its delivery.',
    params: idParams,
    data: Type.Array(UnitWarranty),
  },
  listProjectWarranty: {
    method: 'GET',
    path: '/logic/project/{id}/warranty',
    permission: 'projectClaims:read',
    summary:
      'Lists the warranty terms of the common parts of a building, with their last days, as the table stood at its delivery; none without a delivery date.',
    params: idParams,
    data: Type.Array(UnitWarranty),
  },
});
