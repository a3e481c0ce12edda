import type { Role } from '../../contract/permissions';
import { normalizeDni, normalizePhone } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withConstraints } from '../support/constraints';
import { notFound, requireVersion } from '../support/errors';
import { mailEmailChanged } from './accountMails.service';
import {
  findAccount,
  insertAccount,
  lockAccount,
  saveAccount,
  type AccountKey,
  type AccountRecord,
} from './accounts.repository';
import { accountText } from './accountText';
import { sendPasswordLink } from './passwordLinks.service';
import { hashPassword } from './passwords.service';
import { removeTokensOf } from './passwordTokens.repository';
import { closeSessionsOf } from './session.service';

export type { AccountRecord };
/** For the resources whose people have accounts. */
export {
  findAccount,
  findNamesake,
  lockAccount,
  lockAccountsOf,
  lockActiveAccount,
  saveAccount,
} from './accounts.repository';

/** What a form says of a person. Undefined leaves a field as it is, null empties it. */
export interface PersonFields {
  username?: string | null;
  name?: string | null;
  last_name?: string | null;
  document?: string | null;
  phone_number?: string | null;
  address?: string | null;
}

const taken = {
  account_username_key: [accountText.usernameTaken, 'username'],
  account_document_key: [accountText.documentTaken, 'document'],
} satisfies Record<string, [string, string]>;
const trimmed = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** The fields as they are stored: the e-mail in lower case, phone and document as digits alone. */
function toColumns({ username, name, last_name: lastName, document, phone_number: phone, address }: PersonFields) {
  return {
    username: trimmed(username)?.toLowerCase(),
    name: trimmed(name) ?? (name === undefined ? undefined : ''),
    lastName: trimmed(lastName) ?? (lastName === undefined ? undefined : ''),
    document: document ? (normalizeDni(document) ?? null) : trimmed(document),
    phoneNumber: phone ? (normalizePhone(phone) ?? null) : trimmed(phone),
    address: trimmed(address),
  };
}

/**
 * Creates an account. Without a password nobody can sign in to it until an invitation sets one.
 * The fields must have passed the rules. Throws 409 where the e-mail, or a client's document, is taken.
 */
export async function createAccount(
  db: Executor,
  type: Role,
  fields: PersonFields & { username: string },
  password: string | undefined,
): Promise<AccountRecord> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const columns = { ...toColumns(fields), username: fields.username.trim().toLowerCase(), type, passwordHash };
  return withConstraints(taken, () => insertAccount(db, columns));
}

/** One account. Throws 404 with `message`. */
export async function getAccount(db: Executor, key: AccountKey, message: string): Promise<AccountRecord> {
  const row = await findAccount(db, key);
  if (!row) throw notFound(message);
  return row;
}

interface AccountEdit {
  /** Which account it is. */
  key: AccountKey;
  fields: PersonFields;
  /** The version that the editor saw. */
  version: number | undefined;
  /** A document is an identity only where staff entered it: what people write of themselves proves nothing. */
  editor: 'staff' | 'self';
  unknown: string;
}

/**
 * Edits an account under its lock. Another e-mail ends its sessions and its links, and both addresses are told.
 * Throws 404 with `unknown`, and 409 where somebody else edited it since `version` or the e-mail or document is taken.
 */
export async function updateAccount(
  context: Context,
  tx: Executor,
  { key, fields, version, editor, unknown }: AccountEdit,
): Promise<AccountRecord> {
  const current = await lockAccount(tx, key);
  if (!current) throw notFound(unknown);
  requireVersion(current.version, version);
  const columns = toColumns(fields);
  const isOwnWord = editor === 'self' && (columns.document ?? null) !== current.document;
  const values = {
    ...columns,
    ...(columns.document !== undefined && (isOwnWord || editor === 'staff') && { documentConfirmed: !isOwnWord }),
    version: current.version + 1,
  };
  const saved = await withConstraints(taken, () => saveAccount(tx, current.id, values));
  if (saved.username !== current.username) await moveToEmail(context, tx, current, saved);
  return saved;
}

async function moveToEmail(context: Context, tx: Executor, before: AccountRecord, after: AccountRecord): Promise<void> {
  await closeSessionsOf(tx, after.id);
  await removeTokensOf(tx, after.id);
  await mailEmailChanged(context, tx, before.username, after.username);
  // The invitation went to the wrong address, and its link has just ended.
  if (after.passwordHash === null && after.active) await sendPasswordLink(context, tx, after, 'invitation');
}

/** Deactivates an account: it can't sign in any more, its sessions and its links end at once. Its history stays. */
export async function deactivateAccount(tx: Executor, id: number): Promise<void> {
  await saveAccount(tx, id, { active: false });
  await closeSessionsOf(tx, id);
  await removeTokensOf(tx, id);
}
