import { resetPath } from '../../contract/addresses';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { mailText } from '../mail/mailText';
import { deleteWaitingLinks, enqueueMails } from '../mail/outbox.service';
import type { AccountRecord } from './accounts.repository';
import { findTokenOwner, insertTokens, removeTokensOf, spendTokensOf, consumeToken } from './passwordTokens.repository';
import { hashToken, newToken } from './session.service';

const validHours = { recovery: 1, invitation: 7 * 24, reactivation: 7 * 24 } as const;
type Purpose = keyof typeof validHours;

interface LinkRecipient {
  id: number;
  username: string;
}
/** The user who invites, if known. */
type Inviter = Pick<SessionUser, 'name' | 'lastName'> | undefined;

/**
 * Mails a single-use link that sets a password; only the token's hash is stored. Returns the link if no mail server is
 * configured, because staff then have to hand it over.
 */
export async function sendPasswordLink(
  context: Context,
  tx: Executor,
  account: LinkRecipient,
  purpose: Purpose,
  inviter?: Inviter,
): Promise<string | undefined> {
  const [path] = await sendPasswordLinks(context, tx, [account], purpose, inviter);
  return path && !context.config.smtpUrl ? `${context.publicUrl()}${path}` : undefined;
}

/** Like {@link sendPasswordLink}, for many accounts. Returns the paths of their links. */
export async function sendPasswordLinks(
  context: Context,
  tx: Executor,
  accounts: LinkRecipient[],
  purpose: Purpose,
  inviter?: Inviter,
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const expiresAt = new Date(Date.now() + validHours[purpose] * 3_600_000);
  const links = accounts.map(({ id, username }) => ({ accountId: id, username, token: newToken() }));
  await insertTokens(
    tx,
    links.map(({ accountId, token }) => ({ tokenHash: hashToken(token), accountId, purpose, expiresAt })),
  );
  const { subject, title, lines, action } = mailText[purpose];
  const invitation = {
    kind: 'invitation',
    inviter: `${inviter?.name ?? ''} ${inviter?.lastName ?? ''}`.trim(),
  } as const;
  await enqueueMails(
    context,
    tx,
    links.map(({ username, token }) => ({
      recipient: username,
      subject,
      note: {
        title,
        lines: [...lines],
        action: { label: action, path: resetPath(token) },
        ...(purpose === 'invitation' && invitation),
      },
    })),
  );
  return links.map(({ token }) => resetPath(token));
}

/** Returns the active account whose password a link may set; undefined if the link is used, expired or unknown. */
export const ownerOfLink = (db: Executor, token: string): Promise<AccountRecord | undefined> =>
  findTokenOwner(db, hashToken(token));

/**
 * Uses up a link and all other links of its account. Returns whether it was usable: of two concurrent uses only one
 * succeeds.
 */
export async function consumeLink(tx: Executor, { id, username }: LinkRecipient, token: string): Promise<boolean> {
  const isUsable = await consumeToken(tx, hashToken(token));
  if (!isUsable) return false;
  await spendTokensOf(tx, id);
  await deleteWaitingLinks(tx, username, resetPath(''));
  return true;
}

/** Ends all links of an account, also those in mails that are not sent yet. */
export async function endLinksOf(tx: Executor, { id, username }: LinkRecipient): Promise<void> {
  await removeTokensOf(tx, id);
  await deleteWaitingLinks(tx, username, resetPath(''));
}
