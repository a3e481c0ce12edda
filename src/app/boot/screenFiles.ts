/** The files of a page's screen, by the kinds of page that the boot script tells apart; paths below the page's folder. */
export type ScreenFiles = Record<'login' | 'list' | 'shell', string[]>;
/** The id of the page's element that holds them as JSON, written by the build. */
export const screenFilesId = 'posventa-files';
