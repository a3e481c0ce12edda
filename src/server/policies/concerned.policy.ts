import type pg from 'pg';
import type { Change } from '../../contract/events';

/**
 * Returns the accounts that own a changed record, now or formerly, under any policy of this folder: no other account
 * can see these records with the scope `own`. The policies decide which of these accounts really see them. This query
 * runs once per change, whereas the policies run once per person. A test compares both over every account and record of
 * the demo.
 */
export async function concernedAccounts(pool: pg.Pool, changes: Change[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'concerned-accounts',
    text: `
      with changed as (select * from unnest($1::text[], $2::int[]) c (kind, id)),
        place as (
          select c.unit_id, c.project_id from changed h join claim c on c.id = h.id where h.kind in ('unitClaim', 'projectClaim')
          union select u.id, u.project_id from changed h join unit u on u.id = h.id where h.kind = 'unit'
          union select u.id, u.project_id from changed h join lease_request r on r.id = h.id join contract k on k.id = r.contract_id
            join unit u on u.id = k.unit_id where h.kind = 'leaseRequest'
          union select null, h.id from changed h where h.kind = 'project'
          union select v.unit_id, v.project_id from changed h join visit v on v.id = h.id where h.kind = 'visit'
        )
      select k.client_id as id from place join contract k using (unit_id)
      union select l.tenant_id from place join lease_contract l using (unit_id)
      union select p.consortium_id from place join project p on p.id = place.project_id where p.consortium_id is not null`,
    values: [changes.map(({ kind }) => kind), changes.map(({ id }) => id)],
  });
  return new Set(rows.map(({ id }) => id));
}
