/**
 * `npm run audit`: lists the packages of an installation with known vulnerabilities, and the deadline for replacing
 * each (docs/security.md). Fails if there is one. If the registry does not respond, it prints that and does not fail.
 */
import { spawnSync } from 'node:child_process';
import { cliText } from './cliText';

/** Days that a vulnerable package may stay, counted from the publication of its vulnerability. */
const days = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 } as const;
type Severity = keyof typeof days;

/** The parts of the output of `npm audit --json` that are used here. */
interface Audit {
  error?: { code: string };
  vulnerabilities?: Record<
    string,
    { severity: Severity; range: string; via: (string | { title: string; url: string })[] }
  >;
}

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
// `npm run` starts it in the folder of the installation, also where it is compiled and without development packages.
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });

function read(text: string | null): Audit {
  try {
    return JSON.parse(text ?? '') as Audit;
  } catch {
    return {};
  }
}

const { vulnerabilities, error } = read(stdout);
if (error?.code === 'ENOLOCK') {
  console.error(cliText.noLockfile);
  process.exitCode = 1;
} else if (!vulnerabilities) console.log(cliText.noRegistry);
else {
  const vulnerablePackages = Object.entries(vulnerabilities);
  for (const [name, { severity, range, via }] of vulnerablePackages) {
    // A package that is only listed because of a vulnerable dependency is covered by that dependency.
    const reasons = via.map((reason) => (typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`));
    console.error(cliText.vulnerable(name, range, severity, days[severity], reasons.join('; ')));
  }
  if (vulnerablePackages.length === 0) console.log(cliText.noVulnerability);
  else process.exitCode = 1;
}
