import { useAppSelector } from '../hooks';
import { selectIsLive } from '../liveSlice';

/**
 * Returns the milliseconds between two polls of the progress of a job; 0 without one. With a live connection, polling
 * is only the fallback.
 */
export function useJobPolling(isRunning: boolean): number {
  const isLive = useAppSelector(selectIsLive);
  return isRunning ? (isLive ? 5000 : 700) : 0;
}
