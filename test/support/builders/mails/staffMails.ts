import { withdrawnReason } from '../../../../src/contract/statusText';
import { dayMail } from '../../../../src/server/mail/dayMail';
import type { MailFacts } from '../../../../src/server/mail/mailContent';
import { mailText } from '../../../../src/server/mail/mailText';
import { manager, claim, openClaim, complaintLines } from './mailParties';

const ofDay = dayMail([
  { id: 98, type: 'UNIT', what: 'Filtración de techo', place: '3° A · Torre Oroño', state: 'late', total: 22 },
  { id: 99, type: 'PROJECT', what: 'Ascensor detenido', place: 'Torre Oroño', state: 'late', total: 22 },
  { id: 104, type: 'UNIT', what: 'Canilla o grifería', place: '5° B · Torre Oroño', state: 'today', total: 1 },
  { id: 91, type: 'UNIT', what: 'Puerta', place: '1° A · Edificio Pellegrini', state: 'paused', total: 1 },
]);

/** Mails to staff about claims. */
export const staffMails = {
  claimCreated: {
    subject: mailText.claimSubject(98, mailText.claimCreated.subject),
    notes: [{ title: mailText.claimCreated.title, lines: [], action: openClaim }],
    recipient: manager,
    claim,
  },
  claimWithdrawn: {
    subject: mailText.claimSubject(98, mailText.withdrawn.subject),
    notes: [
      {
        title: mailText.withdrawn.title,
        lines: [withdrawnReason('Lo arreglé yo.')],
        action: openClaim,
      },
    ],
    recipient: manager,
    claim: { ...claim, status: 'rejected', isWithdrawn: true },
  },
  claimAssigned: {
    subject: mailText.claimSubject(98, mailText.assigned('Mariana Bertolotti').subject),
    notes: [{ title: mailText.assigned('Mariana Bertolotti').title, lines: [], action: openClaim }],
    recipient: manager,
    claim,
  },
  claimsAssigned: {
    subject: mailText.assignedMany('Mariana Bertolotti', 22).subject,
    notes: [
      {
        kind: 'assigned',
        title: mailText.assignedMany('Mariana Bertolotti', 22).title,
        lines: [
          mailText.assignedLine(98, 'Filtración de techo', '3° A · Torre Oroño'),
          mailText.assignedLine(99, 'Ascensor detenido', 'Torre Oroño'),
          mailText.assignedRest(20),
        ],
        action: { label: mailText.openClaims, path: '/reclamos?assigned=me' },
      },
    ],
    recipient: manager,
  },
  claimsOfDay: {
    subject: ofDay.subject,
    notes: ofDay.note,
    recipient: manager,
  },
  claimCopy: {
    subject: mailText.claimSubject(98, mailText.claimCreated.subject),
    notes: [{ title: mailText.claimCreated.title, lines: [], action: openClaim }],
    claim,
  },
  notSolved: {
    subject: mailText.claimSubject(98, mailText.notSolved.subject),
    notes: [
      {
        title: mailText.notSolved.title('Laura Giménez'),
        lines: ['Sigue goteando cuando llueve fuerte.'],
        action: openClaim,
      },
    ],
    recipient: manager,
    claim,
  },
  complaintMade: {
    subject: mailText.claimSubject(98, mailText.complaint.made('Laura Giménez', 'RF-000012').subject),
    notes: [
      {
        title: mailText.complaint.made('Laura Giménez', 'RF-000012').title,
        lines: complaintLines,
        action: openClaim,
      },
    ],
    recipient: manager,
    claim: { ...claim, status: 'open' },
  },
} satisfies Record<string, MailFacts>;
