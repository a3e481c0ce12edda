import { darken, lighten, textOn } from '../../contract/colour';
import { darkColours, lightColours } from '../../contract/designTokens';
import type { MailContent } from './mailContent';
import { mailText } from './mailText';

/** The portal's colours as literals, because mail programs do not support custom properties. */
const coloursOf = (colours: typeof lightColours) => ({
  ink: colours.ink,
  muted: colours['ink-soft'],
  ground: colours.paper,
  paper: colours.surface,
  soft: colours['table-head'],
  line: colours.line,
});
const light = coloursOf(lightColours);
const dark = coloursOf(darkColours);
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** An image in a mail's HTML: `src` is `cid:` plus the attached picture. */
export interface MailImage {
  src: string;
  width: number;
  height: number;
}

interface Looks {
  /** Target of the button. */
  address: string | undefined;
  colour: string;
  logo: MailImage | undefined;
  photo: MailImage | undefined;
  /** Start of the links. */
  publicUrl: string;
}

/**
 * Renders the HTML of a mail: one column of at most 560 px with inline styles, and classes with dark colours for
 * programs that support them.
 */
export function mailHtml(content: MailContent, { address, colour, logo, photo, publicUrl }: Looks): string {
  const { subject, preheader, greeting, blocks, accesses, claim, next, action, more, choices, footer } = content;
  const parts = [
    paragraph(greeting),
    ...blocks.map(({ title, lines }) => `${heading(title)}${lines.map((line) => paragraph(line)).join('')}`),
    accesses.length > 0 ? accessesBox(accesses) : '',
    claim ? claimBox(claim, photo) : '',
    next ? `${label(mailText.next)}${paragraph(next)}` : '',
    choices.length > 0 ? choiceButtons(choices, publicUrl, colour) : '',
    action && address ? button(action.label, address, colour) : '',
    more ? link(more.label, `${publicUrl}${more.path}`, colour) : '',
  ];
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${styles(colour)}</style>
</head>
<body class="ground" style="margin:0;background:${light.ground};${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" class="paper" style="width:100%;max-width:560px;background:${light.paper};border:1px solid ${light.line};border-top:4px solid ${colour};border-radius:8px">
<tr><td style="padding:20px 24px 0">${brandRow(content.brand, colour, logo)}</td></tr>
<tr><td style="padding:20px 24px 28px">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
<div class="muted" style="max-width:560px;margin:16px auto 0;padding:0 12px;font-size:13px;line-height:1.5;color:${light.muted};text-align:left">
${footer.map((line) => `<p style="margin:0 0 4px">${escape(line)}</p>`).join('\n')}
</div>
</td></tr></table>
</body>
</html>
`;
}

const styles = (colour: string): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}
.paper{background:${dark.paper}!important;border-color:${dark.line}!important;border-top-color:${colour}!important}
.soft{background:${dark.soft}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.plate{padding:6px 10px!important}
.accent{color:${lighten(colour, dark.soft)}!important;border-color:${lighten(colour, dark.soft)}!important}
.fill{background:${lighten(colour, dark.soft)}!important;color:${darkColours['on-brand']}!important;border-color:${lighten(colour, dark.soft)}!important}
}`;

/** A logo may be dark, so its background is white in both colour schemes. */
const brandRow = (brand: string, colour: string, logo: MailImage | undefined): string =>
  logo
    ? `<span class="plate" style="display:inline-block;background:#FFFFFF;border-radius:6px">${image(logo, brand, 44, 220)}</span>
<div class="muted" style="padding-top:6px;font-size:13px;font-weight:600;color:${light.muted}">${escape(brand)}</div>`
    : `<div class="accent" style="font-size:15px;font-weight:700;color:${darken(colour)}">${escape(brand)}</div>`;

const heading = (text: string): string =>
  `<h1 class="ink" style="margin:0 0 8px;font-size:20px;line-height:1.3;font-weight:700;color:${light.ink}">${escape(text)}</h1>`;

const paragraph = (text: string, size = 16): string =>
  `<p class="ink" style="margin:0 0 12px;font-size:${size}px;line-height:1.5;color:${light.ink}">${lines(text)}</p>`;

const label = (text: string): string =>
  `<p class="muted" style="margin:16px 0 2px;font-size:13px;font-weight:600;color:${light.muted}">${escape(text)}</p>`;

const box = (inner: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="soft" style="margin:12px 0 16px;background:${light.soft};border:1px solid ${light.line};border-radius:8px"><tr><td style="padding:14px 16px">${inner}</td></tr></table>`;

const accessesBox = (accesses: string[]): string =>
  box(
    `<p class="muted" style="margin:0 0 4px;font-size:13px;font-weight:600;color:${light.muted}">${escape(mailText.accesses(accesses.length))}</p>${accesses
      .map(
        (access) =>
          `<p class="ink" style="margin:0 0 4px;font-size:16px;line-height:1.5;color:${light.ink}">${escape(access)}</p>`,
      )
      .join('')}`,
  );

function claimBox(claim: NonNullable<MailContent['claim']>, photo: MailImage | undefined): string {
  const { heading: title, state, place, description } = claim;
  return box(
    `<p class="ink" style="margin:0;font-size:16px;line-height:1.5;color:${light.ink}"><b>${escape(title)}</b> · <b>${escape(state)}</b></p>
<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${light.muted}">${escape(place)}</p>
<p class="ink" style="margin:0;font-size:15px;line-height:1.5;color:${light.ink}">${lines(description)}</p>${
      photo ? `<div style="padding-top:12px">${image(photo, mailText.photo, 240, 320)}</div>` : ''
    }`,
  );
}

const button = (text: string, address: string, colour: string): string =>
  `<p style="margin:24px 0 16px"><a class="fill" href="${escape(address)}" style="display:inline-block;background:${colour};color:${textOn(colour)};border:1px solid ${darken(colour)};text-decoration:none;font-weight:600;font-size:16px;line-height:20px;padding:12px 28px;border-radius:6px">${escape(text)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${light.muted}">${escape(mailText.fallback)}<br><a class="accent" href="${escape(address)}" style="color:${darken(colour)};word-break:break-all">${escape(address)}</a></p>`;

const link = (text: string, address: string, colour: string): string =>
  `<p style="margin:16px 0 0;font-size:15px;line-height:1.5"><a class="accent" href="${escape(address)}" style="color:${darken(colour)}">${escape(text)}</a></p>`;

/** The buttons of a question: all look the same, because no answer is suggested. */
const choiceButtons = (choices: MailContent['choices'], publicUrl: string, colour: string): string =>
  `${heading(mailText.solvedQuestion)}<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${light.muted}">${escape(mailText.solvedHint)}</p>
<p style="margin:0 0 16px">${choices
    .map(
      ({ label: text, path }) =>
        `<a class="accent" href="${escape(`${publicUrl}${path}`)}" style="display:inline-block;margin:0 8px 8px 0;border:2px solid ${darken(colour)};color:${darken(colour)};text-decoration:none;font-weight:600;font-size:16px;line-height:20px;padding:11px 20px;border-radius:6px">${escape(text)}</a>`,
    )
    .join('\n')}</p>`;

/** Scales the image to the largest size that fits. Some mail programs only use the attributes. */
function image({ src, width, height }: MailImage, alt: string, maxHeight: number, maxWidth: number): string {
  const scale = Math.min(1, maxHeight / height, maxWidth / width);
  return `<img src="${escape(src)}" alt="${escape(alt)}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" style="display:block;max-width:100%;height:auto;border:0;border-radius:4px">`;
}

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
