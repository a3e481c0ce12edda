import { useSyncExternalStore } from 'react';
import type { Notice } from './notify';

/** Width in pixels below which a notice would be cut. */
const widthMin = 240;
/** Milliseconds after which a notice that is being used is looked at again. */
const pauseMs = 1000;

const places = new Set<HTMLElement>();
const subscribers = new Set<() => void>();
let shown: Notice | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function change(notice: Notice | undefined): void {
  clearTimeout(closing);
  shown = notice;
  for (const notify of subscribers) notify();
}

function isInSight(place: HTMLElement): boolean {
  const { top, bottom, width } = place.getBoundingClientRect();
  return width >= widthMin && top >= 0 && bottom <= window.innerHeight;
}

function closeAfter(milliseconds: number): void {
  closing = setTimeout(() => {
    if ([...places].some((place) => place.matches(':hover, :focus-within'))) closeAfter(pauseMs);
    else change(undefined);
  }, milliseconds);
}

/** Shows a notice in the page's line for it; returns false if the page has none in sight. */
export function showInLine(notice: Notice): boolean {
  if (![...places].some(isInSight)) return false;
  change(notice);
  if (notice.durationMs !== null) closeAfter(notice.durationMs);
  return true;
}

/** Empties the line, because the next notice is shown elsewhere. */
export const emptyLine = (): void => change(undefined);

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

function register(place: HTMLElement | null): () => void {
  if (place) places.add(place);
  return () => void (place && places.delete(place));
}

/**
 * The place in a page's free space for the notice of a change, with "Deshacer": it covers and moves nothing that one works
 * in. Where it is not in sight, the notice floats (`notify`).
 */
export function NoticeLine() {
  const notice = useSyncExternalStore(subscribe, () => shown);
  return (
    <div ref={register} className="notice-line" role="status">
      {notice && (
        <p className="notice-line-text">
          <strong>{notice.title}</strong>
          {notice.description && <span>{notice.description}</span>}
          {notice.note && <span>{notice.note}</span>}
          {notice.action && (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                change(undefined);
                notice.action?.onClick();
              }}
            >
              {notice.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
