/** Mails about formal complaints: the acknowledgement and the answer to the client, and the news to staff. */
import type { ComplaintAsk } from '../../contract/complaintRules';
import { to } from '../../contract/links';
import { complaintAskLabels, complaintNumber } from '../../contract/claimEndText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { shownDay } from '../support/days';
import { claimVisibility, findClaimSubject } from './audience.repository';
import { recipientsOf } from './audience.service';
import { nameOf, noteOf } from './claimMails.service';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';

interface ComplaintMail {
  id: number;
  claimId: number;
}
interface Made extends ComplaintMail {
  asks: ComplaintAsk;
  text: string;
  dueOn: string;
}

const linesOf = ({ asks, text, dueOn }: Made): string[] => [
  mailText.complaint.asks(complaintAskLabels[asks]),
  text,
  mailText.complaint.due(shownDay(dueOn)),
];

const linkTo = (id: number) => ({ label: mailText.complaint.open, path: to('reclamos-formales/:id', { id }) });

/** Acknowledges a complaint to its client at once, or sends the answer. The settings for other news do not apply. */
export async function mailComplaint(
  context: Context,
  tx: Executor,
  mail: (Made | (ComplaintMail & { answer: string })) & { recipient: string },
): Promise<void> {
  const { id, claimId, recipient } = mail;
  const claim = await findClaimSubject(tx, claimId);
  if (!claim) return;
  const isAnswer = 'answer' in mail;
  const { subject, title } = mailText.complaint[isAnswer ? 'answered' : 'received'](complaintNumber(id));
  const note = {
    ...noteOf(claim, claimId, title, isAnswer ? [mail.answer] : linesOf(mail)),
    action: linkTo(id),
    saysNext: true,
  };
  await enqueueMails(context, tx, [
    { recipient, subject: mailText.claimSubject(claimId, subject), note, claimId, isUrgent: true },
  ]);
}

/** Mails staff about a new complaint: those who get the messages of claims. */
export async function mailComplaintToStaff(
  context: Context,
  tx: Executor,
  { actor, ...made }: Made & { actor: SessionUser },
): Promise<void> {
  const { id, claimId } = made;
  const claim = await findClaimSubject(tx, claimId);
  if (!claim) return;
  const recipients = await recipientsOf(context, tx, 'claim_assigned', {
    projectId: claim.projectId,
    isVisibleTo: claimVisibility(claimId, () => true),
    actorId: actor.id,
  });
  const { subject, title } = mailText.complaint.made(nameOf(actor), complaintNumber(id));
  // The mail can have other news of the claim too, whose page its button opens.
  const note = { ...noteOf(claim, claimId, title, linesOf(made)), more: linkTo(id) };
  await enqueueMails(
    context,
    tx,
    recipients.map((recipient) => ({ recipient, note, claimId, subject: mailText.claimSubject(claimId, subject) })),
  );
}
