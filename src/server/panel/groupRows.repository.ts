import { sql, type SQL } from 'drizzle-orm';
import type { PanelRow } from '../../contract/panel';
import type { PanelDivision } from '../../contract/panelFigures';
import type { Context } from '../context';
import { nameOf } from '../support/columns';
import { runSql } from '../support/list';

/** The name of the record that a key identifies; the other keys are codes, numbers and months. */
const labels: Partial<Record<PanelDivision, SQL>> = {
  project: sql`(select p.name from project p where p.id = g.key::int)`,
  category: sql`(select t.label from claim_category t where t.id = g.key::int)`,
  contractor: sql`(select t.name from contractor t where t.id = g.key::int)`,
  responsible: sql`(select ${nameOf(sql`a`)} from account a where a.id = g.key::int)`,
};

interface Grouping {
  /** One row per case, with a column of the name of each division, null if the case belongs to none. */
  rows: SQL;
  by: readonly PanelDivision[];
  /** The numbers of a group of `r`, by name. */
  numbers: Record<string, SQL>;
}

/** Computes the numbers of all cases (`all`), and for each division those of each of its parts, in one reading of the cases. */
export function groupRows({ pool }: Pick<Context, 'pool'>, { rows, by, numbers }: Grouping): Promise<PanelRow[]> {
  const column = (division: PanelDivision) => sql.raw(`r.${division}`);
  const cases = (value: (division: PanelDivision) => SQL) =>
    sql.join(
      by.map((division) => sql`when grouping(${column(division)}) = 0 then ${value(division)}`),
      sql` `,
    );
  const label = sql.join(
    Object.entries(labels).map(([division, name]) => sql`when g.by = ${sql.raw(`'${division}'`)} then ${name}`),
    sql` `,
  );
  const values = sql.join(
    Object.entries(numbers).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  );
  return runSql<PanelRow>(
    pool,
    sql`select g.by, g.key, case ${label} end as label, g.numbers from (
        select case ${cases((division) => sql.raw(`'${division}'`))} else 'all' end as by,
          case ${cases((division) => sql`${column(division)}::text`)} else '' end as key,
          json_build_object(${values}) as numbers
        from (${rows}) r
        group by grouping sets ((), ${sql.join(
          by.map((division) => sql`(${column(division)})`),
          sql`, `,
        )})
      ) g where g.key is not null order by g.by, g.key`,
  );
}

/** The value of which a share of `r` has no more; null if it is infinite: so many have not come so far. */
export const percentile = (share: number, column: SQL): SQL =>
  sql`nullif(percentile_disc(${sql.raw(String(share))}) within group (order by ${column}), 'Infinity'::float8)`;
