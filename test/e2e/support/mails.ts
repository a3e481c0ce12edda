import { expect } from '@playwright/test';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sendWaitingMails } from './database';

export interface ReceivedMail {
  to: string[];
  subject: string;
  /** Headers, text and HTML as one decoded text. */
  text: string;
}

const asUtf8 = (hexPairs: string, mark: RegExp) => Buffer.from(hexPairs.replace(mark, ''), 'hex').toString('utf8');
const fromQuotedPrintable = (text: string) =>
  text.replace(/=\r?\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (run) => asUtf8(run, /=/g));
const fromEncodedWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replace(/_/g, ' ')),
    );

function parse(raw: string, to: string[]): ReceivedMail {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
  return {
    to,
    subject: fromEncodedWords(/^Subject: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''),
    text: fromQuotedPrintable(raw),
  };
}

/**
 * Starts a mail server on loopback. It stores received e-mails in a file, one per line, so that every worker can read
 * them.
 */
export async function startMailServer(file: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        appendFileSync(
          file,
          `${JSON.stringify(
            parse(
              Buffer.concat(chunks).toString(),
              session.envelope.rcptTo.map(({ address }) => address),
            ),
          )}\n`,
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the e-mails that an address has received so far. */
export function mailsTo(address: string): ReceivedMail[] {
  const file = process.env.E2E_MAILS!;
  // What follows the last line break is empty, or a line that is being written.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return lines.map((line) => JSON.parse(line) as ReceivedMail).filter(({ to }) => to.includes(address));
}

/** Waits for an e-mail to an address, and returns it. */
export async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () => mailsTo(address).find((mail) => subject.test(mail.subject));
  await expect.poll(() => find()?.subject, { message: `a mail to ${address}` }).toMatch(subject);
  return find()!;
}

/** Returns the one-time link in an e-mail, at the address of the tests. */
export function linkIn({ text }: ReceivedMail): string {
  const path = /https?:\/\/[^\s"<>/]+(\/auth\/restablecer\?token=[\w-]+)/.exec(text)?.[1];
  if (!path) throw new Error(`The mail contains no link:\n${text}`);
  return `${process.env.E2E_URL}${path}`;
}

/** Waits for a mail about a claim with links to a page that none of the known links is, and returns them. */
export async function newLinksTo(address: string, page: string, known: readonly string[] = []): Promise<string[]> {
  const find = () =>
    mailsTo(address)
      .flatMap(({ text }) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .map((link) => link.replaceAll('&amp;', '&'))
      .filter((link) => new URL(link).pathname === page && !known.includes(link));
  await sendWaitingMails(address);
  await expect.poll(() => find().length, { message: `a mail to ${address}` }).toBeGreaterThan(0);
  return find();
}
