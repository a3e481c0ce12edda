import type { Role } from '../../contract/permissions';
import { normalizeDni } from '../../contract/documents';
import { normalizePhone } from '../../contract/phones';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf, type SessionUser } from '../policies/actor';
import { withConstraints } from '../support/constraints';
import { conflict, notFound, requireVersion } from '../support/errors';
import { storedEmail } from '../support/normalized';
import { mailEmailChanged } from './accountMails.service';
import {
  findAccount,
  findFormer,
  insertAccount,
  lockAccount,
  saveAccount,
  type AccountKey,
  type AccountRecord,
} from './accounts.repository';
import { accountText } from './accountText';
import { requireFreeOfFormer, type CreationOptions } from './formerAccounts.service';
import { endLinksOf, sendPasswordLink } from './passwordLinks.service';
import { firstPasswordEnd, hashPassword, requireGoodPassword } from './passwords.service';
import { closeSessionsOf } from './session.service';

export type { AccountRecord };
/** For the modules whose people have accounts. */
export {
  findAccount,
  findNamesake,
  lockAccount,
  lockAccountsOf,
  lockActiveAccount,
  replaceHash,
  saveAccount,
} from './accounts.repository';

/** Whether the owner has chosen the password. A password that another person set does not count. */
export const hasOwnPassword = ({ passwordHash, passwordExpiresAt }: AccountRecord): boolean =>
  passwordHash !== null && passwordExpiresAt === null;

/** The fields of a person in a form. Undefined keeps a field, null empties it. */
interface PersonFields {
  username?: string | null;
  name?: string | null;
  last_name?: string | null;
  document?: string | null;
  phone_number?: string | null;
  address?: string | null;
}

/** Returns an account as the user of a request; undefined if it is unknown or no longer active. */
export async function sessionUserOf(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  id: number,
): Promise<SessionUser | undefined> {
  const account = await findAccount(db, { id, active: true });
  if (!account) return undefined;
  const { username, name, lastName } = account;
  // The session that started the work was allowed to; the work is not refused for a missing second factor.
  return { id, username, name, lastName, mustSetUpFactor: false, ...holderOf(config, account) };
}

const uniqueMessages = {
  account_username_key: [accountText.usernameTaken, 'username'],
  account_document_key: [accountText.documentTaken, 'document'],
} satisfies Record<string, [string, string]>;
const trimmed = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** Converts the fields for storage: the e-mail in lower case, phone and document as digits only. */
function toColumns({ username, name, last_name: lastName, document, phone_number: phone, address }: PersonFields) {
  return {
    username: username?.trim() ? storedEmail(username) : undefined,
    name: trimmed(name) ?? (name === undefined ? undefined : ''),
    lastName: trimmed(lastName) ?? (lastName === undefined ? undefined : ''),
    document: document ? (normalizeDni(document) ?? null) : trimmed(document),
    phoneNumber: phone ? (normalizePhone(phone) ?? null) : trimmed(phone),
    address: trimmed(address),
  };
}

/**
 * Creates an account. Without a password nobody can sign in to it until an invitation sets one. The fields must have
 * passed the rules. Throws 422 for a weak password; 409 if the e-mail, or a client's document, is taken; and 409 with
 * `former` if a deactivated account has one of them, unless it is taken over. E-mail and document of two deactivated
 * accounts are not taken over together: 409.
 */
export async function createAccount(
  db: Executor,
  type: Role,
  fields: PersonFields & { username: string },
  password: string | null | undefined,
  { creator, takesOver }: CreationOptions = {},
): Promise<AccountRecord> {
  if (password) await requireGoodPassword(password, fields.username);
  const passwordHash = password ? await hashPassword(password) : null;
  // A password that another person set is known to two people, so it expires.
  const passwordExpiresAt = password && creator ? firstPasswordEnd() : null;
  const username = storedEmail(fields.username);
  const columns = { ...toColumns(fields), username, type, passwordHash, passwordExpiresAt };
  const document = type === 'client' ? columns.document : undefined;
  const created = await withConstraints(uniqueMessages, () => insertAccount(db, columns));
  await requireFreeOfFormer(db, { username, document }, { creator, takesOver });
  return created;
}

