import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { form } from './files';
import type { Answer, Caller } from './testApp';

/** Fields of a valid unit claim. */
export const unitClaimFields = (overrides: Record<string, string | number | null> = {}) => ({
  claim_location_id: 1,
  claim_location_detail_id: 1,
  claim_category_id: 1,
  claim_item_id: 1,
  description: 'La canilla gotea desde ayer',
  contact_name: 'Laura Giménez',
  contact_phone: '341 587-3201',
  preferred_date: addDays(dayInArgentina(), 3),
  ...overrides,
});

/** The ownership of a demo unit, as staff see it. */
export async function ownershipOf(staff: Caller, unit: string): Promise<number> {
  const [project, name] = unit.split('/');
  const { body } = await staff.get('/logic/unit');
  const found = body.data.find(
    (row: { name: string; project_name: string }) => row.name === name && row.project_name === project,
  );
  return found.contract_id as number;
}

/** Creates a claim and returns the whole response. */
export const raiseClaim = (
  caller: Caller,
  contractId: number,
  overrides: Record<string, string | number | null> = {},
  files: { name: string; bytes: Buffer }[] = [],
  headers?: Record<string, string>,
): Promise<Answer> =>
  caller.upload(`/logic/contract/${contractId}/unit_claim`, form(unitClaimFields(overrides), files), headers);

/** A completed claim of a client. */
export async function newCompletedClaim(staff: Caller, client: Caller, contractId: number): Promise<number> {
  const id = (await raiseClaim(client, contractId)).body.data.unit_claim.claim_id as number;
  for (const _step of ['approved', 'open', 'completed']) await staff.post(`/logic/claim/${id}/status/up`);
  return id;
}

/**
 * Calls `raise` several times, one after another, and returns the results. Of many calls at once, the last ones would
 * wait so long for a connection on a busy machine that they are refused.
 */
export async function raiseMany<Raised>(count: number, raise: () => Promise<Raised>): Promise<Raised[]> {
  const raised: Raised[] = [];
  while (raised.length < count) raised.push(await raise());
  return raised;
}
