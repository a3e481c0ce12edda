import type { Colleague } from '../../../api/claimNotes';
import { claimsText } from '../claimsText';

/** Returns the options for a responsible person: the user first, then none (0), then the others by name. */
export function staffOptions(people: Colleague[], userId: number): { value: number; label: string }[] {
  const me = people.find(({ id }) => id === userId);
  return [
    ...(me ? [{ value: me.id, label: claimsText.me(me.name) }] : []),
    { value: 0, label: claimsText.noResponsible },
    ...people.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
