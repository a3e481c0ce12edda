import { isStaff } from '../../contract/permissions';
import { nextByTerm, toldTerm, visitOn } from '../../contract/nextText';
import { claimStatusLabels, claimStatusNext } from '../../contract/statusText';
import { isOpenStatus } from '../../contract/claimStatus';
import { spanWords } from '../../contract/visitWords';
import type { DisplayedCompany } from '../company/company.service';
import { shownDay } from '../support/days';
import type { MailClaim, MailAccess, MailRecipient } from './mailFacts.repository';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';

/** The content of a mail, with data read when it is sent. */
export interface MailFacts {
  subject: string;
  notes: MailNote[];
  /** Account of the address; undefined if the address has no account in the portal. */
  recipient?: MailRecipient;
  /** The claim of the mail in its current state. */
  claim?: MailClaim;
  /** What the account of an invitation gives access to. */
  accesses?: MailAccess[];
}

export type MailCompany = Pick<DisplayedCompany, 'name' | 'phone' | 'openingHours'>;

/** The parts of a mail in order; its text and its HTML have the same content. */
export interface MailContent {
  subject: string;
  /** Text that mail programs show beside the subject. */
  preheader: string;
  brand: string;
  greeting: string;
  blocks: { title: string; lines: string[] }[];
  claim?: { heading: string; state: string; place: string; description: string };
  accesses: string[];
  /** The next step, for the claim's author. */
  next?: string;
  action?: MailNote['action'];
  more?: MailNote['more'];
  /** The question that the recipient answers with one of these buttons. */
  choices: NonNullable<MailNote['choices']>;
  /** The sender, the reason for the mail and the company's contact data. */
  footer: string[];
}

const preheaderLength = 140;
const descriptionLength = 400;

const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Cuts a text between two characters as a reader sees them: an emoji is several code units. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let short = '';
  for (const { segment } of characters.segment(text)) {
    if (short.length + segment.length >= length) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

/** Builds the content of a mail. */
export function contentOf(facts: MailFacts, company: MailCompany): MailContent {
  const { subject, notes, recipient, claim, accesses = [] } = facts;
  const blocks = notes.map(({ title, lines, inviter }) => ({
    title,
    lines: inviter === undefined ? lines : [mailText.invites(inviter, company.name), ...lines],
  }));
  const isOwn = recipient !== undefined && !isStaff(recipient.type);
  const isSaid = notes.some(({ saysNext }) => saysNext);
  const next = claim && isOwn && !claim.isWithdrawn && !isSaid ? nextOf(claim, company) : undefined;
  const [first] = blocks;
  // Contractors have no account.
  const isOfWork = notes.some(({ kind }) => kind === 'work' || (kind === 'visit' && !recipient));
  return {
    subject,
    preheader: shortened([first?.title, first?.lines[0] ?? next].filter(Boolean).join('. '), preheaderLength),
    brand: mailText.brand(company.name),
    greeting: mailText.greeting(recipient?.name ?? ''),
    blocks,
    claim: claim && {
      heading: mailText.claimHeading(claim.id),
      state: claim.isWithdrawn ? mailText.withdrawnState : claimStatusLabels[claim.status],
      place: claim.place,
      description: shortened(claim.description, descriptionLength),
    },
    accesses: accesses.map(({ name, from, until }) =>
      from && until ? mailText.leasedPlace(name, shownDay(from), shownDay(until)) : name,
    ),
    next,
    // All notes of one claim link to the same page, so one button is enough.
    action: notes.at(-1)?.action,
    more: notes.findLast(({ more }) => more)?.more,
    choices: notes.findLast(({ choices }) => choices)?.choices ?? [],
    footer: [whyOf(facts, company.name), ...contactOf(company), isOfWork ? mailText.noReplyAtAll : mailText.noReply],
  };
}

/** Returns the same next step as the claim's page. */
function nextOf({ status, term, visit, isAwaitingReply }: MailClaim, company: MailCompany): string {
  if (isAwaitingReply) return mailText.answerUs;
  const told = toldTerm(status, term);
  const doing = visit && isOpenStatus(status) ? visitOn(spanWords(visit)) : undefined;
  if (!told) return doing ?? claimStatusNext[status];
  const answering = { ...company, company: company.name, doing, isDated: doing !== undefined };
  return nextByTerm(status, told, Date.parse(told.at) < Date.now(), answering);
}

function whyOf({ notes, recipient, claim }: MailFacts, company: string): string {
  const kind = notes.at(-1)?.kind;
  if (kind === 'invitation') return mailText.why.invitation(company);
  if (kind === 'test') return mailText.why.test(company);
  if (kind === 'work') return mailText.why.work(company);
  if (kind === 'visit') return mailText.why[recipient ? 'assigned' : 'visit'](company);
  if (kind === 'assigned') return mailText.why.assigned(company);
  if (kind === 'warranty') return mailText.why.warranty(company);
  if (!claim && kind !== 'lease') return mailText.why[recipient ? 'account' : 'formerAccount'](company);
  if (!recipient) return mailText.why.copy(company);
  if (isStaff(recipient.type)) return mailText.why.staff(company);
  return claim ? mailText.why.claim(company) : mailText.why.lease(company);
}

const contactOf = ({ phone, openingHours }: MailCompany): string[] => {
  const contact = [phone && mailText.phone(phone), openingHours].filter(Boolean).join(' · ');
  return contact ? [contact] : [];
};
