/** A backup's folder is named by its time. An unfinished backup has an additional suffix. */
export const nameOf = (takenAt: Date): string => `posventa-${takenAt.toISOString().replace(/[:.]/g, '-')}`;
export const isBackup = (name: string): boolean => /^posventa-[0-9TZ-]+$/.test(name);
export const isDraft = (name: string): boolean => /^posventa-[0-9TZ-]+\.part$/.test(name);
