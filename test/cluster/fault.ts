import type { Call } from './caller';
import type { Cluster } from './cluster';

/** What goes wrong while people work. */
export interface Fault {
  name: string;
  /** `note` gets the calls that it makes itself. */
  cause(cluster: Cluster, note: (call: Call) => void): Promise<void> | void;
  /** It is there until `cause` ends, and recovery counts from then; of the others, from their beginning. */
  lasts?: boolean;
  /** What calls that fail meanwhile have to answer, and at least one does; anything where nothing is said. Silence is 0. */
  answers?: number[];
  /** Why it can't be caused here; undefined where it can. */
  obstacle?(cluster: Cluster): string | undefined;
}
