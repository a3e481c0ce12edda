import type { Middleware } from '@reduxjs/toolkit';
import { askEarly } from '../api/early';
import type { AppDispatch } from '../session/hooks';
import { isSignedIn, selectLastPath } from '../session/storedSlice';
import { afterLogin } from './afterLogin';
import { callsFor, firstClaims } from './boot/firstClaims';
import { readFirstRecords } from './firstRecords';
import { awaitFirst } from './firstScreen';

/**
 * With the answer of a login the list that it leads to is asked for at once: the shell is drawn while it comes, and its screen with it.
 */
export const askForHome: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    if (!isSignedIn(action) || !action.payload) return next(action);
    const { token, user } = action.payload;
    const lastPath = selectLastPath(getState() as Parameters<typeof selectLastPath>[0]);
    const address = afterLogin(user, lastPath);
    const first = firstClaims(address, null, user);
    if (!first) return next(action);
    void askEarly(token, callsFor(first));
    const result = next(action);
    awaitFirst(new URL(address, document.baseURI).pathname, readFirstRecords(dispatch as AppDispatch, first));
    return result;
  };
