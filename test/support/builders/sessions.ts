import type { SessionInfo } from '../../../src/api/auth';

/** A session of the user: by default the current one, on a desktop. */
export const buildSession = (overrides: Partial<SessionInfo> = {}): SessionInfo => ({
  id: 1,
  created_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-20T12:00:00.000Z',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  address: '190.10.0.1',
  is_current: true,
  ...overrides,
});

/** Another session of the same user, on a phone. */
export const buildPhoneSession = (overrides: Partial<SessionInfo> = {}): SessionInfo =>
  buildSession({ id: 2, is_current: false, user_agent: 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0', ...overrides });
