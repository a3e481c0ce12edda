import { createAction } from '@reduxjs/toolkit';
import type { Role } from '../contract/permissions';

/**
 * The server no longer knows the token (expired, signed out elsewhere, the account was deactivated), or this browser no longer has it.
 * Carries who was signed in last, as far as the browser remembers.
 */
export const sessionEnded = createAction<Role | undefined>('session/ended');
