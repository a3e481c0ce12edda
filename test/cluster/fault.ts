import type { Cluster } from './cluster';

/** What goes wrong while people work. */
export interface Fault {
  name: string;
  cause(cluster: Cluster): Promise<void> | void;
  /** It is there until `cause` ends, and recovery counts from then; of the others, from their beginning. */
  lasts?: boolean;
  /** What a call that fails meanwhile may answer; anything where nothing is said. Silence is 0. */
  answers?: number[];
  /** Why it can't be caused here; undefined where it can. */
  obstacle?(cluster: Cluster): string | undefined;
}
