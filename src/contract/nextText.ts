import type { ClaimTerm } from './claimShapes';
import { newClaimStatus, type ClaimStatus } from './claimStatus';
import { claimStatusDoing } from './statusText';
import { dayOfTerm } from './dayOfTerm';

/**
 * Returns the term that others than staff are told. Before a person has decided about a claim, only the day of the first
 * answer is: an end of the work would be a promise.
 */
export const toldTerm = <Term extends Pick<ClaimTerm, 'due'>>(status: ClaimStatus, term: Term | null): Term | null =>
  status === newClaimStatus && term?.due === 'end' ? null : term;

/** Says the date of an agreed visit, as `spanWords` writes it. */
export const visitOn = (when: string): string => `La visita es el ${when}.`;

/** Who answers for the company: its name, telephone and opening hours. Each may be empty. */
interface Answering {
  company: string;
  phone?: string;
  openingHours?: string;
}

/** Returns whom to ask about a late claim that has no new date. */
function whomToAsk({ company, phone, openingHours }: Answering): string {
  const name = company || 'la empresa';
  if (!phone) return `Para saber cuándo, escribinos un mensaje en este reclamo: te contesta ${name}.`;
  return `Para saber cuándo, llamanos al ${phone}${openingHours ? ` (${openingHours})` : ''}: te atiende ${name}.`;
}

/**
 * Returns the next step of a claim with a term and its day, for the claim's author, on the screen and in mails; a late
 * one with a plain statement after it and, unless `doing` says its new date (`isDated`), with whom to ask for one.
 */
export function nextByTerm(
  status: ClaimStatus,
  { due, at }: ClaimTerm,
  isLate: boolean,
  {
    doing = claimStatusDoing[status],
    isDated = false,
    ...answering
  }: Answering & { doing?: string; isDated?: boolean },
): string {
  const day = dayOfTerm(at);
  const next = isDated ? '' : ` ${whomToAsk(answering)}`;
  if (isLate)
    return due === 'answer'
      ? `${doing} Teníamos que responderte a más tardar el ${day} y todavía no lo hicimos. Perdón por la demora.${next}`
      : `${doing} Teníamos que terminar a más tardar el ${day} y se demoró. Perdón por la demora.${next}`;
  return due === 'answer'
    ? `${doing} Te respondemos a más tardar el ${day}.`
    : `${doing} Lo terminamos a más tardar el ${day}.`;
}
