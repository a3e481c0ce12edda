/**
 * Which server answers the portal's calls: ours, or another one that has only the calls and fields of the specification
 * (`docs/decisions/another-server.md`). All code for another server is in `otherServer/`, loaded only when it is needed.
 */
import { userOf, type OtherServer } from './serverTypes';

let other: OtherServer | undefined;

/** Returns what serves the calls of another server; undefined for ours. */
export const otherServer = (): OtherServer | undefined => other;

/** Whether the server has a call: a screen offers no action that would only fail. */
export const serverOffers = (endpoint: string): boolean => other?.offers(endpoint) ?? true;

/** Whether the server stores a field of a command's body: a form does not ask for what would be lost. */
export const serverTakes = (endpoint: string, field: string): boolean => other?.takes(endpoint, field) ?? true;

/**
 * Decides, with the first answer about the signed-in user, whose server this is: ours always sends the state of the
 * second factor, which the specification does not have. Rejects if the code for another server cannot be loaded.
 */
export async function recogniseServer(data: unknown): Promise<void> {
  const user = userOf(data);
  if (!user) return;
  // A stored answer of another server has been completed.
  const isOurs = typeof user.has_second_factor === 'boolean' && !('lacks' in user);
  other = isOurs
    ? undefined
    : (await import(/* webpackChunkName: "other-server" */ './otherServer')).createOtherServer();
}
