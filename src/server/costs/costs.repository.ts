import { eq, sql, type SQL } from 'drizzle-orm';
import type { ContractorCosts, Cost } from '../../contract/costs';
import { costBearers, costKinds, openRecoveries, recoveryStates } from '../../contract/costRules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { workCost } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { urlOfFile } from '../files/files.service';
import { codeList, nameOf, nameOrNull, positionOf, utc, today } from '../support/columns';
import {
  allOf,
  countRows,
  isOneOf,
  isOneOfCodes,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  toListResponse,
  type ListQuery,
} from '../support/list';

interface CostQuery extends ListQuery {
  bearer?: string;
  recovery?: string;
  kind?: string;
  project_id?: string;
  contractor_id?: string;
  from?: string;
  to?: string;
}

/** The amount to get back of a cost `k`; null if nobody owes it. */
const toRecover = sql`case when k.recovery <> 'none' then coalesce(k.actual, k.agreed, k.estimated) end`;
const isOpen = sql`k.recovery in (${codeList(openRecoveries)})`;
const worker = sql`coalesce(t.name, ${nameOf(sql`s`)})`;
/** The units, or projects, of all claims of the work order. */
const placesOf = (column: SQL) => sql`coalesce((select string_agg(distinct ${column}, ', ')
  from work_order_claim wc join claim c on c.id = wc.claim_id join project p on p.id = c.project_id left join unit u on u.id = c.unit_id where wc.work_id = k.work_id), '')`;
const project = placesOf(sql`p.name`);
const unit = placesOf(sql`u.name`);
const claimIds = sql`coalesce((select json_agg(wc.claim_id order by wc.claim_id) from work_order_claim wc where wc.work_id = k.work_id), '[]')`;
const from = sql`from work_cost k join work_order w on w.id = k.work_id left join contractor t on t.id = w.contractor_id
  left join account s on s.id = w.assignee_id left join account a on a.id = k.created_by left join stored_file f on f.id = k.invoice_file_id`;
const openDays = sql`case when ${isOpen} then ${today} - k.day end`;
const columns = sql`k.id, k.work_id, k.kind, k.day::text as day, k.note, k.estimated::text, k.agreed::text, k.actual::text, k.bearer, k.recovery,
  (${toRecover})::text as to_recover, k.claimed_on::text as claimed_on, k.answered_on::text as answered_on, k.received_on::text as received_on,
  k.refused_reason, ${openDays} as open_days, k.invoice_file_id, f.name as invoice_name, ${claimIds} as claim_ids, ${project} as project, ${unit} as unit,
  ${worker} as contractor, coalesce(t.cuit, '') as cuit, ${nameOrNull(sql`a`)} as created_by,
  ${utc(sql`k.created_at`)} as created_at, k.version`;
const rowText = sql`search_text(k.id::text, k.work_id::text, k.note, ${project}, ${unit}, ${worker}, t.cuit)`;

const sorts: Record<string, SQL> = {
  id: sql`k.id`,
  day: sql`k.day`,
  work: sql`k.work_id`,
  claims: sql`(select min(wc.claim_id) from work_order_claim wc where wc.work_id = k.work_id)`,
  project: sql`plain_text(${project})`,
  unit: sql`plain_text(${unit})`,
  contractor: sql`plain_text(${worker})`,
  cuit: sql`t.cuit`,
  kind: positionOf(sql`k.kind`, costKinds),
  note: sql`plain_text(left(k.note, 200))`,
  estimated: sql`k.estimated`,
  agreed: sql`k.agreed`,
  actual: sql`k.actual`,
  bearer: positionOf(sql`k.bearer`, costBearers),
  recovery: positionOf(sql`k.recovery`, recoveryStates),
  to_recover: toRecover,
  open_days: openDays,
};

type CostRow = Omit<Cost, 'invoice'> & { invoice_file_id: number | null; invoice_name: string | null } & Record<
    string,
    unknown
  >;

const toCost = (
  { fileSecret }: Pick<Context, 'fileSecret'>,
  { invoice_file_id: fileId, invoice_name: name, ...row }: CostRow,
): Cost => ({
  ...row,
  invoice:
    fileId === null || name === null
      ? null
      : { name, url: urlOfFile({ fileSecret }, fileId, { size: 'document', name }) },
});

