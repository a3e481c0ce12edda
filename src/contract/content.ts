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
    Type.Boolean({ description: 'It came with the template, and nobody at the company has reviewed it yet.' }),
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
    summary: 'The warranty table, by category and item.',
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
    summary: 'Fills the empty warranty table with usual terms, to be reviewed; 409 where there are terms.',
    data: Type.Array(WarrantyTerm),
  },
  approveWarrantyTemplate: {
    method: 'POST',
    path: '/model/warranty_term/template/approve',
    permission: 'warranty:manage',
    summary: 'Says that the terms of the template have been reviewed: they are the own ones from now on.',
    data: Type.Array(WarrantyTerm),
  },
  updateWarrantyTerm: {
    method: 'PUT',
    path: '/model/warranty_term/{id}',
    permission: 'warranty:manage',
    summary: 'Edits a warranty term.',
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
