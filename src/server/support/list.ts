import { PgDialect } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { limits } from '../../contract/limits';
import { comparableText, isNumberAndLetter } from '../../contract/textForm';
import { singleRow } from '../database/singleRow';
import { ListResponse } from '../plugins/operationTypes';
import { brokenRule } from './errors';
import { serverText } from './serverText';

const dialect = new PgDialect();

export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  q?: string;
  /** Ids of the selected rows, joined by commas, for exports. */
  ids?: string;
}

/**
 * Names of the statements whose plans connections keep. Filters and orders create ever new statements, so the number is
 * limited.
 */
const preparedNames = new Map<string, string>();
const preparedMax = 100;

function statementName(text: string, isAlways: boolean): string | undefined {
  const knownName = preparedNames.get(text);
  if (knownName || (!isAlways && preparedNames.size >= preparedMax)) return knownName;
  const name = createHash('sha1').update(text).digest('base64url');
  preparedNames.set(text, name);
  return name;
}

/** Renders a part of statements without values once, instead of for every statement. */
export const renderOnce = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql);

/** Whether a statement part always has the same plan: without values no other plan can become better. */
export const hasOnePlan = (part: SQL): boolean => dialect.sqlToQuery(part).params.length === 0;

/**
 * Runs SQL on the pool. A `prepared` statement is planned once per connection, up to a maximum number of statements;
 * use it for the hot queries. `always` skips that maximum, for a statement that has few variants and is slow to plan.
 */
export async function runSql<T>(
  pool: pg.Pool,
  statement: SQL,
  { prepared = false }: { prepared?: boolean | 'always' } = {},
): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = prepared ? statementName(text, prepared === 'always') : undefined;
  const { rows } = await pool.query<T & pg.QueryResultRow>({ name, text, values: params });
  return rows;
}

/** Counts the rows of `rows`: the part after `select ...`. */
export const countRows = async (pool: pg.Pool, rows: SQL): Promise<number> =>
  singleRow(await runSql<{ total: number }>(pool, sql`select count(*)::int as total ${rows}`)).total;

/** Returns a statement with its values as one text, for use as a cache key. */
export const textOf = (statement: SQL): string => JSON.stringify(dialect.sqlToQuery(statement));

/** Joins conditions by AND; returns `true` if there are none. */
export const allOf = (conditions: (SQL | undefined)[]): SQL => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? sql`true` : sql.join(present, sql` and `);
};

/**
 * Splits a global filter into its different words, in the form of the search texts, without the signs that screens show
 * before numbers and prices. The prefix for calls from abroad is removed too, because stored phones begin with the area
 * code. Throws 422 if there are too many: each word is looked for in every row.
 */
