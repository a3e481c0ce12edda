import type { MailFacts } from '../../src/server/mail/mailContent';
import { renderMail } from '../../src/server/mail/template';
import { buildSender, sampleMails } from './builders/mails';

interface MailProps {
  mail: keyof typeof sampleMails;
  /** Whether the company has neither a name nor a logo. */
  isUnnamed?: boolean;
  scheme?: 'light' | 'dark';
  part?: 'html' | 'text';
}

const photo = {
  src: new URL('../../src/server/database/seed/photos/humedad-cielorraso.jpg', import.meta.url).href,
  width: 320,
  height: 240,
};
const logo = { src: '/icons/apple-touch-icon.png', width: 44, height: 44 };

/** Renders a mail as the server does, in its own document, as a mail program does, so that no style of the portal applies. */
export function StoryMail({ mail, isUnnamed = false, scheme = 'light', part = 'html' }: MailProps) {
  const facts: MailFacts = sampleMails[mail];
  const sender = isUnnamed
    ? buildSender({ name: '', phone: '', openingHours: '', colour: undefined })
    : buildSender({ logo });
  const { html, text } = renderMail(facts, sender, facts.claim && photo);
  // A story cannot change the reader's colour scheme, so it makes the dark styles always apply.
  const shown = scheme === 'dark' ? html.replace('(prefers-color-scheme:dark)', 'all') : html;
  return part === 'text' ? (
    <pre style={{ font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
  ) : (
    <iframe
      title={facts.subject}
      srcDoc={shown}
      style={{ width: '100%', height: 1100, border: 0 }}
      // As tall as the mail, so that pictures show it to its end.
      onLoad={({ currentTarget }) => {
        currentTarget.style.height = `${currentTarget.contentDocument?.documentElement.scrollHeight}px`;
      }}
    />
  );
}

/** The controls of a mail's story. */
export const mailControls = {
  mail: { control: false },
  scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  part: { control: 'inline-radio', options: ['html', 'text'] },
} as const;

/** The story of a kind of mail, with its purpose: who gets it, and when. */
export const mailStory = (mail: MailProps['mail'], purpose: string, more: Omit<MailProps, 'mail'> = {}) => ({
  args: { mail, ...more },
  parameters: { purpose },
});
