import {
  changedFieldPermissions,
  changeKindPermissions,
  isPersonal,
  type Change,
  type ChangeKind,
} from '../../contract/events';
import { can, scopeOf, type Holder } from '../../contract/permissions';
import type { Database } from '../database/connection';
import { visibleIds, type RecordKind } from './visibleRecords.repository';

/** A user who receives changes. */
export type Recipient = Holder & { id: number };

/** Listeners that receive the same of some changes, apart from personal changes. */
export interface Audience<Listener> {
  listeners: Listener[];
  /** Id of the user, if the audience only sees its own records. */
  owner?: number;
}

const kindsOf = (changes: Change[]): ChangeKind[] => [...new Set(changes.map(({ kind }) => kind))];

/** Groups listeners that receive the same, so that the policies are evaluated once per group. */
export function audiencesOf<Listener extends { user: Recipient }>(
  listeners: Listener[],
  changes: Change[],
): Audience<Listener>[] {
  const kinds = kindsOf(changes).filter((kind) => !isPersonal(kind));
  const audiences = new Map<string, Audience<Listener>>();
  for (const listener of listeners) {
    const { id, type, can_manage_email_settings: hasFlag } = listener.user;
    const reachesAll = kinds.every((kind) => scopeOf(listener.user, changeKindPermissions[kind]) !== 'own');
    const key = reachesAll ? `${type} ${hasFlag}` : String(id);
    const audience = audiences.get(key) ?? { listeners: [], owner: reachesAll ? undefined : id };
    audience.listeners.push(listener);
    audiences.set(key, audience);
  }
  return [...audiences.values()];
}

/** Returns the changes that concern only this user. */
export const personalOf = (user: Recipient, changes: Change[]): Change[] =>
  changes.filter(({ kind, id }) => isPersonal(kind) && id === user.id && can(user, changeKindPermissions[kind]));

/**
 * Returns the changes that a user receives, apart from personal ones: those of records that the policies of their lists
 * let the user see now, limited to the fields that its permissions cover. It reveals nothing else, neither ids nor
 * counts.
 */
export async function recordChangesFor(db: Database, user: Recipient, changes: Change[]): Promise<Change[]> {
  const permitted = changes.filter(({ kind, what }) => {
    const permission = changedFieldPermissions[what];
    return !isPersonal(kind) && can(user, changeKindPermissions[kind]) && (!permission || can(user, permission));
  });
  const visible = new Map<ChangeKind, Set<number>>();
  for (const kind of kindsOf(permitted)) {
    const ids = new Set(permitted.filter((change) => change.kind === kind).map(({ id }) => id));
    const scope = scopeOf(user, changeKindPermissions[kind]);
    if (scope) visible.set(kind, await visibleIds(db, { user, scope }, kind as RecordKind, [...ids]));
  }
  return permitted.filter(({ kind, id }) => visible.get(kind)?.has(id));
}

/** Returns all changes that a user receives. */
export const changesFor = async (db: Database, user: Recipient, changes: Change[]): Promise<Change[]> => [
  ...(await recordChangesFor(db, user, changes)),
  ...personalOf(user, changes),
];
