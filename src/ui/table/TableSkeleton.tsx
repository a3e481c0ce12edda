import { uiText } from '../text';

/** Placeholder rows of the right height while the list loads, so that the layout does not shift. */
export function TableSkeleton({ rows, hasCards }: { rows: number; hasCards: boolean }) {
  return (
    <div className={hasCards ? 'skeleton skeleton-cards' : 'skeleton'} role="status" aria-label={uiText.loading}>
      {Array.from({ length: Math.min(rows, 25) + 1 }, (_, index) => (
        <div key={index} className="skeleton-row" />
      ))}
    </div>
  );
}
