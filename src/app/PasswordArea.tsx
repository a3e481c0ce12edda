import { PasswordScreens } from '../features/auth/passwordScreens';
import { AntArea } from './AntArea';

/** The pages of a forgotten or a first password. */
export default function PasswordArea() {
  return (
    <AntArea>
      <PasswordScreens />
    </AntArea>
  );
}
