/** The id of the page's element that holds the paths of the login's files as JSON, where they are not the page's own. */
export const loginFilesId = 'posventa-login-files';
