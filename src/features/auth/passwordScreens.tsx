import { Route, Routes } from 'react-router-dom';
import { ForgotScreen } from './ForgotScreen';
import { ResetScreen } from './ResetScreen';

/** The pages of a forgotten or a first password, apart from the login so that it doesn't carry them. */
export function PasswordScreens() {
  return (
    <Routes>
      <Route path="recuperar" element={<ForgotScreen />} />
      <Route path="restablecer" element={<ResetScreen />} />
    </Routes>
  );
}
