import { PgDialect } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { one } from '../database/one';
import { Listed } from '../plugins/operationTypes';

const dialect = new PgDialect();

export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  q?: string;
  /** The rows that were chosen by hand, joined by commas: exports take them. */
  ids?: string;
}

/** Names of the statements that connections keep a plan of. Filters and orders make ever new ones, and each connection would keep them all. */
const preparedNames = new Map<string, string>();
const preparedMax = 100;

function nameOf(text: string, isKept: boolean): string | undefined {
  const known = preparedNames.get(text);
  if (known || (!isKept && preparedNames.size >= preparedMax)) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  preparedNames.set(text, name);
  return name;
}

/** A part of statements that holds no value, made into text once instead of for every statement. */
export const constant = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql);

/** Whether a part of a statement has one plan for good: without values nothing can make another plan the better one. */
export const hasOnePlan = (part: SQL): boolean => dialect.sqlToQuery(part).params.length === 0;

/**
 * Runs SQL on the pool; a `prepared` statement is planned once for each connection, as long as there are not too many. Meant for the hot queries.
 * One that has few forms and takes long to plan is planned once `always`.
 */
export async function runSql<T>(
  pool: pg.Pool,
  statement: SQL,
  { prepared = false }: { prepared?: boolean | 'always' } = {},
): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = prepared ? nameOf(text, prepared === 'always') : undefined;
  const { rows } = await pool.query<T & pg.QueryResultRow>({ name, text, values: params });
  return rows;
}

/** How many rows `of` has: the part after `select ...`. */
export const countRows = async (pool: pg.Pool, of: SQL): Promise<number> =>
  one(await runSql<{ total: number }>(pool, sql`select count(*)::int as total ${of}`)).total;

/** A statement with its values as one text: the same text asks for the same. */
export const textOf = (statement: SQL): string => JSON.stringify(dialect.sqlToQuery(statement));

/** Conditions joined by AND; `true` where there is none. */
export const all = (conditions: (SQL | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
};

/** The words of a global filter. A phone begins with its area code here, however it is dialled from abroad. */
export const wordsOf = (q: string | undefined): string[] =>
  (q ?? '')
    .replace(/\+\s*54\s*9?(?=[\s\d])/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/**
 * The condition of the global filter: every word of `q` is somewhere in `column`, accents, case and the separators of a number ignored.
 * @param orElse another condition that finds a word; undefined for a word that it finds nowhere.
 */
export function matchesWords(
  column: SQL,
  q: string | undefined,
  orElse: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  return all(
    words.map((word) => {
      const other = orElse(word);
      return other ? sql`(${isIn(column, word)} or ${other})` : isIn(column, word);
    }),
  );
}

/** A number with separators, such as `587-3201` or `30.123.456`, is also found as the bare digits that are stored. */
function isIn(column: SQL, word: string): SQL {
  const digits = /^[(\d][\d.()-]*[\d)]$/.test(word) ? word.replace(/\D/g, '') : word;
  const asTyped = sql`${column} like ${containing(word)}`;
  return digits === word ? asTyped : sql`(${asTyped} or ${column} like ${containing(digits)})`;
}

/** The pattern of LIKE for texts that contain `word`. Escaped after it is made plain, which turns a full-width ％ into a wildcard. */
export const containing = (word: string | SQL): SQL =>
  sql`'%' || replace(replace(replace(plain_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

/** The condition that `column` is one of the ids of a filter such as `1,2`. */
export const isOneOf = (column: SQL, ids: string | undefined): SQL | undefined =>
  ids ? isAmong(column, ids.split(',').map(Number), 'int') : undefined;

/** The condition that `column` is one of the codes of a filter such as `open,approved`. */
export const isOneOfCodes = (column: SQL, codes: string | undefined): SQL | undefined =>
  codes ? isAmong(column, codes.split(','), 'text') : undefined;

/** A single value is compared as such: only then can an index that begins with `column` give the rows in the order of what follows. */
const isAmong = (column: SQL, values: (number | string)[], type: 'int' | 'text'): SQL =>
  values.length === 1
    ? sql`${column} = ${values[0]}::${sql.raw(type)}`
    : sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/** The order of a list: the wanted columns, then the id, so that equal rows keep their place from page to page. */
export function orderBy(columns: Record<string, SQL>, sort: string | undefined, fallback: SQL, id: SQL): SQL {
  const wanted = (sort ?? '').split(',').flatMap((part) => {
    const column = columns[part.replace(/^-/, '')];
    return column ? [{ column, direction: part.startsWith('-') ? sql`desc` : sql`asc` }] : [];
  });
  const last = wanted.at(-1);
  if (!last) return fallback;
  const terms = wanted.map(({ column, direction }) => sql`${column} ${direction} nulls last`);
  return sql.join([...terms, sql`${id} ${last.direction}`], sql`, `);
}

/** LIMIT and OFFSET of the wanted page; nothing where the whole list is wanted. */
export function pageOf({ page, page_size: size = 10 }: ListQuery): SQL {
  if (page === undefined) return sql``;
  return page === 1 ? sql`limit ${sql.raw(String(size))}` : sql`limit ${size} offset ${(page - 1) * size}`;
}

/** LIMIT that takes all rows up to the end of the wanted page. */
export const upToPage = ({ page = 1, page_size: size = 10 }: ListQuery): SQL =>
  page === 1 ? pageOf({ page, page_size: size }) : sql`limit ${page * size}`;

/** The answer of a list; counts only where a page was asked for. */
export async function listed<T>(
  query: ListQuery,
  items: Promise<T[]>,
  count: () => Promise<number>,
): Promise<Listed<T>> {
  const { page, page_size = 10 } = query;
  if (page === undefined) return new Listed(await items, undefined);
  const [rows, total] = await Promise.all([items, count()]);
  return new Listed(rows, { total, page, page_size });
}

/** An instant of the database as the contract writes it. */
export const iso = (instant: Date): string => instant.toISOString();

/** Whether the owner of the account `a` has chosen the password: what staff typed counts for the first days alone. */
export const hasChosenPassword: SQL = sql`(a.password_hash is not null and a.password_expires_at is null)`;
