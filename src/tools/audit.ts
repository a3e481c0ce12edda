/**
 * `npm run audit`: which packages of an installation have known vulnerabilities, and until when each is to be replaced
 * (docs/security.md). Fails where there is one. A registry that does not answer says nothing of the packages, so that is told and no failure.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { toolsText } from './toolsText';

/** Days that a vulnerable package may stay, from the day that its vulnerability is known. */
const days = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 } as const;
type Severity = keyof typeof days;

/** What `npm audit --json` writes, as far as it is read here. */
interface Audit {
  vulnerabilities?: Record<
    string,
    { severity: Severity; range: string; via: (string | { title: string; url: string })[] }
  >;
}

const root = join(import.meta.dirname, '../..');
const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

const { vulnerabilities } = read(stdout);
if (!vulnerabilities) console.log(toolsText.noRegistry);
else {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity, range, via }] of found) {
    // A package that is named only because it needs another one is told by that one.
    const reasons = via.map((reason) => (typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`));
    console.error(toolsText.vulnerable(name, range, severity, days[severity], reasons.join('; ')));
  }
  if (found.length === 0) console.log(toolsText.noVulnerability);
  else process.exitCode = 1;
}
