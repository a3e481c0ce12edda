import { to } from '../../contract/links';
import type { MailAudience } from '../../contract/emailSettings';
import type { Role } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { findClaimSubject } from './audience.repository';
import { audiencesOf, readSettings } from './audience.service';
import { nameOf, noteOf } from './claimMails.service';
import { findListedClaims } from './mailFacts.repository';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';

/** Claims that one mail names; of more it says how many. */
const namedMax = 20;

/** The audience of a role that can be responsible. */
const audienceOfRole: Partial<Record<Role, MailAudience>> = { manager: 'managers', admin: 'admins' };

interface Assigned {
  actor: SessionUser;
  person: { username: string; type: Role };
  /** One at least, in the order in which they are named. */
  claimIds: number[];
}

/**
 * Tells somebody of the claims that another person made them responsible for, in one mail, within the transaction that does so; where the
 * settings send such mails to people of their role.
 */
export async function mailAssigned(
  context: Context,
  tx: Executor,
  { actor, person, claimIds }: Assigned,
): Promise<void> {
  const audience = audienceOfRole[person.type];
  const [first] = claimIds;
  if (first === undefined || !audience) return;
  if (!audiencesOf(await readSettings(tx), 'claim_assigned').includes(audience)) return;
  const recipient = person.username;
  if (claimIds.length === 1) {
    const found = await findClaimSubject(tx, first);
    if (!found) return;
    const { subject, title } = mailText.assigned(nameOf(actor));
    const note = noteOf(found, first, title, []);
    return void (await enqueueMails(context, tx, [
      { recipient, subject: mailText.claimSubject(first, subject), note, claimId: first },
    ]));
  }
  const claims = await findListedClaims(tx, claimIds.slice(0, namedMax));
  const { subject, title } = mailText.assignedMany(nameOf(actor), claimIds.length);
  const rest = claimIds.length - claims.length;
  const lines = claims.map(({ id, what, place }) => mailText.assignedLine(id, what, place));
  const isOfUnits = claims.some(({ type }) => type === 'UNIT');
  const path = to(isOfUnits ? 'reclamos' : 'consorcio-reclamos', { query: { assigned: 'me' } });
  await enqueueMails(context, tx, [
    {
      recipient,
      subject,
      note: {
        kind: 'assigned',
        title,
        lines: rest > 0 ? [...lines, mailText.assignedRest(rest)] : lines,
        action: { label: mailText.openClaims, path },
      },
    },
  ]);
}
