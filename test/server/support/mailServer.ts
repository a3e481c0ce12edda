import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  url: string;
  /** Complete messages, in the order of arrival. */
  messages: string[];
  /** Recipients as the server was told (RCPT TO), in the order of arrival. */
  recipients: string[];
  /** Responds to the next mails with this SMTP code instead of accepting them; undefined accepts them again. */
  refuseWith: number | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startMailbox(): Promise<Mailbox> {
  const mailbox = { messages: [] as string[], recipients: [] as string[], refuseWith: undefined as number | undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refuseWith) return done(Object.assign(new Error('Refused'), { responseCode: mailbox.refuseWith }));
        mailbox.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        mailbox.messages.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mailbox, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
