import type { Static } from 'typebox';
import type { Complaint, complaintOperations } from '../../contract/complaints';
import { isStaff } from '../../contract/permissions';
import { sessionUserOf } from '../accounts/accounts.service';
import { requireVisible } from '../claims/claims.service';
import type { Context } from '../context';
import { mailComplaint, mailComplaintToStaff } from '../mail/complaintMails.service';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { addDays, dayInArgentina } from '../support/days';
import { conflict, notFound } from '../support/errors';
import { complaintsOf, findComplaint, insertComplaint, readComplaintDays, saveAnswer } from './complaints.repository';

/** Error messages of the calls about formal complaints. */
const complaintErrors = {
  unknown: 'No encontramos ese reclamo formal.',
  answered: 'Otra persona ya lo contestó. Mirá lo que contestó.',
} as const;

/** Returns the formal complaints about a claim: all for staff, for others their own. Throws 404. */
export async function listClaimComplaints(context: Context, caller: Caller, claimId: number): Promise<Complaint[]> {
  await requireVisible(context.db, caller, claimId);
  return complaintsOf(context, claimId, isStaff(caller.user.type) ? undefined : caller.user.id);
}

/** Stores a formal complaint, and acknowledges it by mail in the same transaction. Throws 404 and 422. */
export async function createComplaint(
  context: Context,
  caller: Caller,
  claimId: number,
  { asks, text }: Static<typeof complaintOperations.createComplaint.body>,
  once: Once,
): Promise<Complaint> {
  await requireVisible(context.db, caller, claimId);
  const id = await createOnce(context.db, once, async (tx) => {
    const dueOn = addDays(dayInArgentina(), await readComplaintDays(tx));
    const values = { claimId, accountId: caller.user.id, asks, text: text.trim(), dueOn };
    const created = await insertComplaint(tx, values);
    const mail = { id: created, claimId, asks, text: values.text, dueOn };
    await mailComplaint(context, tx, { ...mail, recipient: caller.user.username });
    await mailComplaintToStaff(context, tx, { ...mail, actor: caller.user });
    return created;
  });
  return getComplaint(context, caller, id);
}

/** Answers a formal complaint, which closes it, and mails the answer. Throws 404, 409 and 422. */
export async function answerComplaint(
  context: Context,
  caller: Caller,
  id: number,
  { answer }: Static<typeof complaintOperations.answerComplaint.body>,
): Promise<Complaint> {
  await getComplaint(context, caller, id);
  await context.db.transaction(async (tx) => {
    const saved = await saveAnswer(tx, id, { answer: answer.trim(), answeredBy: caller.user.id });
    if (!saved) throw conflict(complaintErrors.answered);
    // An account that was deactivated meanwhile gets no mail.
    const client = await sessionUserOf(context, tx, saved.accountId);
    const mail = { id, claimId: saved.claimId, answer: answer.trim() };
    if (client) await mailComplaint(context, tx, { ...mail, recipient: client.username });
  });
  return getComplaint(context, caller, id);
}

/** Returns one formal complaint. Throws 404. */
export async function getComplaint(context: Context, caller: Caller, id: number): Promise<Complaint> {
  const found = await findComplaint(context, caller, id);
  if (!found) throw notFound(complaintErrors.unknown);
  return found;
}
