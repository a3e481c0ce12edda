import { claimPath } from '../../contract/addresses';
import type { MailEvent } from '../../contract/emailSettings';
import { can } from '../../contract/permissions';
import type { SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claimVisibility, findClaimSubject } from './audience.repository';
import { recipientsOf } from './audience.service';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';

interface ClaimNews {
  event: Extract<MailEvent, `claim_${string}`>;
  claimId: number;
  actor: SessionUser;
  subject: string;
  title: string;
  lines?: string[];
}

/** Tells the people concerned of news of a claim, within the transaction that makes the news. */
export async function mailClaimNews(
  context: Context,
  tx: Executor,
  { event, claimId, actor, subject, title, lines = [] }: ClaimNews,
): Promise<void> {
  const found = await findClaimSubject(tx, claimId);
  if (!found) return;
  const recipients = await recipientsOf(context, tx, event, {
    projectId: found.projectId,
    clientId: found.clientId ?? undefined,
    isVisibleTo: claimVisibility(claimId, (person) => event !== 'claim_price_set' || can(person, 'claims:seePrice')),
    actorId: actor.id,
  });
  const path = claimPath(found.type, claimId);
  const place = [found.unit, found.project].filter(Boolean).join(' · ');
  const note = { title, lines: [...lines, mailText.place(place)], action: { label: mailText.openClaim, path } };
  await enqueueMails(
    context,
    tx,
    recipients.map((recipient) => ({ recipient, subject: mailText.claimSubject(claimId, subject), note, claimId })),
  );
}
