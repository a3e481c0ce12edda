/** Checks for other modules: whether a value is in a short list, and belongs to the selected parent. */
export { hasCategory, hasItem, hasLocationDetail, hasUnitType } from './lookups.repository';
