import { Type, type TObject } from 'typebox';
import { Codes, Ids, OneOf } from './operation';
import type { Permission } from './permissions';

const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Maximum rows selected by hand; a larger selection needs a filter. */
const maxSelectedRows = 1000;

interface List {
  path: string;
  permission: Permission;
  query: TObject;
}

/**
 * Declares the call that exports a list as a file: all pages of the list's query, or the rows of `ids`, with the
 * requested `columns` in order.
 */
export function exportOf<const C extends readonly string[]>({ path, permission, query }: List, columns: C) {
  const { page: _page, page_size: _size, ...filters } = query.properties;
  return {
    method: 'GET',
    path: `${path}/export`,
    permission,
    summary: 'Exports the list as a file: all records that match, or those of `ids`.',
    query: Type.Object(
      {
        ...filters,
        ids: Ids(maxSelectedRows),
        format: OneOf(exportFormats),
        columns: Codes(columns),
      },
      { additionalProperties: false },
    ),
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'application/octet-stream' }),
  } as const;
}
