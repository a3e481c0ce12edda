import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/permissions';
import { createdAt, id, instant, searchText, version } from './columns';
import { userType } from './reference';

/** All users who can sign in. A client's `client_id` in the API is its account's id. */
export const account = pgTable(
  'account',
  {
    id: id(),
    type: text()
      .$type<Role>()
      .notNull()
      .references(() => userType.code),
    /** The e-mail in lower case. It is unique among active accounts, so that password recovery needs no type. */
    username: text().notNull(),
    /** argon2id; null until an invited person chooses a password. */
    passwordHash: text('password_hash'),
    /**
     * Expiry of the password; null if its owner chose it. A password that another person set is only valid for the
     * first days.
     */
    passwordExpiresAt: instant(),
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    document: text(),
    /**
     * Whether staff entered the document. A document that users enter themselves identifies nobody, and does not block
     * others from using it.
     */
    documentConfirmed: boolean('document_confirmed').notNull().default(true),
    phoneNumber: text('phone_number'),
    address: text(),
    active: boolean().notNull().default(true),
    /** Whether an admin lets this supervisor read and write costs. */
    canManageCosts: boolean('can_manage_costs').notNull().default(false),
    /**
     * Base32 secret of the second factor. It is active once `totpEnabledAt` is set, that is, after a first correct
     * code.
     */
    totpSecret: text('totp_secret'),
    totpEnabledAt: instant(),
    /** Time step of the last accepted code, because a code works once. */
    totpStep: integer('totp_step'),
    /** Incremented to make all known devices unknown: their cookies are signed with it. */
    deviceEpoch: integer('device_epoch').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    uniqueIndex('account_username_key')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.active}`),
    // These indexes also cover deactivated accounts, to find former owners of an e-mail or a document.
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
    /** sha256 of the token. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Id with which its owner ends the session. */
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
    /** When its owner last entered the password again; null if never. */
    confirmedAt: instant(),
    /** When the session last carried out a command; null if it has only read. */
    wroteAt: instant(),
  },
  (table) => [index('session_account_idx').on(table.accountId)],
);

/** One row: the company's requirements for signing in. */
export const securitySettings = pgTable('security_settings', {
  id: integer().primaryKey().default(1),
  /** Whether admins and supervisors must have a second factor. */
  staffSecondFactor: boolean('staff_second_factor').notNull().default(false),
  version: version(),
});

/** Counters of the rate limits, in the shape that rate-limiter-flexible reads. `expire` is in epoch milliseconds. */
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

/** Secrets that all server processes share, such as the one that signs the files' addresses. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() });

/**
 * The record that a command with this key created, so that a repeated command returns it instead of creating another.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    /** Hash of the command's content. */
    fingerprint: text(),
    recordId: integer('record_id'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('idempotency_key_key').on(table.accountId, table.operation, table.key)],
);
