import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { comparableText } from '../../contract/textForm';
import { allOf, matchesWord, matchesWords, runSql, wordsOf } from './list';

/** The rows of a list without its global filter. */
export interface SearchedRows {
  /** The part after `select ...`: the tables, and as condition what the user may see and the other filters. */
  from: SQL;
  /** The text that the global filter searches. */
  text: SQL;
  /** The words of a row as the user reads them, none that the user may not see. */
  shown: SQL;
}

const dialect = new PgDialect();
/** Shorter words have too few groups of three letters to be alike by accident only. */
const shortestWord = 4;
/** Of pg_trgm: the share of a word's groups of three letters that another word has. The second is tried if needed. */
const thresholds = [0.6, 0.4];
/** Rows whose words are compared. */
const rowsCompared = 200;
const leastSimilarity = 0.3;
/** Each word of a search is looked for by itself, so a copied sentence gets no suggestion. */
const maxWords = 6;

/**
 * Returns the text of a global filter that found nothing with each word that occurs nowhere replaced by the most similar
 * one of the rows, as it is written there. Undefined if there are many words, if one has no similar one, or if the new
 * text finds nothing either.
 */
export async function suggestSearch(
  pool: pg.Pool,
  q: string | undefined,
  rows: SearchedRows,
): Promise<string | undefined> {
  const words = wordsOf(q);
  if (words.length > maxWords) return undefined;
  const typed = (q ?? '').trim().split(/\s+/);
  const suggested: string[] = [];
  for (const [index, word] of words.entries()) {
    const asTyped = typed.length === words.length && typed[index] ? typed[index] : word;
    if (await isFound(pool, rows, matchesWord(rows.text, word))) suggested.push(asTyped);
    else {
      const similar = word.length >= shortestWord ? await mostSimilar(pool, rows, word) : undefined;
      if (similar === undefined) return undefined;
      suggested.push(similar);
    }
  }
  const suggestion = suggested.join(' ');
  if (words.length === 0 || comparableText(suggestion) === comparableText(q ?? '')) return undefined;
  return (await isFound(pool, rows, matchesWords(rows.text, suggestion))) ? suggestion : undefined;
}

async function isFound(pool: pg.Pool, { from }: SearchedRows, condition: SQL | undefined): Promise<boolean> {
  const [row] = await runSql<{ found: boolean }>(
    pool,
    sql`select exists (select 1 ${from} and ${allOf([condition])}) as found`,
  );
  return row?.found ?? false;
}

async function mostSimilar(
  pool: pg.Pool,
  { from, text, shown }: SearchedRows,
  word: string,
): Promise<string | undefined> {
  const statement = sql`
    with near as materialized (select ${shown} as shown ${from} and ${word} <% ${text} limit ${rowsCompared})
    select w as word from (select distinct w from near, regexp_split_to_table(shown, '[\\s,;:.()/|"¿?¡!]+') w where length(w) >= 3) words
    where similarity(comparable_text(w), ${word}) >= ${leastSimilarity}
    order by similarity(comparable_text(w), ${word}) desc, length(w), w limit 1`;
  const { sql: query, params } = dialect.sqlToQuery(statement);
  const client = await pool.connect();
  try {
    for (const threshold of thresholds) {
      await client.query('begin');
      // For this transaction only: the operator <% reads it, and its index is used.
      await client.query("select set_config('pg_trgm.word_similarity_threshold', $1, true)", [String(threshold)]);
      const { rows } = await client.query<{ word: string }>(query, params);
      await client.query('commit');
      if (rows[0]) return rows[0].word;
    }
    return undefined;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
