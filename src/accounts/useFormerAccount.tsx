import './accounts.css';
import { Button, Form } from 'antd';
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
 * `offer` in it, above its button, and `dialog` anywhere.
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
  const [former, setFormer] = useState<FormerAccount>();
  const { reactivate: openReactivation, dialog } = useReactivate();

  const send = async (values: Values, takesOver: boolean) => {
    setFormer(undefined);
    try {
      await create(values, takesOver);
    } catch (error) {
      if (isApiError(error) && error.former) setFormer(error.former);
      throw error;
    }
  };
  return {
    submit: (values) => send(values, false),
    offer: former && (
      <FormerOffer<Values>
        former={former}
        isSame={former.type === type && former.can_reactivate}
        onReactivate={({ username }) =>
          openReactivation({
            name: former.name,
            username: username?.trim() || former.username,
            hint,
            onReactivate: (chosen) => reactivate(former.id, chosen),
          })
        }
        // If it fails, the error updates the offer or is shown in the form.
        onTakeOver={(values) => void send(values, true).catch(notifyFailed)}
      />
    ),
    dialog,
  };
}

interface FormerOfferProps<Values> {
  former: FormerAccount;
  /** Whether the former account can be reactivated in place of the new one. */
  isSame: boolean;
  onReactivate: (values: Values) => void;
  onTakeOver: (values: Values) => void;
}

/** The two ways to go on. Both take the values that the form has by then: they may have been corrected since the refusal. */
function FormerOffer<Values>({ former, isSame, onReactivate, onTakeOver }: FormerOfferProps<Values>) {
  const form = Form.useFormInstance<Values>();
  const values = () => form.getFieldsValue(true) as Values;
  return (
    <div className="stale-notice former-account" role="group" aria-label={text.formerTitle}>
      <p>{isSame ? text.formerHint(former.name) : text.formerElse}</p>
      <div className="former-account-actions">
        {isSame && <Button onClick={() => onReactivate(values())}>{text.reactivateFormer}</Button>}
        <Button onClick={() => onTakeOver(values())}>{text.takeOver[former.field]}</Button>
      </div>
    </div>
  );
}
