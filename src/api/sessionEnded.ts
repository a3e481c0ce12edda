import { createAction } from '@reduxjs/toolkit';
import type { Role } from '../contract/permissions';

/**
 * Dispatched when the server rejects the token (expired, signed out elsewhere, account deactivated), or this browser no longer has it.
 * The payload is the type of the last user, if known.
 */
export const sessionEnded = createAction<Role | undefined>('session/ended');
