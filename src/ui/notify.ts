import { createElement } from 'react';

/** A message over the page. It waits for its component the first time, so that no screen loads it before it is needed. */
interface Notice {
  type: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /** Milliseconds until it leaves by itself (section 9); `null` stays until dismissed. */
  durationMs: number | null;
  /** Its place: the next message with the same one takes it, instead of standing below. */
  slot?: string;
  /** What can be done about it; the message leaves with it. */
  action?: { label: string; onClick: () => void };
}

const load = () => import(/* webpackChunkName: "notification" */ 'antd/es/notification');

/** Loads the messages' component ahead, so that a failure can be told without network too. */
export const preloadNotices = (): void => void load().catch(() => {});

export function notify({ type, title, description, durationMs, slot, action }: Notice): void {
  void load().then(
    ({ default: notification }) => {
      notification[type]({
        key: slot,
        title,
        description,
        duration: durationMs === null ? false : durationMs / 1000,
        // What can be acted upon stands where it covers nothing that is worked on.
        placement: action ? 'bottomLeft' : 'top',
        actions:
          action &&
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
        pauseOnHover: window.matchMedia('(hover: hover)').matches,
        role: type === 'error' ? 'alert' : 'status',
      });
    },
    () => window.alert([title, description].filter(Boolean).join('\n')),
  );
}

/** Toast durations of specification section 9, in milliseconds. */
export const toastMs = { claimCreated: 5000, created: 3000, short: 2000, error: 2000 } as const;
/** Milliseconds that a change is offered to be taken back. */
export const undoMs = 10_000;
