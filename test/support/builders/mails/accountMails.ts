import type { MailFacts } from '../../../../src/server/mail/mailContent';
import { mailText } from '../../../../src/server/mail/mailText';
import { warrantyMail } from '../../../../src/server/mail/warrantyMails.service';
import { owner, manager } from './mailParties';

const openLease = { label: mailText.openLease, path: '/lease-request/12' };

const leaseLines = mailText.leaseLines('Julia Sosa', '3° A · Torre Oroño', '22/12/2026 – 21/12/2028');

const reset = '/auth/restablecer?token=Zk3vQyT7hW0nq8bLr2sXc5Jd9uEaFg1MiPoNtRwYxVk';

const endingTerms = warrantyMail([
  { place: '3° A · Torre Oroño', category: 'Sanitarios', item: 'Desagües', expires_on: '2026-12-20' },
  { place: '3° A · Torre Oroño', category: 'Aberturas', item: 'Ventanas de aluminio', expires_on: '2026-12-20' },
]);

/** Mails about accounts, leases and warranty terms. */
export const accountMails = {
  leaseRequested: {
    subject: mailText.leaseRequested.subject,
    notes: [{ title: mailText.leaseRequested.title, lines: leaseLines, action: openLease, kind: 'lease' }],
    recipient: manager,
  },
  leaseRejected: {
    subject: mailText.leaseRejected.subject,
    notes: [
      {
        title: mailText.leaseRejected.title,
        lines: [...leaseLines, mailText.leaseReason('Falta el contrato firmado.')],
        action: openLease,
        kind: 'lease',
      },
    ],
    recipient: owner,
  },
  endingTerms: { subject: endingTerms.subject, notes: [endingTerms.note], recipient: owner },
  invitation: {
    subject: mailText.invitation.subject,
    notes: [
      {
        title: mailText.invitation.title,
        lines: [...mailText.invitation.lines],
        action: { label: mailText.invitation.action, path: reset },
        kind: 'invitation',
        inviter: 'Ana Paz',
      },
    ],
    recipient: { name: 'Julia', type: 'client' },
    accesses: [
      { name: '3° A · Torre Oroño', from: null, until: null },
      { name: 'Cochera 12 · Torre Oroño', from: '2026-12-22', until: '2028-12-21' },
    ],
  },
  welcome: {
    subject: mailText.welcome.subject,
    notes: [
      {
        title: mailText.welcome.title,
        lines: [...mailText.welcome.lines],
        action: { label: mailText.welcome.action, path: '/auth/login/clientes' },
      },
    ],
    recipient: owner,
  },
  reactivation: {
    subject: mailText.reactivation.subject,
    notes: [
      {
        title: mailText.reactivation.title,
        lines: [...mailText.reactivation.lines],
        action: { label: mailText.reactivation.action, path: reset },
      },
    ],
    recipient: owner,
  },
  recovery: {
    subject: mailText.recovery.subject,
    notes: [
      {
        title: mailText.recovery.title,
        lines: [...mailText.recovery.lines],
        action: { label: mailText.recovery.action, path: reset },
      },
    ],
    recipient: owner,
  },
  emailChanged: {
    subject: mailText.emailChanged.subject,
    notes: [{ title: mailText.emailChanged.title, lines: mailText.emailChanged.toOld('laura.nueva@correo.ar') }],
  },
  passwordChanged: {
    subject: mailText.passwordChanged.subject,
    notes: [{ title: mailText.passwordChanged.title, lines: [...mailText.passwordChanged.lines] }],
    recipient: owner,
  },
  secondFactorOn: {
    subject: mailText.secondFactorOn.subject,
    notes: [{ title: mailText.secondFactorOn.title, lines: [...mailText.secondFactorOn.lines] }],
    recipient: manager,
  },
  secondFactorOff: {
    subject: mailText.secondFactorOff.subject,
    notes: [{ title: mailText.secondFactorOff.title, lines: [...mailText.secondFactorOff.lines] }],
    recipient: manager,
  },
  codesGuessed: {
    subject: mailText.codesGuessed.subject,
    notes: [{ title: mailText.codesGuessed.title, lines: [...mailText.codesGuessed.lines] }],
    recipient: manager,
  },
  test: {
    subject: mailText.test.subject,
    notes: [{ title: mailText.test.title, lines: [...mailText.test.lines], kind: 'test' }],
    recipient: { name: 'Mariana', type: 'admin' },
  },
} satisfies Record<string, MailFacts>;
