import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, Nullable, Shape, Text, Version } from './operation';

export const WarrantyTerm = Shape('WarrantyTerm', {
  id: Id,
  claim_category_id: Id,
  category: Type.String(),
  claim_item_id: Nullable(Id),
  item: Type.String(),
  months: Type.Integer(),
  covers: Type.String(),
  excludes: Type.String(),
  is_template: Type.Optional(
    Type.Boolean({ description: 'Whether the term comes from the template and the company has not reviewed it yet.' }),
  ),
  version: Version,
});
export type WarrantyTerm = Static<typeof WarrantyTerm>;

const body = Type.Object(
  {
    claim_category_id: Id,
    claim_item_id: Type.Optional(Nullable(Id)),
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
    summary: 'Adds a warranty term.',
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
    summary: 'Edits a warranty term. With `version`, 409 if another user has edited it since.',
    params: idParams,
    body,
    data: WarrantyTerm,
  },
  deleteWarrantyTerm: {
    method: 'DELETE',
    path: '/model/warranty_term/{id}',
    permission: 'warranty:manage',
    summary: 'Deletes a warranty term.',
    params: idParams,
    data: WarrantyTerm,
  },
});
