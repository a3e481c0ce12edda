import { longName, longPlace, longTexts } from '../longTexts';
import type { MailFacts } from '../../../../src/server/mail/mailContent';
import { mailText } from '../../../../src/server/mail/mailText';
import { owner, claim, openClaim, complaintLines } from './mailParties';

/** Mails to who made a claim. */
export const claimMails = {
  claimReceived: {
    subject: mailText.claimSubject(98, mailText.claimReceived.subject),
    notes: [{ title: mailText.claimReceived.title, lines: [], action: openClaim }],
    recipient: owner,
    // A day in the distant future, so that the term is never late.
    claim: { ...claim, term: { due: 'answer', at: '2099-11-26T20:00:00.000Z' } },
  },
  claimApproved: {
    subject: mailText.claimSubject(98, mailText.statusChanged('pending', 'approved').subject),
    notes: [{ title: mailText.statusChanged('pending', 'approved').title, lines: [], action: openClaim }],
    recipient: owner,
    claim: { ...claim, status: 'approved' },
  },
  claimCompleted: {
    subject: mailText.claimSubject(98, mailText.statusChanged('open', 'completed').subject),
    notes: [
      {
        title: mailText.statusChanged('open', 'completed').title,
        lines: [mailText.whatWasDone('Cambiamos la junta de la canilla.')],
        action: openClaim,
        choices: [
          { label: mailText.solvedYes, path: '/respuesta?quedo=si#enlace-de-la-respuesta' },
          { label: mailText.solvedNo, path: '/respuesta?quedo=no#enlace-de-la-respuesta' },
        ],
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'completed' },
  },
  askSolved: {
    subject: mailText.claimSubject(98, mailText.askSolved.subject),
    notes: [
      {
        title: mailText.askSolved.title,
        lines: [mailText.askSolved.line('30/11/2026')],
        action: openClaim,
        choices: [
          { label: mailText.solvedYes, path: '/respuesta?quedo=si#enlace-de-la-respuesta' },
          { label: mailText.solvedNo, path: '/respuesta?quedo=no#enlace-de-la-respuesta' },
        ],
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'completed' },
  },
  claimRejected: {
    subject: mailText.claimSubject(98, mailText.statusChanged('pending', 'rejected').subject),
    notes: [
      {
        title: mailText.statusChanged('pending', 'rejected').title,
        lines: [mailText.rejectReason('El plazo de garantía venció el 22/09/2025.')],
        action: openClaim,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'rejected' },
  },
  claimNews: {
    subject: `${mailText.joinedSubjectStart}98${mailText.joinedSubjectEnd}`,
    notes: [
      { title: mailText.statusChanged('approved', 'open').title, lines: [], action: openClaim },
      {
        title: mailText.commented('Martín Gómez').title,
        lines: ['Vamos el martes a las 10. ¿Te queda bien?'],
        action: openClaim,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  claimPrice: {
    subject: mailText.claimSubject(98, mailText.priceSet('$ 125.000,00').subject),
    notes: [{ title: mailText.priceSet('$ 125.000,00').title, lines: [], action: openClaim }],
    recipient: { name: 'Consorcio Torre Oroño', type: 'consortium' },
    claim: { ...claim, status: 'approved', place: 'Torre Oroño' },
  },
  claimReminder: {
    subject: mailText.claimSubject(98, mailText.reminder.subject),
    notes: [
      {
        title: mailText.reminder.title,
        lines: [mailText.askedOn('18/11/2026'), '¿Qué día de la semana que viene podemos pasar a verlo?'],
        action: openClaim,
      },
    ],
    recipient: owner,
    claim: { ...claim, isAwaitingReply: true },
  },
  complaintReceived: {
    subject: mailText.claimSubject(98, mailText.complaint.received('RF-000012').subject),
    notes: [
      {
        title: mailText.complaint.received('RF-000012').title,
        lines: complaintLines,
        action: openClaim,
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  complaintAnswered: {
    subject: mailText.claimSubject(98, mailText.complaint.answered('RF-000012').subject),
    notes: [
      {
        title: mailText.complaint.answered('RF-000012').title,
        lines: ['Vamos a rehacer el techo del baño entero, sin costo, en la semana del 7 de diciembre.'],
        action: openClaim,
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  longTexts: {
    subject: mailText.claimSubject(98, mailText.statusChanged('pending', 'rejected').subject),
    notes: [
      {
        title: mailText.statusChanged('pending', 'rejected').title,
        lines: [mailText.rejectReason(longTexts.text.repeat(4))],
        action: openClaim,
      },
    ],
    recipient: { name: longName, type: 'client' },
    claim: { ...claim, status: 'rejected', description: longTexts.text.repeat(6), place: longPlace },
  },
} satisfies Record<string, MailFacts>;
