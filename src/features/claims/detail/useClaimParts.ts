import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { claimActHash, messageFieldId } from '../claimActs';
import type { PageAct } from './staffNext';

/** The parts of the page that are folded to one line. */
type Part = 'visit' | 'works';

/** The controls that an act uses as if the user had clicked them. */
const controls = {
  status: '.page-actions [aria-haspopup=menu]',
  price: '[data-row-action=price]',
  priority: '[data-row-action=priority]',
  decision: '[data-row-action=decision]',
} as const;

function focusField(claimId: number): void {
  const field = document.getElementById(messageFieldId(claimId));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}

interface ClaimParts {
  page: RefObject<HTMLDivElement | null>;
  /** The props of a folded part. */
  part: (name: Part) => { isOpen: boolean; onToggle: () => void; ref: (section: HTMLElement | null) => void };
  act: (name: PageAct) => void;
}

/**
 * The parts of a claim's page that are opened and reached from elsewhere: by the line "Qué sigue", by keys, and by the
 * address that a card of the list leads to.
 */
export function useClaimParts(claimId: number): ClaimParts {
  const page = useRef<HTMLDivElement>(null);
  const sections = useRef<Partial<Record<Part, HTMLElement | null>>>({});
  const [open, setOpen] = useState<readonly Part[]>([]);
  const { hash } = useLocation();
  const act = useCallback(
    (name: PageAct) => {
      if (name === 'answer') return focusField(claimId);
      if (name !== 'visit') {
        const control = page.current?.querySelector<HTMLElement>(controls[name]);
        control?.focus();
        return control?.click();
      }
      flushSync(() => setOpen((parts) => [...parts.filter((each) => each !== name), name]));
      const section = sections.current[name];
      section?.focus({ preventScroll: true });
      section?.scrollIntoView({ block: 'nearest' });
    },
    [claimId],
  );
  /** The act of the address that is not done yet: its part may still be loading. */
  const wanted = useRef(claimActHash.act(hash));
  useEffect(() => {
    const root = page.current;
    if (!root || !wanted.current) return;
    const tryIt = () => {
      const name = wanted.current;
      const isThere = name === 'visit' ? sections.current.visit : document.getElementById(messageFieldId(claimId));
      if (!name || !isThere) return;
      wanted.current = undefined;
      observer.disconnect();
      act(name);
    };
    const observer = new MutationObserver(tryIt);
    observer.observe(root, { childList: true, subtree: true });
    tryIt();
    return () => observer.disconnect();
  }, [act, claimId]);
  return {
    page,
    act,
    part: (name) => ({
      isOpen: open.includes(name),
      onToggle: () => setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name]),
      ref: (section) => void (sections.current[name] = section),
    }),
  };
}
