import { useEffect, useState } from 'react';
import { listMark } from '../../../contract/addresses';
import { takeSecret } from '../secret';
import { OwnWorkPage } from './OwnWorkPage';
import { WorkListPage } from './WorkListPage';

/** The secret of a link to a list, in the address or of this tab; undefined if the link is to a work order. */
function listSecret(): string | undefined {
  const secret = takeSecret('posventa-trabajo', (text) => text.startsWith(listMark));
  return secret?.startsWith(listMark) ? secret.slice(listMark.length) : undefined;
}

/** /trabajo/: one work order, or the list of a contractor's open ones, by the kind of its link. */
export function WorkPage({ update }: { update?: () => void }) {
  const [list, setList] = useState(listSecret);
  useEffect(() => {
    const onHash = () => setList(listSecret());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return list === undefined ? <OwnWorkPage update={update} /> : <WorkListPage key={list} secret={list} />;
}
