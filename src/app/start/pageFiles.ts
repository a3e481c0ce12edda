/** The files that a page lists for its boot script, as paths. */
export interface PageFiles {
  /** The files of the login, for a user without a session. */
  login: string[];
  /** The files of the shell and the screen, in the order in which they are needed. */
  screen: string[];
  /** Ant Design's styles for the dark theme. */
  dark: string[];
}

/** The id of the element that contains them as JSON. A login page has none. */
export const pageFilesId = 'posventa-page-files';
