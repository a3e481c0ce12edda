import '../ui/base.css';
import './shell/antd.css';
import { ForgotScreen } from '../features/auth/ForgotScreen';
import { ResetScreen } from '../features/auth/ResetScreen';
import { AntArea } from './AntArea';

/** The pages for a forgotten or a first password, in a separate chunk so that the login stays small. */
export const Forgot = () => (
  <AntArea>
    <ForgotScreen />
  </AntArea>
);

export const Reset = () => (
  <AntArea>
    <ResetScreen />
  </AntArea>
);
