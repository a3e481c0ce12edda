import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { claimActOf, messageFieldId } from '../claimActs';
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
/** Acts whose part comes after the title: they wait for it. The other acts do nothing where their control is missing. */
const late: readonly PageAct[] = ['answer', 'visit', 'decision'];

/** Returns the act that an address says; the answer to whether a claim is solved opens itself. */
function pageActOf(hash: string): PageAct | undefined {
  const act = claimActOf(hash);
  return act === 'yes' || act === 'no' ? undefined : act;
}

interface ClaimParts {
  page: RefObject<HTMLDivElement | null>;
  /** The props of a folded part. */
  part: (name: Part) => {
    isOpen: boolean;
    onToggle: () => void;
    ref: (section: HTMLElement | null) => void;
  };
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
  /** The act that is not done yet: the parts come after the title, and a key or an address may come before its part. */
  const wanted = useRef<PageAct | undefined>(pageActOf(hash));
  const tryWanted = useCallback(() => {
    const name = wanted.current;
    if (!name) return;
    const isPart = name === 'answer' || name === 'visit';
    const target =
      name === 'answer'
        ? document.getElementById(messageFieldId(claimId))
        : name === 'visit'
          ? sections.current.visit
          : page.current?.querySelector<HTMLElement>(controls[name]);
    if (!target && late.includes(name)) return;
    wanted.current = undefined;
    if (name === 'visit') flushSync(() => setOpen((parts) => [...parts.filter((each) => each !== name), name]));
    target?.focus({ preventScroll: isPart });
    if (isPart) target?.scrollIntoView({ block: 'nearest' });
    else target?.click();
  }, [claimId]);
  const act = useCallback(
    (name: PageAct) => {
      wanted.current = name;
      tryWanted();
    },
    [tryWanted],
  );
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const observer = new MutationObserver(tryWanted);
    observer.observe(root, { childList: true, subtree: true });
    tryWanted();
    return () => observer.disconnect();
  }, [tryWanted]);
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
