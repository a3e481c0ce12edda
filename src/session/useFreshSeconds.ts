import { freshForSeconds } from '../api/baseApi';
import { useAppSelector } from './hooks';
import { selectIsLive } from './liveSlice';

/**
 * Returns the age in seconds from which a cached answer is requested again when a screen opens that shows it. While the
 * stream of changes is connected it keeps the answers of live records true, so they are requested again only if they are
 * older than `changedAt` (milliseconds since 1970): the last change that the cache may lack.
 */
export function useFreshSeconds(changedAt = 0): number {
  const isLive = useAppSelector(selectIsLive);
  const sinceChange = changedAt === 0 ? Infinity : (Date.now() - changedAt) / 1000;
  return isLive ? sinceChange : Math.min(freshForSeconds, sinceChange);
}

/** Seconds that the signed addresses of photos are surely valid (`ClaimImage`), with a margin. */
const photosValidForSeconds = 300;

/** The same for an answer with photos, whose addresses expire. */
export const useFreshRecord = (): number => Math.min(useFreshSeconds(), photosValidForSeconds);

/**
 * Returns the milliseconds between two polls of the progress of a job; 0 without one. With a live connection, polling
 * is only the fallback.
 */
export function useJobPolling(isRunning: boolean): number {
  const isLive = useAppSelector(selectIsLive);
  return isRunning ? (isLive ? 5000 : 700) : 0;
}
