import { isStoredEmail } from '../contract/email';
import { uiText } from './text';

/**
 * An e-mail address of a list. Accounts from before the rule of addresses may hold another text, which gets no mail: it
 * is marked, so that staff correct it.
 */
export const EmailAddress = ({ address }: { address: string }) => (
  <>
    <span>{address}</span>
    {!isStoredEmail(address) && (
      <>
        {' '}
        <span className="tag tag-wrong" title={uiText.wrongEmailHint}>
          {uiText.wrongEmail}
        </span>
      </>
    )}
  </>
);
