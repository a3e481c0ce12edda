/**
 * `npm run audit`: lists the packages of an installation with known vulnerabilities, and the deadline for replacing
 * each (docs/security.md). Fails if there is one. If the registry does not respond, it prints that and does not fail.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { toolsText } from './toolsText';

/** Days that a vulnerable package may stay, counted from the publication of its vulnerability. */
const days = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 } as const;
type Severity = keyof typeof days;

/** The parts of the output of `npm audit --json` that are used here. */
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
  const vulnerablePackages = Object.entries(vulnerabilities);
  for (const [name, { severity, range, via }] of vulnerablePackages) {
    // A package that is only listed because of a vulnerable dependency is covered by that dependency.
    const reasons = via.map((reason) => (typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`));
    console.error(toolsText.vulnerable(name, range, severity, days[severity], reasons.join('; ')));
  }
  if (vulnerablePackages.length === 0) console.log(toolsText.noVulnerability);
  else process.exitCode = 1;
}
