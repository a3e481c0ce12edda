import { nanoid } from '@reduxjs/toolkit';

/** Keys of commands that no answer has come to yet, by what they say. */
const unanswered = new Map<string, string>();

/** What a command says, as text; of a file its name, size and date stand for it. */
function said(url: string, body: unknown): string {
  if (!(body instanceof FormData)) return `${url} ${JSON.stringify(body)}`;
  const parts = [...(body as unknown as Iterable<[string, FormDataEntryValue]>)].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return `${url} ${JSON.stringify(parts)}`;
}

/**
 * The idempotency key of a command: the same for a second click and for a retry while no answer has come, a new one for the same
 * command given again afterwards. The server makes one record for a key, and ignores it where a call creates nothing.
 */
export function commandKey(url: string, body: unknown): { key: string; answered(): void } {
  const command = said(url, body);
  const key = unanswered.get(command) ?? nanoid();
  unanswered.set(command, key);
  return {
    key,
    answered: () => {
      if (unanswered.get(command) === key) unanswered.delete(command);
    },
  };
}
