import { useLogoutMutation } from '../../api/auth';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch } from '../../session/hooks';
import { signedOut } from '../../session/storedSlice';

/** Section 4: ends the session and removes token and last path; the shell then sends to the login of the user's type. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  return async () => {
    // The server forgets the token too; where it can't be reached, this browser forgets it all the same.
    await logout({ body: { username: '', password: '' } });
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
  };
}
