import type { Holder, Role } from '../../contract/permissions';
import type { Config } from '../config';

/** A user with an account who makes a request. */
export interface SessionUser extends Holder {
  type: Role;
  id: number;
  username: string;
  name: string;
  lastName: string;
  /** Whether the company requires a second factor that the user has not set up yet. */
  mustSetUpFactor: boolean;
}

/**
 * Returns the attributes of an account that the permission table needs. One admin may change the e-mail settings: the one
 * of the configuration, else the first.
 */
export const holderOf = (
  { emailSettingsUsername }: Pick<Config, 'emailSettingsUsername'>,
  {
    type,
    username,
    is_first_admin: isFirstAdmin,
    can_manage_costs: canManageCosts,
  }: { type: Role; username: string; is_first_admin?: boolean | null; can_manage_costs?: boolean | null },
): Holder & { type: Role } => ({
  type,
  can_manage_email_settings:
    type === 'admin' &&
    (emailSettingsUsername ? username.toLowerCase() === emailSettingsUsername : isFirstAdmin === true),
  ...(type === 'manager' && canManageCosts && { can_manage_costs: true }),
});
