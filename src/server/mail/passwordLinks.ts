import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { passwordToken } from '../database/schema';
import { hashToken, newToken } from '../auth/session.service';
import { mailText } from './mailText';
import { enqueueMail } from './outbox';

const hours = { recovery: 1, invitation: 7 * 24 } as const;

/** Mails a one-time link that sets a password; only the token's hash is stored. */
export async function sendPasswordLink(context: Context, tx: Executor, account: { id: number; username: string }, purpose: 'recovery' | 'invitation'): Promise<void> {
  const token = newToken();
  await tx.insert(passwordToken).values({ tokenHash: hashToken(token), accountId: account.id, purpose, expiresAt: new Date(Date.now() + hours[purpose] * 3_600_000) });
  const { subject, title, lines, action } = mailText[purpose];
  await enqueueMail(context, tx, { recipient: account.username, subject, note: { title, lines: [...lines], action: { label: action, path: `/auth/restablecer?token=${token}` } } });
}
