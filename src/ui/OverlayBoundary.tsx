import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Redrawn } from './Redrawn';

/**
 * Whether an event happened inside the element that handles it. React also reports the events of a dialog to the
 * component that renders it.
 */
export const isOwnEvent = ({ target, currentTarget }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Moves the focus between both ends of an overlay: on its way, the browser would scroll the page behind it. */
function keepTabInside(event: KeyboardEvent): void {
  const overlay = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
  if (event.key !== 'Tab' || !overlay) return;
  const stops = [...overlay.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * The edge of a dialog or a panel: its form does not submit the form that renders it, and Tab stays inside. Keys are not
 * stopped here, because Ant Design and the portal listen for Escape above: handlers of keys use {@link isOwnEvent}.
 */
export const OverlayBoundary = ({ children }: { children: ReactNode }) => (
  <span className="overlay-boundary" onSubmit={(event) => event.stopPropagation()} onKeyDown={keepTabInside}>
    <Redrawn>{children}</Redrawn>
  </span>
);
