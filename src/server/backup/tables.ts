import type pg from 'pg';

/** The data of a table needed for copying it. */
export interface TableShape {
  name: string;
  /** Quoted names, without the columns that PostgreSQL computes. */
  columns: string;
  /** Quoted columns of the primary key; null if there is none. */
  key: string | null;
}

/** Returns the portal's tables: all that the migrations have created. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select string_agg(quote_ident(a.attname), ', ' order by k.ord)
        from pg_index i, unnest(i.indkey) with ordinality as k(attnum, ord)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  return rows;
}

/**
 * Whether a table's rows are copied. Rows of the feed are numbered by one database's transactions and only concern its
 * pages. Viewers of claims expire within seconds. Each process stores the files of its build when it starts.
 */
export const isCopied = ({ name }: TableShape): boolean => !['change_feed', 'claim_viewer', 'web_file'].includes(name);

/** Settings that make equal rows produce the same text on every server. */
export const plainSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;`;

/** Copies rows in a fixed order, so that equal rows produce the same text. */
export const copyOut = ({ name, columns, key }: TableShape): string =>
  `copy (select ${columns} from public."${name}" t order by ${key ?? 't::text'}) to stdout`;

export const copyIn = ({ name, columns }: TableShape): string => `copy public."${name}" (${columns}) from stdin`;
