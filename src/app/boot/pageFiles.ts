/** The files that a page names for its boot script, as paths: what it asks for later than for its own. */
export interface PageFiles {
  /** The login's, where nobody is signed in. */
  login: string[];
  /** The shell's and the screen's own, in the order in which they are needed. */
  screen: string[];
}

/** The id of the page's element that holds them as JSON; the page of a login has none. */
export const pageFilesId = 'posventa-page-files';
