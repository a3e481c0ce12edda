import type { Warranty } from '../../../api/claims';
import { isClaimStatus } from '../../../contract/claimStatus';
import { claimStatusAnyway } from '../../../contract/statusText';
import { monthsWords } from '../../../contract/warrantyWords';
import { formatDay } from '../../../ui/dates';
import type { ClaimStatusValue } from '../claimTypes';

const ended = (months: number, until: string) => `Fuera de garantía: ${monthsWords(months)}, venció el ${until}`;

/**
 * Returns whether the problem of a claim was under warranty. Others than staff also read what the company does although
 * the term is over, so that the date does not read as a refusal.
 */
export function warrantyText(warranty: Warranty | null, { code, isWithdrawn }: ClaimStatusValue, isStaff: boolean) {
  if (!warranty) return 'Sin plazo de garantía cargado';
  const { months, expires_on: day, is_covered: isCovered } = warranty;
  const until = formatDay(day);
  if (isCovered) return `Dentro de garantía: ${monthsWords(months)}, hasta el ${until}`;
  if (isStaff || !isClaimStatus(code)) return ended(months, until);
  const doing = claimStatusAnyway[code];
  if (!doing && !isWithdrawn) return ended(months, until);
  return [`El plazo venció el ${until}.`, doing].filter(Boolean).join(' ');
}
