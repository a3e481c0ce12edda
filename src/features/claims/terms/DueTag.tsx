import './terms.css';
import type { ClaimTerm } from '../../../contract/claimShapes';
import { useCan } from '../../../session/useCan';
import { dueForAuthor, dueOf } from './termText';

interface DueTagProps {
  term: ClaimTerm | null | undefined;
  awaitingSince: string | null | undefined;
  /** Shows only late, today's and paused terms, in the shortest form; today's only to staff. */
  isUrgentOnly?: boolean;
}

/** The due state of a claim, as a coloured label; nothing if nothing is due. */
export function DueTag({ term, awaitingSince, isUrgentOnly = false }: DueTagProps) {
  const isStaff = useCan('claims:changeStatus');
  const due = (isStaff ? dueOf : dueForAuthor)(term, awaitingSince);
  if (!due || (isUrgentOnly && due.state === 'ahead')) return null;
  return (
    <span className={`due due-${due.state}`} title={due.label}>
      {isUrgentOnly ? due.short : due.label}
    </span>
  );
}
