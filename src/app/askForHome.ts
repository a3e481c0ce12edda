import type { Middleware } from '@reduxjs/toolkit';
import { askEarly } from '../api/early';
import { isSignedIn, selectLastPath } from '../session/storedSlice';
import { afterLogin } from './afterLogin';
import { callsFor, firstClaims } from './boot/firstClaims';

/** With the answer of a login the list that it leads to is asked for at once: its screen takes the answer when it has rendered. */
export const askForHome: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (isSignedIn(action) && action.payload) {
      const { token, user } = action.payload;
      const lastPath = selectLastPath(getState() as Parameters<typeof selectLastPath>[0]);
      void askEarly(token, callsFor(firstClaims(afterLogin(user, lastPath), null, user)));
    }
    return next(action);
  };
