import './accounts.css';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { isApiError } from '../api/envelope';
import type { FormerAccount } from '../contract/operation';
import type { Role } from '../contract/permissions';
import { accountText as text } from './accountText';
import { notifyFailed } from '../ui/notices';
import { useReactivate } from './ReactivateButton';

interface Options<Values> {
  /** The type of the account that the form creates. */
  type: Role;
  /** The effect of reactivating an account of this type. */
  hint: string;
  create: (values: Values, takesOver: boolean) => Promise<unknown>;
  reactivate: (id: number, username: string) => Promise<unknown>;
}

/**
 * For forms that create an account. If a deactivated account has the e-mail or the DNI, offers to reactivate that
 * account (if it has the same type) or to reuse the e-mail or DNI for the new one. Pass `submit` to the form; render
 * `offer` above its button and `dialog` anywhere.
 */
export function useFormerAccount<Values extends { username?: string }>({
  type,
  hint,
  create,
  reactivate,
}: Options<Values>): {
  submit: (values: Values) => Promise<unknown>;
  offer: ReactNode;
  dialog: ReactNode;
} {
  const [conflict, setFound] = useState<{ former: FormerAccount; values: Values }>();
  const { reactivate: openReactivation, dialog } = useReactivate();

  const send = async (values: Values, takesOver: boolean) => {
    setFound(undefined);
    try {
      await create(values, takesOver);
    } catch (error) {
      if (isApiError(error) && error.former) setFound({ former: error.former, values });
      throw error;
    }
  };
  return { submit: (values) => send(values, false), offer: conflict && offer(conflict), dialog };

  function offer({ former, values }: { former: FormerAccount; values: Values }): ReactNode {
    const isSame = former.type === type && former.can_reactivate;
    return (
      <div className="stale-notice former-account" role="group" aria-label={text.formerTitle}>
        <p>{isSame ? text.formerHint(former.name) : text.formerElse}</p>
        <div className="former-account-actions">
          {isSame && (
            <Button
              onClick={() =>
                openReactivation({
                  name: former.name,
                  username: values.username?.trim() || former.username,
                  hint,
                  onReactivate: (username) => reactivate(former.id, username),
                })
              }
            >
              {text.reactivateFormer}
            </Button>
          )}
          {/* If it fails, the error updates the offer or is shown in the form. */}
          <Button onClick={() => void send(values, true).catch(notifyFailed)}>{text.takeOver[former.field]}</Button>
        </div>
      </div>
    );
  }
}
