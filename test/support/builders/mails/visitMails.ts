import type { MailFacts } from '../../../../src/server/mail/mailContent';
import { mailText } from '../../../../src/server/mail/mailText';
import { visitMailText } from '../../../../src/server/mail/visitMailText';
import { claim, manager, owner } from './mailParties';

/** The details of address and work in an e-mail to the visitor. */
const visitDetails = [
  visitMailText.place('3° A · Torre Oroño', 'Bv. Oroño 1250, Rosario'),
  visitMailText.claim(98, 'Filtración de techo', 'Laura Giménez, 3415873201'),
  visitMailText.instructions('Revisar el techo del baño y cambiar la junta.'),
];

/** Mails about work orders and their visits. */
export const visitMails = {
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
} satisfies Record<string, MailFacts>;
