import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EmailSettings } from '../../../contract/emailSettings';
import type { MailStatus } from '../../../contract/mailEvents';
import { claim } from './claims';
import { createdAt, id, instant, version } from './columns';

/** One row: the company's e-mail settings. */
export const emailSettings = pgTable('email_settings', {
  id: integer().primaryKey().default(1),
  senderName: text('sender_name').notNull(),
  events: jsonb().$type<EmailSettings['events']>().notNull(),
  extraRecipients: jsonb('extra_recipients').$type<EmailSettings['extra_recipients']>().notNull().default([]),
  version: version(),
});

/** One piece of news in a mail; several of one claim may share a mail. */
export interface MailNote {
  title: string;
  lines: string[];
  action?: { label: string; path: string };
  /** Buttons of which the recipient chooses one; they stand before the note's button. */
  choices?: { label: string; path: string }[];
  /** A link after the button, for what not everybody needs. */
  more?: { label: string; path: string };
  /** Subject of the note, if it is neither a claim nor an account: the footer then states why the mail was sent. */
  kind?: 'lease' | 'invitation' | 'test' | 'assigned' | 'work' | 'visit' | 'warranty';
  /** Calendar entry of a visit that the mail adds or removes. */
  calendar?: { visitId: number; method: 'REQUEST' | 'CANCEL'; text: string };
  /** Name of the user who invites, if known. */
  inviter?: string;
  /** Whether its lines say what the recipient has to do or what comes next, so that the mail does not add it. */
  saysNext?: boolean;
}

/** Mails to send, written in the transaction of their event. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    notes: jsonb().$type<MailNote[]>().notNull(),
    claimId: integer('claim_id').references(() => claim.id, { onDelete: 'cascade' }),
    status: text().$type<MailStatus>().notNull().default('pending'),
    /** Whether further news of the claim may still join this mail. */
    isOpen: boolean('is_open').notNull().default(false),
    /** Its Message-ID is the same at each attempt, and that of no other mail, also after a backup was restored. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('outbox_mail_open_key')
      .on(table.recipient, table.claimId)
      .where(sql`${table.isOpen}`),
    index('outbox_mail_pending_idx')
      .on(table.id)
      .where(sql`${table.status} = 'pending'`),
    index('outbox_mail_newest_idx').on(table.createdAt.desc(), table.id.desc()),
  ],
);
