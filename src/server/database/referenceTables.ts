import type pg from 'pg';
import { claimStatuses, openClaimStatuses } from '../../contract/claimStatus';
import { isStaff, roles } from '../../contract/permissions';
import { claimPriorityLabels, claimStatusLabels, leaseStatusLabels } from '../../contract/statusText';

type Row = { code: string } & Record<string, string | boolean>;

interface ReferenceTable {
  name: string;
  /** The columns besides `code`, with their types. */
  columns: Record<string, 'text' | 'boolean'>;
  rows: Row[];
  /** Statement that updates data computed from the rows whose codes are in the array `$1`. */
  renew: string;
}

const labelled = (labels: Record<string, string>): Pick<ReferenceTable, 'columns' | 'rows'> => ({
  columns: { label: 'text' },
  rows: Object.entries(labels).map(([code, label]) => ({ code, label })),
});

const tables: ReferenceTable[] = [
  {
    name: 'user_type',
    columns: { is_staff: 'boolean' },
    rows: roles.map((code) => ({ code, is_staff: isStaff(code) })),
    // Whether a claim waits for a reply depends on which of its authors and actors are staff.
    renew: `select refresh_claim_talk(array(
      select m.claim_id from claim_comment m join account a on a.id = m.created_by where a.type = any($1)
      union select h.claim_id from claim_change h join account a on a.id = h.created_by where h.field = 'status' and a.type = any($1)))`,
  },
  // A changed search text makes the row's trigger rewrite it with the new label.
  {
    name: 'claim_status',
    columns: { label: 'text', is_open: 'boolean' },
    rows: claimStatuses.map((code) => ({
      code,
      label: claimStatusLabels[code],
      is_open: openClaimStatuses.includes(code),
    })),
    renew: "update claim set search_text = '' where status = any($1)",
  },
  {
    name: 'claim_priority',
    ...labelled(claimPriorityLabels),
    renew: "update claim set search_text = '' where priority = any($1)",
  },
  {
    name: 'lease_status',
    ...labelled(leaseStatusLabels),
    renew: "update lease_request set search_text = '' where status = any($1)",
  },
];

/**
 * Copies the codes that SQL needs from the contract: user types, statuses, priorities and their labels. It only writes
 * rows that differ, and updates the data computed from them. A code that the contract no longer has stays, because rows
 * may still refer to it and a process of the previous version may still write it.
 */
export async function syncReferenceTables(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    for (const table of tables) await syncTable(client, table);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function syncTable(client: pg.ClientBase, { name, columns, rows, renew }: ReferenceTable): Promise<void> {
  const names = Object.keys(columns);
  const { rows: changedRows } = await client.query<{ code: string }>(
    `insert into ${name} (code, ${names.join(', ')})
     select r.code, ${names.map((column) => `r.${column}`).join(', ')}
     from json_to_recordset($1) as r(code text, ${names.map((column) => `${column} ${columns[column]}`).join(', ')})
     where not exists (select 1 from ${name} t where t.code = r.code and ${names.map((column) => `t.${column} = r.${column}`).join(' and ')})
     on conflict (code) do update set ${names.map((column) => `${column} = excluded.${column}`).join(', ')}
     returning code`,
    [JSON.stringify(rows)],
  );
  if (changedRows.length > 0) await client.query(renew, [changedRows.map(({ code }) => code)]);
}
