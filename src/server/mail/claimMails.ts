import { eq, sql } from 'drizzle-orm';
import type { MailEvent } from '../../contract/emailSettings';
import type { SessionUser } from '../auth/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claim, project, unit } from '../database/schema';
import { recipientsOf } from './audience';
import { mailText } from './mailText';
import { enqueueMail } from './outbox';

interface ClaimNews {
  event: Extract<MailEvent, `claim_${string}`>;
  claimId: number;
  actor: SessionUser;
  subject: string;
  title: string;
  lines?: string[];
}

/** Whether the claim's client may still see it: as the unit's owner, or as its tenant today. */
const clientSees = sql<boolean>`(
  exists (select 1 from contract k where k.unit_id = ${claim.unitId} and k.client_id = ${claim.clientId} and k.end_date is null)
  or exists (select 1 from lease_contract l where l.unit_id = ${claim.unitId} and l.tenant_id = ${claim.clientId} and l.active
    and (now() at time zone 'America/Argentina/Buenos_Aires')::date between l.start_date and l.end_date))`;

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
      clientSees,
      project: project.name,
      unit: unit.name,
      description: claim.description,
    })
    .from(claim)
    .innerJoin(project, eq(project.id, claim.projectId))
    .leftJoin(unit, eq(unit.id, claim.unitId))
    .where(eq(claim.id, claimId));
  if (!found) return;
  // Clients don't see prices, and a consortium doesn't see what happens inside the flats.
  const clientId = found.clientSees && event !== 'claim_price_set' ? (found.clientId ?? undefined) : undefined;
  const recipients = await recipientsOf(tx, event, {
    projectId: found.projectId,
    clientId,
    isForConsortium: found.type === 'PROJECT',
    actorId: actor.id,
  });
  const path = found.type === 'UNIT' ? `/reclamos/${claimId}` : `/consorcio-reclamos/${claimId}`;
  const place = [found.unit, found.project].filter(Boolean).join(' · ');
  const note = { title, lines: [...lines, mailText.place(place)], action: { label: mailText.openClaim, path } };
  for (const recipient of recipients)
    await enqueueMail(context, tx, { recipient, subject: mailText.claimSubject(claimId, subject), note, claimId });
}
