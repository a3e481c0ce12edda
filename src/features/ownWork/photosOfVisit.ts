import type { Visit } from '../../api/linkVisits';

/** The photos of a visit; none of one that this browser kept before there were any. */
export const photosOfVisit = ({ photos }: Pick<Visit, 'photos'>): Visit['photos'] =>
  (photos as Visit['photos'] | undefined) ?? [];
