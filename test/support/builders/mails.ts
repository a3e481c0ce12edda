import type { MailSender } from '../../../src/server/mail/template';
import { accountMails } from './mails/accountMails';
import { claimMails } from './mails/claimMails';
import { staffMails } from './mails/staffMails';
import { visitMails } from './mails/visitMails';

/** The sender of the sample e-mails. */
export const buildSender = (overrides: Partial<MailSender> = {}): MailSender => ({
  name: 'Constructora Paraná',
  colour: '#1F4FA8',
  phone: '341 555-0100',
  openingHours: 'Lunes a viernes de 9 a 17',
  publicUrl: 'https://posventa.parana.ar',
  ...overrides,
});

/** The content of each kind of e-mail, as its service queues it and as it is sent. */
export const sampleMails = { ...claimMails, ...staffMails, ...visitMails, ...accountMails };
