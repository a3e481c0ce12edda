import type { MailNote } from './outbox.repository';
import { mailText } from './mailText';

/** The colours of the portal: mail programs know no custom properties. */
const colours = {
  brick: '#A8441F',
  ink: '#2B2420',
  muted: '#6B5F57',
  ground: '#F6F1EC',
  paper: '#FFFFFF',
  line: '#E6DCD3',
};
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface RenderedMail {
  text: string;
  html: string;
}

/** Whose portal writes the mails. */
export interface MailSender {
  /** The company's name, above and below each mail. */
  company: string;
  /** The company's colour, `#rrggbb`; undefined for ours. */
  colour: string | undefined;
  /** Start of the links, without a slash at the end. */
  publicUrl: string;
}

/** Writes the notes of a mail as text and as HTML that needs nothing from outside. */
export function renderMail(subject: string, notes: MailNote[], { publicUrl, ...sender }: MailSender): RenderedMail {
  // Notes of one claim all lead to the same place: one button at the end is enough.
  const action = notes.at(-1)?.action;
  const address = action && `${publicUrl}${action.path}`;
  return {
    text: toText(sender, notes, action, address),
    html: toHtml(sender, subject, notes, action, address),
  };
}

type Sender = Omit<MailSender, 'publicUrl'>;

function toText(
  { company }: Sender,
  notes: MailNote[],
  action: MailNote['action'],
  address: string | undefined,
): string {
  const parts = notes.map(({ title, lines }) => [title, ...lines].join('\n'));
  return [
    mailText.greeting,
    ...parts,
    ...(action ? [`${action.label}: ${address}`] : []),
    `--\n${mailText.brand(company)}\n${mailText.footer(company)}`,
  ].join('\n\n');
}

function toHtml(
  { company, colour: accent = colours.brick }: Sender,
  subject: string,
  notes: MailNote[],
  action: MailNote['action'],
  address: string | undefined,
): string {
  const blocks = notes.map(
    ({ title, lines }) => `
        <h2 style="margin:0 0 8px;font-size:18px;line-height:1.35;color:${colours.ink}">${escape(title)}</h2>
        ${lines.map((line) => `<p style="margin:0 0 8px;font-size:15px;line-height:1.5;color:${colours.ink}">${escape(line).replaceAll('\n', '<br>')}</p>`).join('\n        ')}`,
  );
  const button =
    action && address
      ? `
        <p style="margin:24px 0 16px"><a href="${escape(address)}" style="display:inline-block;background:${accent};color:#FFFFFF;text-decoration:none;font-weight:600;font-size:15px;padding:12px 24px;border-radius:6px">${escape(action.label)}</a></p>
        <p style="margin:0;font-size:13px;line-height:1.5;color:${colours.muted}">${escape(mailText.fallback)}<br><a href="${escape(address)}" style="color:${accent};word-break:break-all">${escape(address)}</a></p>`
      : '';
  return `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${colours.ground};${font}">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.ground}"><tr><td align="center" style="padding:24px 12px">
    <table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:${colours.paper};border:1px solid ${colours.line};border-top:4px solid ${accent};border-radius:8px">
      <tr><td style="padding:20px 28px 0;font-size:13px;letter-spacing:.08em;text-transform:uppercase;font-weight:700;color:${accent}">${escape(mailText.brand(company))}</td></tr>
      <tr><td style="padding:16px 28px 28px">${blocks.join(`
        <hr style="border:0;border-top:1px solid ${colours.line};margin:16px 0">`)}${button}
      </td></tr>
    </table>
    <p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:1.5;color:${colours.muted}">${escape(mailText.footer(company))}</p>
  </td></tr></table>
</body>
</html>
`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
