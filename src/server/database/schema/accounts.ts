import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/permissions';
import { createdAt, id, instant, searchText, version } from './columns';

/** Everybody who can sign in. A client's `client_id` on the wire is its account's id. */
export const account = pgTable(
  'account',
  {
    id: id(),
    type: text().$type<Role>().notNull(),
    /** The e-mail, in lower case; one account per e-mail, so that recovery needs no type. */
    username: text().notNull(),
    /** argon2id; null until an invited person chooses one. */
    passwordHash: text('password_hash'),
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    document: text(),
    phoneNumber: text('phone_number'),
    address: text(),
    active: boolean().notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    uniqueIndex('account_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('account_document_key')
      .on(table.document)
      .where(sql`${table.type} = 'client'`),
    index('account_type_idx').on(table.type, table.id),
    index('account_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const session = pgTable(
  'session',
  {
    /** sha256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [index('session_account_idx').on(table.accountId)],
);

/** Failed sign-ins per account and per address within a window. */
export const loginAttempt = pgTable('login_attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant().notNull(),
});

/** Links that set a password: recovery and invitation. Each works once. */
export const passwordToken = pgTable(
  'password_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text().$type<'recovery' | 'invitation'>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('password_token_account_idx').on(table.accountId)],
);

/** Keys that all server processes share, such as the one that signs the files' addresses. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() });

/** The record that a command with this key made, so that a repeated one answers it instead of making another. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    recordId: integer('record_id'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('idempotency_key_key').on(table.accountId, table.operation, table.key)],
);
