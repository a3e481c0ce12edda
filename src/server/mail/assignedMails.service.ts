import { to } from '../../contract/links';
import { userTypes, type Role } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { findClaimSubject } from './audience.repository';
import { audiencesOf, readSettings } from './audience.service';
import { nameOf, noteOf } from './claimMails.service';
import { findListedClaims } from './mailFacts.repository';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';

/** Maximum claims that one mail names; beyond that it gives their number. */
const namedMax = 20;

interface Assigned {
  actor: SessionUser;
  person: { username: string; type: Role };
  /** At least one, in the order of the mail. */
  claimIds: number[];
}

/**
 * Mails a user about claims that another user assigned to them: one mail, enqueued in the transaction of the
 * assignment. Does nothing if the settings send no such mails to the user's role.
 */
export async function mailAssigned(
  context: Context,
  tx: Executor,
  { actor, person, claimIds }: Assigned,
): Promise<void> {
  const audience = userTypes[person.type].audience;
  const [first] = claimIds;
  if (first === undefined || !audience) return;
  if (!audiencesOf(await readSettings(tx), 'claim_assigned').includes(audience)) return;
  const recipient = person.username;
  if (claimIds.length === 1) {
    const claimSubject = await findClaimSubject(tx, first);
    if (!claimSubject) return;
    const { subject, title } = mailText.assigned(nameOf(actor));
    const note = noteOf(claimSubject, first, title, []);
    return void (await enqueueMails(context, tx, [
      { recipient, subject: mailText.claimSubject(first, subject), note, claimId: first },
    ]));
  }
  const claims = await findListedClaims(tx, claimIds.slice(0, namedMax));
  const { subject, title } = mailText.assignedMany(nameOf(actor), claimIds.length);
  const remaining = claimIds.length - claims.length;
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
        lines: remaining > 0 ? [...lines, mailText.assignedRest(remaining)] : lines,
        action: { label: mailText.openClaims, path },
      },
    },
  ]);
}