/** Returns one account. Throws 404 with `message`. */
export async function getAccount(db: Executor, key: AccountKey, message: string): Promise<AccountRecord> {
  const row = await findAccount(db, key);
  if (!row) throw notFound(message);
  return row;
}

interface AccountEdit {
  /** Account to edit. */
  key: AccountKey;
  fields: PersonFields;
  /** Version that the editor saw. */
  version: number | undefined;
  /** A document identifies a person only if staff entered it; what users enter about themselves proves nothing. */
  editor: 'staff' | 'self';
  unknown: string;
}

/**
 * Edits an account with its row locked. A changed e-mail ends the account's sessions and links, and both addresses are
 * notified. Throws 404 with `unknown`, and 409 if another user edited it since `version` or the e-mail or document is
 * taken.
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
  // A form sends the document with every change: staff who leave it as it is do not confirm it.
  const isDocumentChanged = columns.document !== undefined && columns.document !== current.document;
  const values = {
    ...columns,
    ...(isDocumentChanged && { documentConfirmed: editor === 'staff' }),
    version: current.version + 1,
  };
  await requireNoFormer(tx, current, columns, editor);
  const saved = await withConstraints(uniqueMessages, () => saveAccount(tx, current.id, values));
  if (saved.username !== current.username) await handleEmailChange(context, tx, current, saved);
  return saved;
}

/**
 * Throws 409 if a deactivated account has the e-mail or document. Only the creation of an account can take them over,
 * not an edit.
 */
async function requireNoFormer(
  tx: Executor,
  current: AccountRecord,
  { username, document }: ReturnType<typeof toColumns>,
  editor: AccountEdit['editor'],
): Promise<void> {
  const isOther = username && username !== current.username;
  if (isOther && (await findFormer(tx, { username }))) throw conflict(accountText.usernameTaken, 'username');
  // A document that users enter themselves is not unique.
  const isOtherDocument = editor === 'staff' && current.type === 'client' && document && document !== current.document;
  if (isOtherDocument && (await findFormer(tx, { document }))) throw conflict(accountText.documentTaken, 'document');
}

async function handleEmailChange(
  context: Context,
  tx: Executor,
  before: AccountRecord,
  after: AccountRecord,
): Promise<void> {
  await closeSessionsOf(tx, after.id);
  await endLinksOf(tx, before);
  await notifyOfEmailChange(context, tx, before.username, after.username);
  // The invitation went to the wrong address, and its link has just ended.
  if (after.passwordHash === null && after.active) await sendPasswordLink(context, tx, after, 'invitation');
}

/** Notifies both addresses, unless the old one now belongs to another account, whose owner is not concerned. */
async function notifyOfEmailChange(context: Context, tx: Executor, before: string, after: string): Promise<void> {
  if (await findAccount(tx, { username: before, active: true })) return;
  await mailEmailChanged(context, tx, before, after);
}

/** Deactivates an account: nobody can sign in to it, and its sessions and links end immediately. Its history stays. */
export async function deactivateAccount(tx: Executor, id: number): Promise<void> {
  const account = await saveAccount(tx, id, { active: false });
  await closeSessionsOf(tx, id);
  await endLinksOf(tx, account);
}

const reactivationMessages = {
  account_username_key: [accountText.usernameTakenSince, 'username'],
  account_document_key: [accountText.documentTakenSince, 'document'],
} satisfies Record<string, [string, string]>;

/**
 * Reactivates an account, optionally with a different e-mail, and mails a link for choosing a password; the old
 * password stays valid. Throws 404 with `unknown`, and 409 if it is active or another account now has its e-mail or
 * document.
 */
export async function reactivateAccount(
  context: Context,
  tx: Executor,
  key: AccountKey,
  { username }: { username?: string },
  unknown: string,
): Promise<void> {
  const current = await lockAccount(tx, key);
  if (!current) throw notFound(unknown);
  if (current.active) throw conflict(accountText.alreadyActive);
  const values = {
    active: true,
    username: username?.trim() ? storedEmail(username) : current.username,
    version: current.version + 1,
  };
  const saved = await withConstraints(reactivationMessages, () => saveAccount(tx, current.id, values));
  if (saved.username !== current.username) await notifyOfEmailChange(context, tx, current.username, saved.username);
  await sendPasswordLink(context, tx, saved, 'reactivation');
}
