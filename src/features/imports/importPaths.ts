import type { ImportKind } from '../../contract/importColumns';
import { entryOf } from '../../contract/links';

/** Where a file is chosen, where its import is followed, and the list that what it holds goes into. */
export const importPaths = {
  clients: { choose: 'importar', one: 'importar/:id', list: 'clientes' },
  contractors: { choose: 'importar-contratistas', one: 'importar-contratistas/:id', list: 'contratistas' },
} as const satisfies Record<ImportKind, object>;

/** What is imported at an address: what its list holds. */
export const kindAt = (pathname: string): ImportKind =>
  entryOf(pathname) === importPaths.contractors.list ? 'contractors' : 'clients';
