import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folder of icons, and of the manual and house rules that the company edits without a build. Its files are served
 * unchanged.
 */
const publicFolder = resolve('public');

/** Returns the folders whose files are served beside the API, in order of precedence. */
export const webFolders = (webDir: string): string[] => [webDir, publicFolder].filter((path) => existsSync(path));
