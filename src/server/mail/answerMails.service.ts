/** Mails about what the client of a completed claim says of it. */
import { isStaff, userTypes } from '../../contract/permissions';
import { closeSilent, makeAnswerLink, markAnnounced } from '../claims/waitingRounds.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf, type SessionUser } from '../policies/actor';
import { dayInArgentina, shownDay } from '../support/days';
import { findAnswerers, findPeopleOfClaim, findResponsibleOf } from './answerMails.repository';
import { claimVisibility, findClaimSubject, whoMaySee } from './audience.repository';
import { audiencesOf, readSettings } from './audience.service';
import { nameOf, noteOf } from './claimMails.service';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';
import { enqueueMails } from './outbox.service';
import { isOfficeOpen } from './termMails.repository';

type Choices = NonNullable<MailNote['choices']>;

const anyKnowledge = () => true;

/**
 * Returns for those recipients of a completed claim's mail who can answer: the two buttons, each with a link of its own
 * account and of this round alone.
 */
export async function answerChoices(
  context: Context,
  tx: Executor,
  claimId: number,
  recipients: string[],
): Promise<Map<string, Choices>> {
  const accounts = (await findAnswerers(tx, recipients)).filter(({ type }) => !isStaff(type));
  const people = accounts.map((row) => ({ ...row, ...holderOf(context.config, row) }));
  const visible = new Set(await whoMaySee(tx, people, claimVisibility(claimId, anyKnowledge)));
  const choices = new Map<string, Choices>();
  for (const { id, username } of people) {
    const link = visible.has(username) ? await makeAnswerLink(tx, claimId, id) : undefined;
    if (link)
      choices.set(username.toLowerCase(), [
        { label: mailText.solvedYes, path: link.yes },
        { label: mailText.solvedNo, path: link.no },
      ]);
  }
  return choices;
}

/**
 * Returns the e-mails of all who can answer for a claim, if the settings send mails about its status to their role: owner
 * and tenant of the unit each answer for themselves.
 */
export async function answerersOf(context: Context, tx: Executor, claimId: number): Promise<string[]> {
  const audiences = audiencesOf(await readSettings(tx), 'claim_status_changed');
  const people = (await findPeopleOfClaim(tx, claimId)).filter(({ type }) => {
    const audience = userTypes[type].audience;
    return audience !== null && audiences.includes(audience) && !isStaff(type);
  });
  const holders = people.map((row) => ({ ...row, ...holderOf(context.config, row) }));
  const addresses = await whoMaySee(tx, holders, claimVisibility(claimId, anyKnowledge));
  return addresses.map((address) => address.toLowerCase());
}

/** Mails the responsible person that the client said no, if the settings send mails about responsibility to its role. */
export async function mailNotSolved(
  context: Context,
  tx: Executor,
  { claimId, actor, text }: { claimId: number; actor: SessionUser; text: string },
): Promise<void> {
  const responsible = await findResponsibleOf(tx, claimId);
  const subject = await findClaimSubject(tx, claimId);
  const audience = responsible && userTypes[responsible.type].audience;
  if (!subject || !audience || !audiencesOf(await readSettings(tx), 'claim_assigned').includes(audience)) return;
  const person = { ...responsible, ...holderOf(context.config, responsible) };
  const note = noteOf(subject, claimId, mailText.notSolved.title(nameOf(actor)), [text]);
  await enqueueMails(
    context,
    tx,
    (await whoMaySee(tx, [person], claimVisibility(claimId, anyKnowledge))).map((recipient) => ({
      ...{ recipient, note, claimId },
      subject: mailText.claimSubject(claimId, mailText.notSolved.subject),
    })),
  );
}

/**
 * Runs the job of the answers, every quarter of an hour; does nothing while the office is closed. Announces twice by mail
 * that a completed claim will be closed without an answer, and closes it.
 */
export async function mailAnswers(context: Context, now = new Date()): Promise<void> {
  if (!(await isOfficeOpen(context.db, now))) return;
  await context.db.transaction(async (tx) => {
    await closeSilent(tx, now);
    for (const { claim_id: claimId, answer_until: until } of await markAnnounced(tx, now)) {
      const subject = await findClaimSubject(tx, claimId);
      if (!subject) continue;
      const { title, line } = mailText.askSolved;
      const note = noteOf(subject, claimId, title, [line(shownDay(dayInArgentina(new Date(until))))]);
      const choicesByRecipient = await answerChoices(context, tx, claimId, await answerersOf(context, tx, claimId));
      await enqueueMails(
        context,
        tx,
        [...choicesByRecipient].map(([recipient, choices]) => ({
          ...{ recipient, claimId, note: { ...note, choices, saysNext: true } },
          subject: mailText.claimSubject(claimId, mailText.askSolved.subject),
        })),
      );
    }
  });
}
