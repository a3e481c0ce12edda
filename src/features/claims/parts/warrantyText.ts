import { isClaimStatus } from '../../../contract/claimStatus';
import { claimStatusAnyway } from '../../../contract/statusText';
import { monthsWords } from '../../../contract/warrantyWords';
import { formatDay } from '../../../ui/dates';
import type { Claim } from '../claimTypes';

/**
 * Returns the term of the warranty table for the problem of a claim, and the day of the table. The date is information:
 * whether the company answers is decided by a person. So it neither promises nor refuses anything, and others than staff
 * also read what the company does although the term is over, until a person has decided.
 */
export function warrantyText(
  {
    warranty,
    warrantyTable,
    status: { code, isWithdrawn },
    decision,
    claim_type: type,
  }: Pick<Claim, 'warranty' | 'warrantyTable' | 'status' | 'decision' | 'claim_type'>,
  isStaff: boolean,
): string {
  if (!warranty) return isStaff && type === 'PROJECT' ? noCommonTerm : noTerm;
  if (warranty.months === 0) return noTerm;
  const { months, expires_on: day, is_covered: isCovered } = warranty;
  const until = formatDay(day);
  const length = isStaff ? `${monthsWords(months)}, ` : '';
  const table = warrantyTable ? `, según el cuadro del ${formatDay(warrantyTable)}` : '';
  if (isCovered)
    return `Plazo del cuadro de garantías: ${length}hasta el ${until}${table}.${isStaff ? '' : yourRights}`;
  if (isStaff) return `El plazo del cuadro (${monthsWords(months)}) terminó el ${until}${table}.`;
  const doing = isClaimStatus(code) && !isWithdrawn && !decision ? claimStatusAnyway[code] : '';
  return `El plazo del cuadro terminó el ${until}${table}.${doing && ` ${doing}`}${yourRights}`;
}

const noTerm = 'Sin plazo en el cuadro.';
const noCommonTerm = 'Sin plazo: al edificio le falta la fecha de entrega, o al cuadro un plazo de partes comunes.';
const yourRights = ' Esto no limita tus derechos.';
