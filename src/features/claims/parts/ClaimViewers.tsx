import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useLeaveClaimMutation, useListClaimViewersQuery, useReportViewingMutation } from '../../../api/claimViewers';
import { limits } from '../../../contract/limits';
import './claim.css';

/** Identifies this page among the user's open pages. */
const seat = nanoid();

/** Milliseconds after which the server hears that the page was left, unless another claim was opened: it moves the seat. */
const leaveMs = 500;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports that the user looks at a claim while its page is visible. Returns whether the server has responded; its
 * response contains the other viewers.
 */
function useReportViewing(id: number): boolean {
  const [reportViewing] = useReportViewingMutation();
  const [leave] = useLeaveClaimMutation();
  const [reportedId, setReportedId] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const report = () =>
      void reportViewing({ id, seat })
        .unwrap()
        .then(
          () => setReportedId(id),
          () => {}, // Repeated after a while.
        );
    const begin = () => {
      if (timer !== undefined || document.hidden) return;
      clearTimeout(leaving);
      report();
      timer = setInterval(report, limits.viewReportMs);
    };
    const stop = () => {
      if (timer === undefined) return false;
      clearInterval(timer);
      timer = undefined;
      return true;
    };
    const end = () => {
      if (stop()) void leave({ id, seat });
    };
    const onVisibilityChange = () => (document.hidden ? end() : begin());
    begin();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', begin);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', begin);
      if (stop()) leaving = setTimeout(() => void leave({ id, seat }), leaveMs);
    };
  }, [id, reportViewing, leave]);
  return reportedId === id;
}

/** The other staff users who look at a claim now. A viewer who sends no report is removed after a timeout. */
export default function ClaimViewers({ claimId }: { claimId: number }) {
  const isReported = useReportViewing(claimId);
  const { currentData, fulfilledTimeStamp = 0 } = useListClaimViewersQuery({ id: claimId }, { skip: !isReported });
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

/** The other viewers of a claim. It is rendered even if there are none, so that a screen reader announces new ones. */
export const ViewersLine = ({ names }: { names: string[] }) => (
  <p className="claim-viewers" role="status">
    {names.length > 0 && viewersText.also(names)}
  </p>
);
