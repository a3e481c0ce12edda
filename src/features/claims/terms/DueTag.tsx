import './terms.css';
import type { ClaimTerm } from '../../../contract/claimShapes';
import { dueOf } from './termText';

interface DueTagProps {
  term: ClaimTerm | null | undefined;
  awaitingSince: string | null | undefined;
  /** Shows only late, today's and paused terms, in the shortest form. */
  isUrgentOnly?: boolean;
}

/** The due state of a claim, as a coloured label; nothing if nothing is due. */
export function DueTag({ term, awaitingSince, isUrgentOnly = false }: DueTagProps) {
  const due = dueOf(term, awaitingSince);
  if (!due || (isUrgentOnly && due.state === 'ahead')) return null;
  return (
    <span className={`due due-${due.state}`} title={due.label}>
      {isUrgentOnly ? due.short : due.label}
    </span>
  );
}
