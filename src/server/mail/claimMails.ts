import { eq, sql } from 'drizzle-orm';
import { claimPath } from '../../contract/addresses';
import type { MailEvent } from '../../contract/emailSettings';
import { can } from '../../contract/permissions';
import type { SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claim, project, unit } from '../database/schema';
import { visibleClaims } from '../policies/claims.policy';
import { recipientsOf } from './audience';
import { mailText } from './mailText';
import { enqueueMails } from './outbox';

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
  const [found] = await tx
    .select({
      type: claim.type,
      projectId: claim.projectId,
      clientId: claim.clientId,
      project: project.name,
      unit: unit.name,
      description: claim.description,
    })
    .from(claim)
    .innerJoin(project, eq(project.id, claim.projectId))
    .leftJoin(unit, eq(unit.id, claim.unitId))
    .where(eq(claim.id, claimId));
  if (!found) return;
  const recipients = await recipientsOf(context, tx, event, {
    projectId: found.projectId,
    clientId: found.clientId ?? undefined,
    isVisibleTo: async (db, person) =>
      event === 'claim_price_set' && !can(person, 'claims:seePrice')
        ? sql`false`
        : sql`exists (select 1 from claim c where c.id = ${claimId} and ${await visibleClaims(db, { user: person, scope: 'any' })})`,
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
