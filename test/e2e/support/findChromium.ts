import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's browser without windows: all tests take 12 minutes with it, and 16 with the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const known = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The fonts of the stored pictures, for pages that use Arial and a monospaced font. */
const fonts = ['fonts-liberation', 'fonts-noto-mono'];

function find(): string | undefined {
  const own = [process.env.CHROMIUM_PATH, chromium.executablePath()].filter((path): path is string => Boolean(path));
  return [...own, ...known].find((path) => existsSync(path));
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next option may work; if none does, the message below says so.
  }
}

/** Installs Debian's packages in which the browser tests are fastest; without them, those of the whole browser. */
function installPackages(): void {
  // Without a network it gives up soon.
  const network = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  attempt('apt-get', ['update', '-qq', ...network]);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...network];
  attempt('apt-get', [...install, 'chromium-headless-shell', ...fonts]);
  if (!find()) attempt('apt-get', [...install, 'chromium', ...fonts]);
}

/**
 * Returns the path of a Chromium or Chrome for the browser tests: an installed one, else Playwright's own, else
 * Debian's package if the user is root. In CI, Debian's package is preferred to another browser of the system. Throws
 * with instructions if there is none.
 */
export function findChromium(): string {
  if (!find()) attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const isSlow = process.env.CI && known.includes(find() ?? '') && find() !== shell;
  if ((!find() || isSlow) && process.getuid?.() === 0) installPackages();
  const path = find();
  if (!path)
    throw new Error(
      'The browser tests need Chromium or Chrome. None was found and none could be installed: install one, or say where it is in CHROMIUM_PATH.',
    );
  // The processes of the tests inherit it, and don't search again.
  process.env.CHROMIUM_PATH = path;
  return path;
}