export function wordsOf(q: string | undefined): string[] {
  const words = new Set(
    comparableText(
      (q ?? '')
        .replace(/\+\s*54\s*9?(?=[\s\d])/g, ' ')
        // Numbers and prices as the screens show them: #10096, $ 15.000,50.
        .replace(/(^|\s)[#$]\s*(?=\d)/g, '$1')
        // A floor, "2°", that no letter of a unit follows.
        .replace(/(\d)\s*[°ºª](?!\s*\p{L}(?!\p{L}))/gu, '$1#'),
    )
      .split(' ')
      .filter(Boolean),
  );
  if (words.size > limits.searchWords)
    throw brokenRule([{ field: 'q', message: serverText.tooManyWords(limits.searchWords) }]);
  return [...words];
}

/**
 * Returns the condition of the global filter: `text`, made by `search_text`, contains every word of `q`. A number with
 * separators is found by its bare digits too.
 * @param orElse another condition that finds a word; undefined if it cannot find the word.
 */
export function matchesWords(
  text: SQL,
  q: string | undefined,
  orElse: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  const inText = (searched: SQL) =>
    allOf(
      words.map((word) => {
        const alternative = orElse(word);
        return alternative ? sql`(${matchesWord(searched, word)} or ${alternative})` : matchesWord(searched, word);
      }),
    );
  if (isColumn(text)) return inText(text);
  // A text that is built from the row is built once, not for each word: `offset 0` keeps the two selects apart.
  return sql`(select ${inText(sql`built.words`)} from (select ${text} as words offset 0) built)`;
}

const isColumn = (text: SQL): boolean => /^\w+\.\w+$/.test(dialect.sqlToQuery(text).sql);

/**
 * Finds a word. "4a" names a unit: it is found as a whole, or before a separator as in A08-1, so that 14° A and "4
 * ambientes" are not; "4#" is the number alone or with the letter of a unit. A number with separators, such as
 * `587-3201` or `30.123.456`, is found also by its bare digits, as they are stored.
 */
export function matchesWord(column: SQL, word: string): SQL {
  if (isNumberAndLetter(word)) return sql`${column} ~ ${` ${word}[ ./-]`}`;
  if (/^\d+#$/.test(word)) return sql`${column} ~ ${` ${word.slice(0, -1)}[a-z]? `}`;
  const digits = /^[(\d][\d.()-]*[\d)]$/.test(word) ? word.replace(/\D/g, '') : word;
  const asTyped = sql`${column} like ${containing(word)}`;
  return digits === word ? asTyped : sql`(${asTyped} or ${column} like ${containing(digits)})`;
}

/** Returns the LIKE pattern for texts that contain `word`. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the condition that `column` is one of the ids of a filter such as `1,2`. */
export const isOneOf = (column: SQL, ids: string | undefined): SQL | undefined =>
  ids ? isAmong(column, ids.split(',').map(Number), 'int') : undefined;

/** Returns the condition that `column` is one of the codes of a filter such as `open,approved`. */
export const isOneOfCodes = (column: SQL, codes: string | undefined): SQL | undefined =>
  codes ? isAmong(column, codes.split(','), 'text') : undefined;

/**
 * Compares a single value with `=`. Only then can an index that begins with `column` return the rows in the order of
 * its next columns.
 */
const isAmong = (column: SQL, values: (number | string)[], type: 'int' | 'text'): SQL =>
  values.length === 1
    ? sql`${column} = ${values[0]}::${sql.raw(type)}`
    : sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/**
 * Returns the order of a list: the requested columns, then the id, so that rows with equal values keep their order
 * across pages.
 */
export function orderBy(columns: Record<string, SQL>, sort: string | undefined, fallback: SQL, id: SQL): SQL {
  const requested = (sort ?? '').split(',').flatMap((part) => {
    const column = columns[part.replace(/^-/, '')];
    return column ? [{ column, direction: part.startsWith('-') ? sql`desc` : sql`asc` }] : [];
  });
  const last = requested.at(-1);
  if (!last) return fallback;
  const terms = requested.map(({ column, direction }) => sql`${column} ${direction} nulls last`);
  return sql.join([...terms, sql`${id} ${last.direction}`], sql`, `);
}

/** Returns LIMIT and OFFSET of the requested page; nothing if the whole list is requested. */
export function pageOf({ page, page_size: size = 10 }: ListQuery): SQL {
  if (page === undefined) return sql``;
  return page === 1 ? sql`limit ${sql.raw(String(size))}` : sql`limit ${size} offset ${(page - 1) * size}`;
}

/** Returns a LIMIT for all rows up to the end of the requested page. */
export const upToPage = ({ page = 1, page_size: size = 10 }: ListQuery): SQL =>
  page === 1 ? pageOf({ page, page_size: size }) : sql`limit ${page * size}`;

/**
 * Returns the response of a list. It only counts if a page was requested. `suggest` is called if its global filter found
 * nothing: it returns a similar text that finds something.
 */
export async function toListResponse<T>(
  query: ListQuery,
  items: Promise<T[]>,
  count: () => Promise<number>,
  suggest?: () => Promise<string | undefined>,
): Promise<ListResponse<T>> {
  const { page, page_size = 10 } = query;
  if (page === undefined) return new ListResponse(await items, undefined);
  const [rows, total] = await Promise.all([items, count()]);
  const suggestion = total === 0 && query.q ? await suggest?.() : undefined;
  return new ListResponse(rows, { total, page, page_size, ...(suggestion && { suggestion }) });
}

/** Formats an instant of the database as in the contract. */
export const iso = (instant: Date): string => instant.toISOString();

/** Whether the owner of the account `a` has chosen the password. A password typed by staff expires after a few days. */
export const hasChosenPassword: SQL = sql`(a.password_hash is not null and a.password_expires_at is null)`;
