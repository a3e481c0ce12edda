import { longName, longPlace, longTexts } from './longTexts';
import { complaintAskLabels } from '../../../src/contract/complaintText';
import { withdrawnReason } from '../../../src/contract/statusText';
import { dayMail } from '../../../src/server/mail/dayMail';
import type { MailFacts } from '../../../src/server/mail/mailContent';
import { mailText } from '../../../src/server/mail/mailText';
import { visitMailText } from '../../../src/server/mail/visitMailText';
import type { MailSender } from '../../../src/server/mail/template';
import { warrantyMail } from '../../../src/server/mail/warrantyMail';

/** The sender of the sample e-mails. */
export const buildSender = (overrides: Partial<MailSender> = {}): MailSender => ({
  name: 'Constructora Paraná',
  colour: '#1F4FA8',
  phone: '341 555-0100',
  openingHours: 'Lunes a viernes de 9 a 17',
  publicUrl: 'https://posventa.parana.ar',
  ...overrides,
});

const owner = { name: 'Laura', type: 'client' } as const;
const manager = { name: 'Martín', type: 'manager' } as const;
const claim = {
  id: 98,
  description: 'Gotea el techo del baño desde ayer a la noche.\nYa cerré la llave de paso, pero sigue.',
  status: 'pending',
  isWithdrawn: false,
  place: '3° A · Torre Oroño',
  term: null,
  visit: null,
  isAwaitingReply: false,
} as const;
const openClaim = { label: mailText.openClaim, path: '/reclamos/98' };
const openLease = { label: mailText.openLease, path: '/lease-request/12' };
const leaseLines = mailText.leaseLines('Julia Sosa', '3° A · Torre Oroño', '22/12/2026 – 21/12/2028');
const reset = '/auth/restablecer?token=Zk3vQyT7hW0nq8bLr2sXc5Jd9uEaFg1MiPoNtRwYxVk';

const ofDay = dayMail([
  { id: 98, type: 'UNIT', what: 'Filtración de techo', place: '3° A · Torre Oroño', state: 'late', total: 22 },
  { id: 99, type: 'PROJECT', what: 'Ascensor detenido', place: 'Torre Oroño', state: 'late', total: 22 },
  { id: 104, type: 'UNIT', what: 'Canilla o grifería', place: '5° B · Torre Oroño', state: 'today', total: 1 },
  { id: 91, type: 'UNIT', what: 'Puerta', place: '1° A · Edificio Pellegrini', state: 'paused', total: 1 },
]);

const endingTerms = warrantyMail([
  { place: '3° A · Torre Oroño', category: 'Sanitarios', item: 'Desagües', expires_on: '2026-12-20' },
  { place: '3° A · Torre Oroño', category: 'Aberturas', item: 'Ventanas de aluminio', expires_on: '2026-12-20' },
]);

/** The details of address and work in an e-mail to the visitor. */
const visitDetails = [
  visitMailText.place('3° A · Torre Oroño', 'Bv. Oroño 1250, Rosario'),
  visitMailText.claim(98, 'Filtración de techo', 'Laura Giménez, 3415873201'),
  visitMailText.instructions('Revisar el techo del baño y cambiar la junta.'),
];

const complaintLines = [
  mailText.complaint.asks(complaintAskLabels.repair),
  'Ya vinieron tres veces y el techo se sigue manchando.',
  mailText.complaint.due('30/11/2026'),
];

