import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { Day, defineOperations, Id, idParams, Nullable, OneOf, Shape } from './operation';

/** `asked`: the mail is to be sent. `sent`: it was sent, and no other one will be. */
const noticeStates = ['asked', 'sent'] as const;

/** A term of the warranty table for one unit. */
const OwnTerm = Shape('OwnTerm', {
  id: Id,
  term_id: Type.Integer({ description: 'The row of the warranty table, which may have been removed since.' }),
  claim_category_id: Id,
  category: Type.String(),
  claim_item_id: Nullable(Id),
  item: Type.String(),
  months: Type.Integer(),
  expires_on: Day,
  covers: Nullable(Type.String(), { description: 'Null for a tenant.' }),
  excludes: Nullable(Type.String(), { description: 'Null for a tenant.' }),
  notice: Nullable(OneOf(noticeStates), { description: "The owner's notice before the last day; null if none." }),
});
export type OwnTerm = Static<typeof OwnTerm>;

const OwnWarranty = Shape('OwnWarranty', {
  contract_id: Id,
  unit_id: Id,
  unit: Type.String(),
  project: Type.String(),
  is_project_closed: Type.Boolean(),
  starts_on: Day,
  is_delivery_known: Type.Boolean({ description: 'If not, the terms run from the first ownership.' }),
  is_owner: Type.Boolean({ description: 'False for the tenant.' }),
  tenant_sees: Nullable(Type.Boolean(), { description: 'Whether the tenant sees the terms; null for the tenant.' }),
  terms: Type.Array(OwnTerm),
});
export type OwnWarranty = Static<typeof OwnWarranty>;

export const ownWarrantyOperations = defineOperations('ownWarranty', {
  listOwnWarranty: {
    method: 'GET',
    path: '/logic/warranty',
    permission: 'warranty:own',
    summary:
      "Lists the caller's own units and those that it rents, if their owner lets the tenant see them, with the terms of the warranty table as it stood at each delivery, and their last days.",
    data: Type.Array(OwnWarranty),
  },
  setWarrantyNotice: {
    method: 'PUT',
    path: '/logic/contract/{id}/warranty/{term_id}/notice',
    permission: 'warranty:own',
    summary: `Asks for one e-mail ${limits.warrantyNoticeDays} days before the last day of a term of an own unit, or no longer. 422 if fewer days are left. A notice that was sent stays sent.`,
    params: Type.Object({ id: Id, term_id: Id }),
    body: Type.Object({ is_asked: Type.Boolean() }, { additionalProperties: false }),
    data: Shape('WarrantyNotice', { notice: Nullable(OneOf(noticeStates)) }),
  },
  setTenantWarranty: {
    method: 'PUT',
    path: '/logic/contract/{id}/warranty/tenant',
    permission: 'warranty:own',
    summary: 'Sets whether the tenant of an own unit sees its warranty terms.',
    params: idParams,
    body: Type.Object({ tenant_sees: Type.Boolean() }, { additionalProperties: false }),
    data: Shape('TenantWarranty', { tenant_sees: Type.Boolean() }),
  },
});