/** Returns the matching costs: one page or all. */
export function listCosts(context: Context, query: CostQuery) {
  const { pool } = context;
  const isOfProjects = isOneOf(sql`c.project_id`, query.project_id);
  const where = allOf([
    isOneOf(sql`k.id`, query.ids),
    isOneOfCodes(sql`k.bearer`, query.bearer),
    isOneOfCodes(sql`k.recovery`, query.recovery),
    isOneOfCodes(sql`k.kind`, query.kind),
    isOneOf(sql`w.contractor_id`, query.contractor_id),
    isOfProjects &&
      sql`exists (select from work_order_claim wc join claim c on c.id = wc.claim_id where wc.work_id = k.work_id and ${isOfProjects})`,
    query.from ? sql`k.day >= ${query.from}` : undefined,
    query.to ? sql`k.day <= ${query.to}` : undefined,
    matchesWords(rowText, query.q),
  ]);
  const order = orderBy(sorts, query.sort, sql`k.day desc, k.id desc`, sql`k.id`);
  return toListResponse(
    query,
    runSql<CostRow>(pool, sql`select ${columns} ${from} where ${where} order by ${order} ${pageOf(query)}`).then(
      (rows) => rows.map((row) => toCost(context, row)),
    ),
    () => countRows(pool, sql`${from} where ${where}`),
  );
}

/** Returns the costs of a work order, oldest first. */
export const costsOfWork = async (context: Context, workId: number): Promise<Cost[]> =>
  (
    await runSql<CostRow>(context.pool, sql`select ${columns} ${from} where k.work_id = ${workId} order by k.day, k.id`)
  ).map((row) => toCost(context, row));

/** Returns one cost; undefined if it is unknown. */
export async function findCost(context: Context, id: number): Promise<Cost | undefined> {
  const [row] = await runSql<CostRow>(context.pool, sql`select ${columns} ${from} where k.id = ${id}`);
  return row && toCost(context, row);
}

/** The sums of costs, as decimals with two places. */
export type CostSums = Record<'estimated' | 'agreed' | 'actual' | 'to_recover' | 'received', string>;

const sumOf = (value: SQL, condition?: SQL): SQL =>
  sql`coalesce(sum(${value}) ${condition ? sql`filter (where ${condition})` : sql``}, 0)::numeric(14, 2)::text`;
const sums = sql`${sumOf(sql`k.estimated`)} as estimated, ${sumOf(sql`k.agreed`)} as agreed, ${sumOf(sql`k.actual`)} as actual,
  ${sumOf(toRecover, isOpen)} as to_recover, ${sumOf(toRecover, sql`k.recovery = 'received'`)} as received`;

/** Sums the costs of a work order. */
export async function sumCostsOfWork({ pool }: Context, workId: number): Promise<CostSums> {
  return singleRow(await runSql<CostSums>(pool, sql`select ${sums} from work_cost k where k.work_id = ${workId}`));
}

/** Months that the figures of a contractor go back. */
const months = 24;

/** Returns the figures of a contractor. */
export async function readContractorCosts({ pool }: Context, contractorId: number): Promise<ContractorCosts> {
  const ofContractor = sql`from work_cost k join work_order w on w.id = k.work_id where w.contractor_id = ${contractorId}`;
  const [byMonth, total, counts] = await Promise.all([
    runSql<ContractorCosts['months'][number]>(
      pool,
      sql`select to_char(k.day, 'YYYY-MM') as month, count(distinct k.work_id)::int as works, ${sumOf(sql`k.agreed`)} as agreed, ${sumOf(sql`k.actual`)} as actual
        ${ofContractor} group by 1 order by 1 desc limit ${months}`,
    ),
    runSql<CostSums>(pool, sql`select ${sums} ${ofContractor}`),
    runSql<{ works: number; redone: number }>(
      pool,
      sql`select count(*) filter (where w.status in ('done', 'verified') or r.is_redone)::int as works, count(*) filter (where r.is_redone)::int as redone
        from work_order w cross join lateral (select exists (select from work_event e where e.work_id = w.id and e.what = 'return') as is_redone) r
        where w.contractor_id = ${contractorId}`,
    ),
  ]);
  return { months: byMonth, ...singleRow(total), ...singleRow(counts) };
}

type CostRecord = typeof workCost.$inferSelect;

export async function insertCost(tx: Executor, values: typeof workCost.$inferInsert): Promise<number> {
  return singleRow(await tx.insert(workCost).values(values).returning({ id: workCost.id })).id;
}

/** Returns a cost's record, locked until the transaction ends; undefined if it is unknown. */
export async function lockCost(tx: Executor, id: number): Promise<CostRecord | undefined> {
  const [row] = await tx.select().from(workCost).where(eq(workCost.id, id)).for('update');
  return row;
}

export async function saveCost(tx: Executor, id: number, values: Partial<CostRecord>): Promise<void> {
  await tx.update(workCost).set(values).where(eq(workCost.id, id));
}

export async function removeCost(tx: Executor, id: number): Promise<void> {
  await tx.delete(workCost).where(eq(workCost.id, id));
}
