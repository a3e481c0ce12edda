import { uiText } from './text';

/** Shown instead of a page while its code or its record loads. */
export function PageSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label={uiText.loading}>
      <div className="skeleton-title" />
      <div className="skeleton-block" />
      <div className="skeleton-block" />
    </div>
  );
}
