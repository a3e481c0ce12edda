import { uiText } from './text';

/** Shown instead of a page while its code or its record loads, or below its title. */
export function PageSkeleton({ hasTitle = false }: { hasTitle?: boolean }) {
  return (
    <div className="skeleton" role="status" aria-label={uiText.loading}>
      {!hasTitle && <div className="skeleton-title" />}
      <div className="skeleton-block" />
      <div className="skeleton-block" />
    </div>
  );
}
