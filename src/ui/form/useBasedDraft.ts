import { useRef, type RefObject } from 'react';
import { useDraft, type Draft } from './useDraft';

/** A draft with the values on which it is based; drafts of older versions of the portal have no base. */
type Stored<Values> = Values & { base?: Values };

interface BasedDraft<Values extends object> {
  draft: Draft<Values>;
  /** The record's values on which the next save is based. */
  base: RefObject<Values>;
}

/**
 * The draft of an edit of a record. It keeps the values on which the edit is based, so that a draft restored later
 * does not overwrite newer values: the server compares them. `current` are the record's values without a draft.
 */
export function useBasedDraft<Values extends object>(name: string, current: Values): BasedDraft<Values> {
  const stored = useDraft<Stored<Values>>(name);
  const { base: restoredBase, ...restored } = stored.restored ?? {};
  const base = useRef<Values>((restoredBase as Values | undefined) ?? current);
  const withBase = (values: Partial<Values>) => ({ ...values, base: base.current }) as Partial<Stored<Values>>;
  return {
    draft: {
      ...stored,
      restored: stored.restored && (restored as Partial<Values>),
      save: (values) => stored.save(withBase(values)),
      renewKey: (values) => stored.renewKey(withBase(values)),
      clear: () => {
        stored.clear();
        base.current = current;
      },
    },
    base,
  };
}
