import { useEffect, useState } from 'react';
import { listMark } from '../../../contract/addresses';
import { keepSecret, takeSecret } from '../secret';
import { OwnWorkPage } from './OwnWorkPage';
import { WorkListPage } from './WorkListPage';

const storageKey = 'posventa-trabajo';

/** The secret of a link to a list, in the address or of this tab; undefined if the link is to a work order. */
function listSecret(): string | undefined {
  const secret = takeSecret(storageKey, (text) => text.startsWith(listMark));
  return secret?.startsWith(listMark) ? secret.slice(listMark.length) : undefined;
}

/** /trabajo/: one work order, or the list of a contractor's open ones, by the kind of its link. */
export function WorkPage({ update }: { update?: () => void }) {
  const [list, setList] = useState(listSecret);
  useEffect(() => {
    // The entries of the browser's history have the same address: the one of the list says so itself.
    if (list !== undefined) window.history.replaceState({ ...(window.history.state as object | null), list }, '');
  }, [list]);
  useEffect(() => {
    const onHash = () => setList(listSecret());
    const onPop = ({ state }: PopStateEvent) => {
      const secret = (state as { list?: string } | null)?.list;
      if (secret === undefined) return;
      keepSecret(storageKey, listMark + secret);
      setList(secret);
    };
    window.addEventListener('hashchange', onHash);
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  return list === undefined ? <OwnWorkPage update={update} /> : <WorkListPage key={list} secret={list} />;
}
