import './terms.css';
import type { ClaimTerm } from '../../../contract/claimShapes';
import { dueOf } from './termText';

interface DueTagProps {
  term: ClaimTerm | null | undefined;
  awaitingSince: string | null | undefined;
  /** Only what is late, ends today or stands still, as short as can be. */
  isUrgentOnly?: boolean;
}

/** What is due of a claim, in words and a colour; nothing where nothing is. */
export function DueTag({ term, awaitingSince, isUrgentOnly = false }: DueTagProps) {
  const due = dueOf(term, awaitingSince);
  if (!due || (isUrgentOnly && due.state === 'ahead')) return null;
  return (
    <span className={`due due-${due.state}`} title={due.label}>
      {isUrgentOnly ? due.short : due.label}
    </span>
  );
}
