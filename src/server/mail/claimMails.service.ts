import { documentsMark } from '../../contract/issuedDocumentRules';
import { to } from '../../contract/links';
import type { MailEvent } from '../../contract/emailSettings';
import { maySee } from '../../contract/claimFilters';
import { isStaff, userTypes, type Holder } from '../../contract/permissions';
import { holderOf, type SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claimVisibility, findClaimSubject, whoMaySee, type Person } from './audience.repository';
import { audiencesOf, readSettings, recipientsOf } from './audience.service';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';
import { enqueueMails } from './outbox.service';

interface ClaimNews {
  event: Extract<MailEvent, `claim_${string}`>;
  claimId: number;
  actor: SessionUser;
  subject: string;
  title: string;
  lines?: string[];
  /** Whether the mail also leads to the documents of the claim. */
  hasDocuments?: boolean;
  /** Returns the buttons of who is asked something, by their addresses in lower case: these people get the mail too. */
  choicesOf?: (recipients: string[]) => Promise<Map<string, MailNote['choices']>>;
}

/**
 * Confirms a new claim to the client or consortium who created it, if the settings send new claims to that role. {@link
 * mailClaimNews} skips the author.
 */
export async function mailClaimReceived(
  context: Context,
  tx: Executor,
  { claimId, author }: { claimId: number; author: SessionUser },
): Promise<void> {
  const audience = isStaff(author.type) ? undefined : userTypes[author.type].audience;
  if (!audience || !audiencesOf(await readSettings(tx), 'claim_created').includes(audience)) return;
  const claimSubject = await findClaimSubject(tx, claimId);
  if (!claimSubject) return;
  const { subject, title } = mailText.claimReceived;
  const note = noteOf(claimSubject, claimId, title, []);
  await enqueueMails(context, tx, [
    { recipient: author.username, subject: mailText.claimSubject(claimId, subject), note, claimId },
  ]);
}

type Subject = NonNullable<Awaited<ReturnType<typeof findClaimSubject>>>;

/** Returns a note with a link to the claim's page. The claim itself is read when the mail is sent. */
export function noteOf({ type }: Pick<Subject, 'type'>, claimId: number, title: string, lines: string[]): MailNote {
  const path = to(type === 'UNIT' ? 'reclamos/:id' : 'consorcio-reclamos/:id', { id: claimId });
  return { title, lines, action: { label: mailText.openClaim, path } };
}

/** Enqueues mails about news of a claim, in the transaction of the news. */
export async function mailClaimNews(
  context: Context,
  tx: Executor,
  { event, claimId, actor, subject, title, lines = [], hasDocuments = false, choicesOf }: ClaimNews,
): Promise<void> {
  const claimSubject = await findClaimSubject(tx, claimId);
  if (!claimSubject) return;
  const recipients = await recipientsOf(context, tx, event, {
    projectId: claimSubject.projectId,
    clientId: claimSubject.clientId ?? undefined,
    isVisibleTo: claimVisibility(claimId, (person) => event !== 'claim_price_set' || maySee(person, 'repair_price')),
    actorId: actor.id,
  });
  const shown = noteOf(claimSubject, claimId, title, lines);
  const more = { label: mailText.documents, path: `${shown.action?.path}${documentsMark}` };
  const note = hasDocuments ? { ...shown, more } : shown;
  const choices = await choicesOf?.(recipients);
  const noteFor = (recipient: string): MailNote => {
    const asked = choices?.get(recipient);
    return asked ? { ...note, choices: asked } : note;
  };
  await enqueueMails(
    context,
    tx,
    [...new Set([...recipients, ...(choices?.keys() ?? [])])].map((recipient) => ({
      ...{ recipient, claimId, note: noteFor(recipient) },
      subject: mailText.claimSubject(claimId, subject),
    })),
  );
}

interface NoteMention {
  claimId: number;
  author: SessionUser;
  text: string;
  /** The people whom the note mentions; those who may not see the claim or its notes get no mail. */
  people: Omit<Person, 'can_manage_email_settings'>[];
  mayKnow: (person: Holder) => boolean;
}

/**
 * Mails staff members whom a note mentions, in the transaction that writes the note. The settings for other news do not
 * apply.
 */
export async function mailNoteMention(
  context: Context,
  tx: Executor,
  { claimId, author, text, people, mayKnow }: NoteMention,
): Promise<void> {
  const claimSubject = await findClaimSubject(tx, claimId);
  if (!claimSubject || people.length === 0) return;
  const holders = people.map((person) => ({ ...person, ...holderOf(context.config, person) }));
  const { subject, title } = mailText.mentioned(nameOf(author));
  const note = noteOf(claimSubject, claimId, title, [text]);
  await enqueueMails(
    context,
    tx,
    (await whoMaySee(tx, holders, claimVisibility(claimId, mayKnow))).map((recipient) => ({
      recipient,
      subject: mailText.claimSubject(claimId, subject),
      note,
      claimId,
    })),
  );
}

/** Name and last name; the e-mail if there are none. */
export const nameOf = ({ name, lastName, username }: SessionUser): string => `${name} ${lastName}`.trim() || username;
