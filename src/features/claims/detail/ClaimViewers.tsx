import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useLeaveClaimMutation, useListClaimViewersQuery, useLookAtClaimMutation } from '../../../api/claimViewers';
import { limits } from '../../../contract/limits';
import './claim.css';

/** What this page is known by among those that somebody has open. */
const seat = nanoid();

/** Says that somebody looks at a claim, while its page is in sight. Answers whether the server has heard it: it has answered who else does. */
function useLooking(id: number): boolean {
  const [look] = useLookAtClaimMutation();
  const [leave] = useLeaveClaimMutation();
  const [heardOf, setHeardOf] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const say = () =>
      void look({ id, seat })
        .unwrap()
        .then(
          () => setHeardOf(id),
          () => {}, // Said again in a while.
        );
    const begin = () => {
      if (timer !== undefined || document.hidden) return;
      say();
      timer = setInterval(say, limits.viewingSaidMs);
    };
    const end = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      void leave({ id, seat });
    };
    const onSight = () => (document.hidden ? end() : begin());
    begin();
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', begin);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', begin);
      end();
    };
  }, [id, look, leave]);
  return heardOf === id;
}

/** Who else of the staff looks at a claim now. Whoever says nothing any more leaves when their time is over. */
export default function ClaimViewers({ claimId }: { claimId: number }) {
  const isHeard = useLooking(claimId);
  const { currentData, fulfilledTimeStamp = 0 } = useListClaimViewersQuery({ id: claimId }, { skip: !isHeard });
  const [now, setNow] = useState(0);
  const ends = (currentData?.items ?? []).map(({ name, seconds_left: seconds }) => ({
    name,
    at: fulfilledTimeStamp + seconds * 1000,
  }));
  const names = ends.filter(({ at }) => at > now).map(({ name }) => name);
  const next = Math.min(...ends.map(({ at }) => at).filter((at) => at > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return <ViewersLine names={names} />;
}

const listFormat = new Intl.ListFormat('es', { type: 'conjunction' });

const viewersText = {
  also: (names: string[]) => `También lo ${names.length === 1 ? 'está' : 'están'} viendo: ${listFormat.format(names)}`,
} as const;

/** Who else looks at a claim. It stays where nobody does, so that a screen reader says who comes. */
export const ViewersLine = ({ names }: { names: string[] }) => (
  <p className="claim-viewers" role="status">
    {names.length > 0 && viewersText.also(names)}
  </p>
);