/** The content of each kind of e-mail, as its service queues it and as it is sent. */
export const sampleMails = {
  claimReceived: {
    subject: mailText.claimSubject(98, mailText.claimReceived.subject),
    notes: [{ title: mailText.claimReceived.title, lines: [], action: openClaim }],
    recipient: owner,
    // A day in the distant future, so that the term is never late.
    claim: { ...claim, term: { due: 'answer', at: '2099-11-26T20:00:00.000Z' } },
  },
  claimCreated: {
    subject: mailText.claimSubject(98, mailText.claimCreated.subject),
    notes: [{ title: mailText.claimCreated.title, lines: [], action: openClaim }],
    recipient: manager,
    claim,
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
  visitProposed: {
    subject: mailText.claimSubject(98, visitMailText.news.proposed.subject),
    notes: [
      {
        title: visitMailText.news.proposed.title,
        lines: [
          visitMailText.window('martes 24 de noviembre, de 9 a 12'),
          visitMailText.window('miércoles 25 de noviembre, de 14 a 17'),
          visitMailText.worker('Sanitarios Paraná'),
          visitMailText.choose,
        ],
        action: { label: visitMailText.chooseWindow, path: '/reclamos/98' },
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  visitAgreed: {
    subject: mailText.claimSubject(98, visitMailText.news.agreed.subject),
    notes: [
      {
        title: visitMailText.news.agreed.title,
        lines: [
          visitMailText.date('martes 24 de noviembre, de 9 a 12'),
          visitMailText.worker('Sanitarios Paraná'),
          visitMailText.change(12),
        ],
        action: { label: visitMailText.open, path: '/reclamos/98' },
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  visitMoved: {
    subject: visitMailText.subject('3° A · Torre Oroño', visitMailText.news.moved.subject),
    notes: [
      {
        kind: 'visit',
        title: visitMailText.news.moved.title,
        lines: [
          visitMailText.date('jueves 26 de noviembre, de 9 a 12'),
          visitMailText.former('martes 24 de noviembre, de 9 a 12'),
          visitMailText.reason('Lo pidió Laura, que trabaja los martes.'),
          ...visitDetails,
        ],
      },
    ],
  },
  visitCancelled: {
    subject: mailText.claimSubject(98, visitMailText.news.cancelled.subject),
    notes: [
      {
        title: visitMailText.news.cancelled.title,
        lines: [
          visitMailText.former('martes 24 de noviembre, de 9 a 12'),
          visitMailText.reason('El contratista no llega esta semana.'),
        ],
        action: { label: visitMailText.open, path: '/reclamos/98' },
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  visitCountered: {
    subject: visitMailText.subject('3° A · Torre Oroño', visitMailText.news.countered.subject),
    notes: [
      {
        kind: 'visit',
        title: visitMailText.news.countered.title,
        lines: [
          visitMailText.reason('De mañana trabajo.'),
          visitMailText.window('jueves 26 de noviembre, de 15 a 18'),
          visitMailText.place('3° A · Torre Oroño', 'Bv. Oroño 1250, Rosario'),
          visitMailText.worker('Sanitarios Paraná'),
        ],
        action: { label: mailText.openWork, path: '/trabajos/21' },
      },
    ],
    recipient: manager,
  },
  visitToChoose: {
    subject: visitMailText.subject('3° A · Torre Oroño', visitMailText.news.toChoose.subject),
    notes: [
      {
        kind: 'work',
        title: visitMailText.news.toChoose.title,
        lines: [
          visitMailText.reason('De mañana trabajo.'),
          visitMailText.window('jueves 26 de noviembre, de 15 a 18'),
          visitMailText.window('viernes 27 de noviembre, de 15 a 18'),
          visitMailText.asked.toChoose(undefined),
          ...visitDetails,
        ],
        action: { label: visitMailText.chooseWindow, path: '/trabajo/#secreto-de-prueba' },
      },
    ],
  },
  visitToCheck: {
    subject: visitMailText.subject('3° A · Torre Oroño', visitMailText.news.toCheck.subject),
    notes: [
      {
        kind: 'visit',
        title: visitMailText.news.toCheck.title,
        lines: [
          visitMailText.window('martes 24 de noviembre, de 9 a 12'),
          visitMailText.window('miércoles 25 de noviembre, de 14 a 17'),
          visitMailText.asked.toCheck('341 555-0100'),
          ...visitDetails,
        ],
      },
    ],
  },
  visitReminder: {
    subject: mailText.claimSubject(98, visitMailText.news.reminder.subject),
    notes: [
      {
        title: visitMailText.news.reminder.title,
        lines: [
          visitMailText.date('martes 24 de noviembre, de 9 a 12'),
          visitMailText.worker('Sanitarios Paraná'),
          visitMailText.change(12),
        ],
        action: { label: visitMailText.open, path: '/reclamos/98' },
        saysNext: true,
      },
    ],
    recipient: owner,
    claim: { ...claim, status: 'open' },
  },
  claimCopy: {
    subject: mailText.claimSubject(98, mailText.claimCreated.subject),
    notes: [{ title: mailText.claimCreated.title, lines: [], action: openClaim }],
    claim,
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
  workAsked: {
    subject: mailText.workAsked.subject(21),
    notes: [
      {
        kind: 'work',
        title: mailText.workAsked.title,
        lines: [
          'Canilla o grifería · 3° A · Torre Oroño · Bv. Oroño 1234, Rosario',
          'Cambiar el flexible de la bacha y revisar la llave de paso.',
        ],
        action: { label: mailText.workAsked.action, path: '/trabajo/#Zk3vQyT7hW0nq8bLr2sXc5Jd9uEaFg1MiPoNtRwYxVk' },
      },
    ],
  },
  workReturned: {
    subject: mailText.workReturned(21),
    notes: [
      {
        kind: 'work',
        title: mailText.workReturned(21),
        lines: [
          mailText.workReason('Sigue goteando debajo de la bacha.'),
          'Canilla o grifería · 3° A · Torre Oroño · Bv. Oroño 1234, Rosario',
        ],
        action: { label: mailText.openWork, path: '/trabajo/#Zk3vQyT7hW0nq8bLr2sXc5Jd9uEaFg1MiPoNtRwYxVk' },
      },
    ],
  },
  workCancelled: {
    subject: mailText.workCancelled(21),
    notes: [
      {
        kind: 'visit',
        title: mailText.workCancelled(21),
        lines: [
          mailText.workReason('Lo arregló el consorcio.'),
          'Canilla o grifería · 3° A · Torre Oroño · Bv. Oroño 1234, Rosario',
        ],
      },
    ],
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
  endingTerms: { subject: endingTerms.subject, notes: [endingTerms.note], recipient: owner },
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
