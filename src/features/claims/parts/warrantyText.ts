import type { Warranty } from '../../../api/claims';
import { isClaimStatus } from '../../../contract/claimStatus';
import { claimStatusAnyway } from '../../../contract/statusText';
import { monthsWords } from '../../../contract/warrantyWords';
import { formatDay } from '../../../ui/dates';
import type { ClaimStatusValue } from '../claimTypes';

/**
 * Returns the term of the warranty table for the problem of a claim. The date is information: whether the company repairs
 * is decided by a person. So it neither promises nor refuses anything, and others than staff also read what the company
 * does although the term is over.
 */
export function warrantyText(
  warranty: Warranty | null,
  { code, isWithdrawn }: ClaimStatusValue,
  isStaff: boolean,
): string {
  if (!warranty || warranty.months === 0) return 'Sin plazo en el cuadro.';
  const { months, expires_on: day, is_covered: isCovered } = warranty;
  const until = formatDay(day);
  const length = isStaff ? `${monthsWords(months)}, ` : '';
  if (isCovered) return `Plazo del cuadro de garantías: ${length}hasta el ${until}.${isStaff ? '' : yourRights}`;
  if (isStaff) return `El plazo del cuadro (${monthsWords(months)}) terminó el ${until}.`;
  const doing = isClaimStatus(code) && !isWithdrawn ? claimStatusAnyway[code] : '';
  return `El plazo del cuadro terminó el ${until}.${doing && ` ${doing}`}${yourRights}`;
}

const yourRights = ' Esto no limita tus derechos.';
