import { createElement } from 'react';
import { preload } from './loadCode';

/** A notification. Its component is loaded with the first one. */
export interface Notice {
  type: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /** A line beside the action. */
  note?: string;
  /** Milliseconds until it closes (section 9); `null` stays until dismissed. */
  durationMs: number | null;
  /** A notification replaces the one with the same slot. */
  slot?: string;
  /** An action, which closes the notification. */
  action?: { label: string; onClick: () => void };
  /** Called when it closes. */
  onClose?: () => void;
}

const load = () => import(/* webpackChunkName: "notification" */ 'antd/es/notification');

/** Loads the component in advance, so that a network failure can be shown. */
export const preloadNotices = (): void => preload(load);

export function notify({ type, title, description, note, durationMs, slot, action, onClose }: Notice): void {
  hasLoaded = true;
  void load().then(
    ({ default: notification }) => {
      notification[type]({
        key: slot,
        title,
        description,
        duration: durationMs === null ? false : durationMs / 1000,
        // A notification with an action stays longer, so it must not cover the page's content.
        placement: action ? 'bottomLeft' : 'top',
        actions:
          action &&
          createElement(
            'span',
            { className: 'notice-action' },
            note && createElement('span', undefined, note),
            createElement(
              'button',
              {
                type: 'button',
                className: 'link-button',
                onClick: () => {
                  notification.destroy(slot);
                  action.onClick();
                },
              },
              action.label,
            ),
          ),
        onClose,
        pauseOnHover: window.matchMedia('(hover: hover)').matches,
        role: type === 'error' ? 'alert' : 'status',
      });
    },
    () => window.alert([title, description].filter(Boolean).join('\n')),
  );
}

/** Closes the notification of a slot; without a slot, all. */
export function closeNotice(slot?: string): void {
  // Before the first notification there is nothing to close.
  if (hasLoaded) void load().then(({ default: notification }) => notification.destroy(slot));
}
let hasLoaded = false;

/** Toast durations of specification section 9, in milliseconds. */
export const toastMs = { claimCreated: 5000, created: 3000, short: 2000, error: 2000 } as const;
/** Milliseconds during which a change can be undone. */
export const undoMs = 10_000;
