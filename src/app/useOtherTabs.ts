import { useEffect } from 'react';
import { sessionEnded } from '../api/sessionEnded';
import { useAppDispatch } from '../session/hooks';

/** Signing out in one tab ends the session in the others. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue === null) dispatch(sessionEnded(undefined));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
}
