import { sql, type SQL } from 'drizzle-orm';
import { normalizeDni } from '../../contract/documents';
import { normalizePhone } from '../../contract/phones';
import type { Found } from '../../contract/search';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import { reachableAccounts } from '../policies/people.policy';
import { visibleContractors, visibleProjects, visibleUnits, visibleWorks } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { matchesWords, runSql, wordsOf } from '../support/list';
import { suggestSearch } from '../support/suggestion';

/** Maximum results per kind. */
const maxPerKind = 6;

/**
 * Returns the records that a text finds: the claim and the work order with that number ("24", "#24"; "trabajo 24" is
 * only the work order), and clients, units, projects and contractors that contain all of its words. If there are none,
 * also a similar text that finds some.
 */
export async function searchEverything(
  { db, pool }: Context,
  caller: Caller,
  q: string,
): Promise<{ found: Found[]; suggestion?: string }> {
  const [, kind, number] = /^(reclamo|trabajo)?\s*#?\s*(\d{1,9})$/i.exec(q.trim()) ?? [];
  const isOnly = (word: string) => kind?.toLowerCase() === word;
  const [claims, accounts, units, projects, contractors, works] = await Promise.all([
    visibleClaims(db, caller),
    reachableAccounts(db, caller),
    visibleUnits(db, caller),
    visibleProjects(db, caller),
    visibleContractors(db, caller),
    visibleWorks(db, caller),
  ]);
  const parts: SQL[] = [
    ...(number && !isOnly('trabajo')
      ? [
          sql`select case c.type when 'UNIT' then 'unit_claim' else 'project_claim' end as kind, c.id,
            'Reclamo ' || c.id as title, concat_ws(' · ', t.label, u.name, p.name) as detail, 0 as rank
          from claim c join project p on p.id = c.project_id left join unit u on u.id = c.unit_id left join claim_item t on t.id = c.item_id
          where c.id = ${Number(number)} and ${claims}`,
        ]
      : []),
    ...(number && !isOnly('reclamo')
      ? [
          sql`select 'work', w.id, 'Trabajo ' || w.id, w.instructions, 4 from work_order w where w.id = ${Number(number)} and ${works}`,
        ]
      : []),
    sql`(select 'client', a.id, trim(concat_ws(' ', a.name, a.last_name)), concat_ws(' · ', 'DNI ' || a.document, a.username), 1
      from account a where a.type = 'client' and a.active and ${accounts} and ${peopleMatching(q)} order by plain_text(concat_ws(' ', a.name, a.last_name)), a.id limit ${maxPerKind})`,
    sql`(select 'unit', u.id, u.name, p.name, 2
      from unit u join project p on p.id = u.project_id where ${units} and ${matchesWords(sql`u.search_text`, q) ?? sql`true`}
      order by comparable_text(u.name) = any(${sql.param(wordsOf(q))}::text[]) desc, plain_text(u.name), u.id limit ${maxPerKind})`,
    sql`(select 'project', p.id, p.name, p.address, 3
      from project p where ${projects} and ${matchesWords(sql`p.search_text`, q) ?? sql`true`} order by plain_text(p.name), p.id limit ${maxPerKind})`,
    sql`(select 'contractor', t.id, t.name, t.phone_number, 3
      from contractor t where t.active and ${contractors} and ${matchesWords(sql`search_text(t.name, t.cuit, t.phone_number, t.email)`, q) ?? sql`true`} order by plain_text(t.name), t.id limit ${maxPerKind})`,
  ];
  const found = await runSql<Found>(
    pool,
    sql`select kind, id, title, detail from (${sql.join(parts, sql` union all `)}) as found(kind, id, title, detail, rank) order by rank, title, id`,
  );
  if (found.length > 0) return { found };
  const names = sql`(select a.search_text as text, concat_ws(' ', a.name, a.last_name) as shown from account a where a.type = 'client' and a.active and ${accounts}
    union all select u.search_text, concat_ws(' ', u.name, p.name) from unit u join project p on p.id = u.project_id where ${units}
    union all select p.search_text, concat_ws(' ', p.name, p.address) from project p where ${projects}
    union all select search_text(t.name), t.name from contractor t where t.active and ${contractors}) as names (text, shown)`;
  const suggestion = await suggestSearch(pool, q, {
    from: sql`from ${names} where true`,
    text: sql`names.text`,
    shown: sql`names.shown`,
  });
  return { found, ...(suggestion && { suggestion }) };
}

/** Finds people by every word of the row, or by a DNI or a phone in any format. */
function peopleMatching(q: string): SQL {
  const document = normalizeDni(q);
  const phone = normalizePhone(q);
  const conditions = [
    matchesWords(sql`a.search_text`, q) ?? sql`true`,
    ...(document ? [sql`a.document = ${document}`] : []),
    ...(phone ? [sql`a.phone_number = ${phone}`] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}
