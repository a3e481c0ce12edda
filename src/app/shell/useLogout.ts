import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../api/baseApi';
import { useLogoutMutation } from '../../api/auth';
import { useAppDispatch } from '../../session/hooks';
import { useUser } from '../../session/useCan';
import { signedOut } from '../../session/storedSlice';
import { loginPath } from '../../session/userTypes';

/** Section 4: ends the session, removes token and last path, and goes to the login of the user's type. */
export function useLogout(): () => Promise<void> {
  const user = useUser();
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    // The server forgets the token too; where it can't be reached, this browser forgets it all the same.
    await logout({ body: { username: '', password: '' } });
    void navigate(loginPath(user.type), { replace: true });
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
  };
}
