/**
 * The code of the pages behind the login, one chunk: the shell, and the functions that load its screens. They are here
 * and not in the bundle, so that the chunks of the screens do not repeat the shell's modules.
 */
import { selectUser } from '../session/authSlice';
import { startListening } from '../session/listener';
import { isSignedIn, selectLastPath } from '../session/storedSlice';
import { requestFirstRows } from '../session/firstRows';
import { afterLogin } from './LastPath';

export { loadScreen } from './screens';
export { Shell } from './shell/Shell';
export { receiveFirstRows } from '../session/firstRows';

// The rows are requested as soon as the user has signed in, while the shell is rendered.
startListening({
  matcher: isSignedIn,
  effect: (_action, { dispatch, getState }) => {
    const user = selectUser(getState());
    if (user) void dispatch(requestFirstRows(afterLogin(user, selectLastPath(getState()))));
  },
});
