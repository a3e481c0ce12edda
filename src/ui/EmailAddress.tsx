import { useEffect, useState } from 'react';
import { logFailure } from './log';
import { uiText } from './text';

/** Loaded after the list: nearly all addresses are right, and the rule would be 2 KB of every list of people. */
const loadRule = () => import(/* webpackChunkName: "email-rule" */ '../contract/email');

/**
 * An e-mail address of a list. Accounts from before the rule of addresses may hold another text, which gets no mail: it
 * is marked, so that staff correct it.
 */
export function EmailAddress({ address }: { address: string }) {
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    loadRule().then(
      ({ isStoredEmail }) => setWrong(isStoredEmail(address) ? undefined : address),
      (error: unknown) => logFailure('The rule of e-mail addresses could not be loaded.', error),
    );
  }, [address]);
  if (wrong !== address) return address;
  return (
    <>
      <span>{address}</span>{' '}
      <span className="tag tag-wrong" title={uiText.wrongEmailHint}>
        {uiText.wrongEmail}
      </span>
    </>
  );
}
