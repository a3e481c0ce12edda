import { brick } from '../../contract/colour';
import { contentOf, type MailCompany, type MailContent, type MailFacts } from './mailContent';
import { mailHtml, type MailImage } from './mailHtml';
import { mailText } from './mailText';

interface RenderedMail {
  text: string;
  html: string;
}

/** The company whose portal sends the mails. */
export interface MailSender extends MailCompany {
  /** The company's colour, `#rrggbb`; undefined for the default colour. */
  colour: string | undefined;
  logo?: MailImage;
  /** Start of the links, without a trailing slash. */
  publicUrl: string;
}

/** Renders a mail as text and as self-contained HTML; `photo` is the claim's. */
export function renderMail(facts: MailFacts, sender: MailSender, photo?: MailImage): RenderedMail {
  const content = contentOf(facts, sender);
  const address = content.action && `${sender.publicUrl}${content.action.path}`;
  const { colour = brick, logo } = sender;
  return {
    text: toText(content, address, sender.publicUrl),
    html: mailHtml(content, { address, colour, logo, photo, publicUrl: sender.publicUrl }),
  };
}

function toText(
  { greeting, blocks, claim, accesses, next, action, more, choices, brand, footer }: MailContent,
  address: string | undefined,
  publicUrl: string,
): string {
  const paragraphs = [
    greeting,
    ...blocks.map(({ title, lines }) => [title, ...lines].join('\n')),
    accesses.length > 0
      ? [mailText.accesses(accesses.length), ...accesses.map((access) => `- ${access}`)].join('\n')
      : undefined,
    claim && [`${claim.heading} (${claim.state})`, claim.place, `«${claim.description}»`].join('\n'),
    next && `${mailText.next}\n${next}`,
    choices.length > 0
      ? [mailText.solvedQuestion, ...choices.map(({ label, path }) => `${label}:\n${publicUrl}${path}`)].join('\n')
      : undefined,
    action && `${action.label}:\n${address}`,
    more && `${more.label}:\n${publicUrl}${more.path}`,
    ['-- ', brand, ...footer].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
