import type { ClaimTerm } from './claimShapes';
import { newClaimStatus, type ClaimStatus } from './claimStatus';
import { timeZone } from './limits';
import { claimStatusDoing } from './statusText';

const longDay = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long', day: 'numeric', month: 'numeric' });

/** Returns the day of an instant: "jueves 26/11". */
export const dayOfTerm = (at: string): string => longDay.format(new Date(at)).replace(',', '').replace('-', '/');

/**
 * Returns the term that others than staff are told. Before a person has decided about a claim, only the day of the first
 * answer is: an end of the work would be a promise.
 */
export const toldTerm = <Term extends Pick<ClaimTerm, 'due'>>(status: ClaimStatus, term: Term | null): Term | null =>
  status === newClaimStatus && term?.due === 'end' ? null : term;

/**
 * Returns the next step of a claim with a term and its day, for the claim's author, on the screen and in mails; a late
 * one with a plain statement after it. `doing` is what happens now.
 */
export function nextByTerm(
  status: ClaimStatus,
  { due, at }: ClaimTerm,
  isLate: boolean,
  doing: string = claimStatusDoing[status],
): string {
  const day = dayOfTerm(at);
  if (isLate)
    return due === 'answer'
      ? `${doing} Teníamos que responderte a más tardar el ${day} y todavía no lo hicimos. Perdón por la demora.`
      : `${doing} Teníamos que terminar a más tardar el ${day} y se demoró. Perdón por la demora.`;
  return due === 'answer'
    ? `${doing} Te respondemos a más tardar el ${day}.`
    : `${doing} Lo terminamos a más tardar el ${day}.`;
}
