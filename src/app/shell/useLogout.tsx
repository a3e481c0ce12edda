import { useState, type ReactNode } from 'react';
import { late, LatePart } from '../../ui/late';
import { useLogoutMutation, type SignedInUser } from '../../api/auth';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch } from '../../session/hooks';
import { signedOut } from '../../session/storedSlice';
import { countDrafts, dropDrafts } from '../../ui/form/useDraft';

const DraftsDialog = late(() => import(/* webpackChunkName: "drafts" */ './DraftsDialog'));

/**
 * Section 4: ends the session and removes token and last path; the shell then redirects to the login of the user's
 * type. If there are unsent forms, first asks whether to keep them on this device. Render `dialog` anywhere.
 */
export function useLogout({ id }: SignedInUser): { logout: () => void; dialog: ReactNode } {
  const [endSession] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const [drafts, setDrafts] = useState(0);

  const leave = async (keepsDrafts: boolean) => {
    if (!keepsDrafts) await dropDrafts(id);
    // The server ends the session. If it cannot be reached, this browser removes the token anyway.
    await endSession({ body: { username: '', password: '' } });
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
    // A form that was open in another tab may have stored its input again.
    if (!keepsDrafts) await dropDrafts(id);
  };
  const logout = () => {
    const count = countDrafts(id);
    if (count > 0) setDrafts(count);
    else void leave(true);
  };
  const dialog = drafts > 0 && (
    <LatePart onFailure={() => setDrafts(0)}>
      <DraftsDialog count={drafts} onLeave={(keep) => void leave(keep)} onClose={() => setDrafts(0)} />
    </LatePart>
  );
  return { logout, dialog };
}
