import { uiText } from '../text';

/** Holds the place of the rows while they load, at their height, so that nothing jumps. */
export function TableSkeleton({ rows, isPhone }: { rows: number; isPhone: boolean }) {
  return (
    <div className={isPhone ? 'skeleton skeleton-cards' : 'skeleton'} role="status" aria-label={uiText.loading}>
      {Array.from({ length: Math.min(rows, 25) + 1 }, (_, index) => (
        <div key={index} className="skeleton-row" />
      ))}
    </div>
  );
}
