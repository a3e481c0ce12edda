/** The files that a page lists for its boot script, as paths. */
export interface PageFiles {
  /** The login's, for when nobody is signed in. */
  login: string[];
  /** The shell's and the screen's own, in the order in which they are needed. */
  screen: string[];
  /** Ant Design's styles in the dark. */
  dark: string[];
}

/** The id of the element that holds them as JSON. A login page has none. */
export const pageFilesId = 'posventa-page-files';
