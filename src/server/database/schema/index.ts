/** The whole schema, as the database client and the migration generator want it. */
export * from './accounts';
export * from './bulk';
export * from './changeFeed';
export * from './claimNews';
export * from './claimNotes';
export * from './claims';
export * from './company';
export * from './content';
export * from './files';
export * from './imports';
export * from './lookups';
export * from './mail';
export * from './preferences';
export * from './reference';
export * from './replies';
export * from './units';
export * from './views';
