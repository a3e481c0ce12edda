import type { KeyboardEvent } from 'react';
import { isOwnEvent } from '../OverlayBoundary';

/**
 * For a form's `onKeyDown`: Ctrl Enter, on a Mac ⌘ Enter, submits the form from any of its fields, because Enter begins a
 * new line there.
 */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isOwnEvent(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
