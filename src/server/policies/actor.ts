import type { Holder, Role } from '../../contract/permissions';
import type { Config } from '../config';

/** Who makes a request with an account. */
export interface SessionUser extends Holder {
  type: Role;
  id: number;
  username: string;
  name: string;
  lastName: string;
  /** The company demands a second factor that is still to be turned on. */
  mustSetUpFactor: boolean;
}

/** What the permission table asks to know of an account. */
export const holderOf = (
  { emailSettingsUsername }: Pick<Config, 'emailSettingsUsername'>,
  { type, username }: { type: Role; username: string },
): Holder & { type: Role } => ({
  type,
  can_manage_email_settings: type === 'admin' && username.toLowerCase() === emailSettingsUsername,
});
