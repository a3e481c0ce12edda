import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/permissions';
import { createdAt, id, instant, searchText, version } from './columns';
import { userType } from './reference';

/** Everybody who can sign in. A client's `client_id` on the wire is its account's id. */
export const account = pgTable(
  'account',
  {
    id: id(),
    type: text()
      .$type<Role>()
      .notNull()
      .references(() => userType.code),
    /** The e-mail, in lower case; one active account per e-mail, so that recovery needs no type. */
    username: text().notNull(),
    /** argon2id; null until an invited person chooses one. */
    passwordHash: text('password_hash'),
    /** Until when the password is valid; null for one that its owner chose. One that another person set is valid for the first days only. */
    passwordExpiresAt: instant(),
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    document: text(),
    /** Whether staff entered the document. What people write of themselves is no identity, and takes none from another. */
    documentConfirmed: boolean('document_confirmed').notNull().default(true),
    phoneNumber: text('phone_number'),
    address: text(),
    active: boolean().notNull().default(true),
    /** Base32 secret of the second factor; it counts once `totpEnabledAt` says that a code of it was seen. */
    totpSecret: text('totp_secret'),
    totpEnabledAt: instant(),
    /** The time step of the last code that was taken: a code works once. */
    totpStep: integer('totp_step'),
    /** Goes up where the devices that signed in before are known no longer: their marks are signed with it. */
    deviceEpoch: integer('device_epoch').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    uniqueIndex('account_username_key')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.active}`),
    // Who once had an e-mail or a document, too.
    index('account_username_idx').on(sql`lower(${table.username})`),
    index('account_document_idx').on(table.document),
    uniqueIndex('account_document_key')
      .on(table.document)
      .where(sql`${table.type} = 'client' and ${table.documentConfirmed} and ${table.active}`),
    index('account_type_idx').on(table.type, table.id),
    index('account_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const session = pgTable(
  'session',
  {
    /** sha256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner ends it by. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
    /** When its owner last gave the password again; null where that never happened. */
    confirmedAt: instant(),
    /** When it last carried out a command; null where it has only read. */
    wroteAt: instant(),
  },
  (table) => [index('session_account_idx').on(table.accountId)],
);

/** One row: what the company demands of who signs in. */
export const securitySettings = pgTable('security_settings', {
  id: integer().primaryKey().default(1),
  /** Whether admins and supervisors must have a second factor. */
  staffSecondFactor: boolean('staff_second_factor').notNull().default(false),
  version: version(),
});

/** Counters of what may be done so often in a while, in the shape that rate-limiter-flexible reads. `expire` in epoch milliseconds. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Recovery codes: each replaces the device of the second factor once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Links that set a password: recovery and invitation. Each works once. */
export const passwordToken = pgTable(
  'password_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text().$type<'recovery' | 'invitation' | 'reactivation'>().notNull(),
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
    /** Of what the command said. */
    fingerprint: text(),
    recordId: integer('record_id'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('idempotency_key_key').on(table.accountId, table.operation, table.key)],
);
