import { demoPassword } from '../../src/server/database/seed/accounts';

/** Signs the demo's admin in; returns the token. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@demo.ar', password: demoPassword }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
