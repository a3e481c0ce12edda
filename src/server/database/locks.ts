/**
 * The keys of PostgreSQL's advisory locks. A lock has one key, or two: its class and an id. Both kinds never collide
 * with each other. During an update two versions of the server run at once, so a key keeps its number.
 */
export const locks = {
  /** Held on an embedded database while its server lives. It proves ownership across process namespaces too. */
  owner: 7_301_001,
  migration: 7_301_002,
  demo: 7_301_003,
  roleSettings: 7_301_004,
  grants: 7_301_005,
} as const;

/** Classes of the locks with two keys. */
export const lockClasses = {
  /** The second key is the hash of the id of a process's pool of workers. */
  worker: 7_301_003,
  /** The second key is the import's id. */
  import: 7_301_004,
  /** The second key is the hash of what a document is about. */
  document: 7_301_005,
} as const;
