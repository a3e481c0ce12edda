/** What other resources ask of the short lists: whether a choice is one of them, and goes with the choice before it. */
export { hasCategory, hasItem, hasLocationDetail, hasUnitType } from './lookups.repository';
