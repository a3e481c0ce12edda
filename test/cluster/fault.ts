import type { Call } from './caller';
import type { Cluster } from './cluster';

/** A fault during use. */
export interface Fault {
  name: string;
  /** `note` receives the calls that the fault itself makes. */
  cause(cluster: Cluster, note: (call: Call) => void): Promise<void> | void;
  /** The fault lasts until `cause` ends, and recovery is measured from then; for other faults, from their start. */
  lasts?: boolean;
  /**
   * Allowed statuses of calls that fail meanwhile, of which at least one must occur; without it any status is allowed.
   * 0 is no response.
   */
  answers?: number[];
  /** Reason why the fault cannot be caused here; undefined if it can. */
  obstacle?(cluster: Cluster): string | undefined;
}
