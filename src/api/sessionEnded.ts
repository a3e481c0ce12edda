import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows the token: expired, signed out elsewhere or the account was deactivated. */
export const sessionEnded = createAction('session/ended');
