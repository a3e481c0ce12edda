import type { ImportKind } from '../../contract/importColumns';
import { entryOf } from '../../contract/links';

/** The paths for choosing a file, for following its import, and of the list with the imported records. */
export const importPaths = {
  clients: { choose: 'importar', one: 'importar/:id', list: 'clientes' },
  contractors: { choose: 'importar-contratistas', one: 'importar-contratistas/:id', list: 'contratistas' },
} as const satisfies Record<ImportKind, object>;

/** Returns the kind of import at an address. */
export const kindAt = (pathname: string): ImportKind =>
  entryOf(pathname) === importPaths.contractors.list ? 'contractors' : 'clients';

/** The parameter in the address of a checked import whose columns are chosen again. */
export const choosing = 'columnas';
