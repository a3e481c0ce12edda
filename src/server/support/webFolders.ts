import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Icons, and the manual and house rules that the company edits without a build: served as they are. */
const publicFolder = resolve('public');

/** The folders whose files are served beside the API, the first that has a file first. */
export const webFolders = (webDir: string): string[] => [webDir, publicFolder].filter((path) => existsSync(path));
