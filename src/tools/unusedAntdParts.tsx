/**
 * Takes the place of parts of Ant Design that its Table and Pagination import and that the portal never shows: filters,
 * sorting and selection menus of the Table, and the size choice of the Pagination (`antdParts`).
 */

/** Fails, so that the first use of such a part in development or in a test says where it was left out. */
export default function UnusedPart(): never {
  throw new Error('The build leaves out this part of Ant Design: see src/tools/antdParts.ts');
}

/** Named export of the Table's filters; without filters there are no keys. */
export const flattenKeys = (): string[] => [];
