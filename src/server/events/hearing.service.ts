import { fieldHeardWith, heardWith, type Change, type ChangeKind } from '../../contract/events';
import { can, scopeOf, type Holder } from '../../contract/permissions';
import type { Database } from '../database/connection';
import { visibleIds } from './heard.repository';

/** Who hears. */
export type Listening = Holder & { id: number };

/** Kinds of which each person hears others, whatever its role reaches. */
const personal: ChangeKind[] = ['access'];

/** Those who hear the same of changes of some kinds, together: the policies are asked once for all of them. */
export function audiencesOf<Listener extends { user: Listening }>(
  listeners: Listener[],
  kinds: ChangeKind[],
): Listener[][] {
  const audiences = new Map<string, Listener[]>();
  for (const listener of listeners) {
    const { id, type, can_manage_email_settings: hasMark } = listener.user;
    const reachesAll = kinds.every(
      (kind) => !personal.includes(kind) && scopeOf(listener.user, heardWith[kind]) !== 'own',
    );
    const key = reachesAll ? `${type} ${hasMark}` : String(id);
    const audience = audiences.get(key) ?? [];
    audience.push(listener);
    audiences.set(key, audience);
  }
  return [...audiences.values()];
}

/**
 * What a person hears of some changes: those of records that the policies of their lists let it see now, in what its permissions let it see
 * of them. Nothing else, neither ids nor how many there are.
 */
export async function heardBy(db: Database, user: Listening, changes: Change[]): Promise<Change[]> {
  const audible = changes.filter(({ kind, what }) => {
    const needed = fieldHeardWith[what];
    return can(user, heardWith[kind]) && (!needed || can(user, needed));
  });
  const heard = new Map<ChangeKind, Set<number>>();
  for (const kind of new Set(audible.map((change) => change.kind))) {
    const ids = new Set(audible.filter((change) => change.kind === kind).map(({ id }) => id));
    const scope = scopeOf(user, heardWith[kind]);
    if (scope) heard.set(kind, await visibleIds(db, { user, scope }, kind, [...ids]));
  }
  return audible.filter(({ kind, id }) => heard.get(kind)?.has(id));
}
