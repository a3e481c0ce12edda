import { sql, type SQL } from 'drizzle-orm';
import { completedClaimStatus, nextStates, openClaimStatuses } from '../../contract/claimStatus';
import { claimsAtPlace, isAhead, waitsForResident } from '../policies/visits.policy';
import { codeList } from '../support/columns';

const hasVisit = (condition: SQL): SQL => sql`exists (select 1 from visit v where ${claimsAtPlace} and ${condition})`;

/** The expression for which of `nextStates` a claim `c` is in; null if nothing is waited for. */
export const nextState: SQL = sql`case
  when c.status = ${completedClaimStatus} then case when c.answer = 'waiting' then 'you' end
  when c.status not in (${codeList(openClaimStatuses)}) then null
  when exists (select 1 from claim_pause q where q.claim_id = c.id and q.ended_at is null) then 'you'
  when ${hasVisit(waitsForResident)} then 'you'
  when ${hasVisit(isAhead)} then 'visit'
  else 'company' end`;

/** Returns the condition on claims `c` for the states of a filter such as `you,visit`. */
export function isNext(states: string | undefined): SQL | undefined {
  const selected = nextStates.filter((state) => states?.split(',').includes(state));
  return selected.length > 0 ? sql`${nextState} in (${codeList(selected)})` : undefined;
}
