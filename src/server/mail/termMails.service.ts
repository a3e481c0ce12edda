import { userTypes } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf } from '../policies/actor';
import { visibleClaims } from '../policies/claims.policy';
import { addDays, dayInArgentina, shownDay, startOfDay } from '../support/days';
import { claimVisibility, whoMaySee } from './audience.repository';
import { audiencesOf, readSettings } from './audience.service';
import { noteOf } from './claimMails.service';
import { dayMail } from './dayMail';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';
import {
  findClaimContact,
  findClaimsOfDay,
  findPeopleOfDay,
  isOfficeOpen,
  markDaySent,
  markReminders,
} from './termMails.repository';

/** Maximum claims of each state that one mail names; beyond that it gives their number. */
const namedMax = 20;

/**
 * Runs the job of the mails about terms, every quarter of an hour; does nothing while the office is closed. Mails staff
 * their due claims once a day, and sends reminders of unanswered questions.
 */
export async function mailTerms(context: Context, now = new Date()): Promise<void> {
  if (!(await isOfficeOpen(context.db, now))) return;
  await context.db.transaction((tx) => mailDay(context, tx, now));
  await context.db.transaction((tx) => mailReminders(context, tx, now));
}

/**
 * Mails each responsible person, once a day, which of their claims are late, are due today or wait for a reply. A
 * person without such claims gets no mail. A role gets none if the settings send it no mails about responsibility.
 */
async function mailDay(context: Context, tx: Executor, now: Date): Promise<void> {
  const today = dayInArgentina(now);
  if (!(await markDaySent(tx, today))) return;
  const end = startOfDay(addDays(today, 1));
  const audiences = audiencesOf(await readSettings(tx), 'claim_assigned');
  const mails = [];
  for (const person of await findPeopleOfDay(tx, now, end)) {
    const audience = userTypes[person.type].audience;
    if (!audience || !audiences.includes(audience)) continue;
    const user = { id: person.id, ...holderOf(context.config, person) };
    const isVisible = await visibleClaims(tx, { user, scope: 'any' });
    const claims = await findClaimsOfDay(tx, { personId: person.id, now, end, max: namedMax, isVisible });
    if (claims.length > 0) mails.push({ recipient: person.username, ...dayMail(claims) });
  }
  await enqueueMails(context, tx, mails);
}

/**
 * Sends a reminder of an unanswered question, once per pause, if the person may see the claim and the settings send
 * messages to the person's role.
 */
async function mailReminders(context: Context, tx: Executor, now: Date): Promise<void> {
  const reminders = await markReminders(tx, now, dayInArgentina(now));
  if (reminders.length === 0) return;
  const audiences = audiencesOf(await readSettings(tx), 'claim_commented');
  const { subject, title } = mailText.reminder;
  for (const { claim_id: claimId, type, asked_on: askedOn, text } of reminders) {
    const contact = await findClaimContact(tx, claimId);
    const audience = contact && userTypes[contact.type].audience;
    if (!audience || !audiences.includes(audience)) continue;
    const person = { ...contact, ...holderOf(context.config, contact) };
    const lines = text ? [mailText.askedOn(shownDay(askedOn)), text] : [];
    const note = noteOf({ type }, claimId, title, lines);
    await enqueueMails(
      context,
      tx,
      (
        await whoMaySee(
          tx,
          [person],
          claimVisibility(claimId, () => true),
        )
      ).map((recipient) => ({
        recipient,
        subject: mailText.claimSubject(claimId, subject),
        note,
        claimId,
      })),
    );
  }
}
