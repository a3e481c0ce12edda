import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config';
import { mailFailure } from '../mail/mailFailureText';
import { tryMailServer } from '../mail/sendMail.service';
import { doctorText } from './doctorText';
import { note, right, wrong, type Finding } from './finding';

const answerMs = 8000;

/** Asks a running process whether it can work. */
export async function checkPortal({ host, port }: Config): Promise<Finding[]> {
  // A free port is known to the process alone.
  if (port === 0) return [];
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = everywhere[host] ?? host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  try {
    const { status } = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(answerMs) });
    return [status === 200 ? right(doctorText.portal(url)) : wrong(doctorText.portalNotReady(url))];
  } catch {
    return [wrong(doctorText.noPortal(url))];
  }
}

/** Asks the portal through its public address, as a browser does. */
export async function checkPublicUrl({ publicUrl }: Config): Promise<Finding[]> {
  if (!publicUrl) return [note(doctorText.noPublicUrl)];
  try {
    const answer = await fetch(`${publicUrl}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    const body = await answer.text();
    if (answer.status !== 200 || !body.includes('"ok"'))
      return [wrong(doctorText.publicOther(publicUrl, answer.status))];
    if (!publicUrl.startsWith('https:')) return [wrong(doctorText.publicPlain(publicUrl))];
    // The portal sends it only if it knows, from its proxy, that the browser uses HTTPS.
    const isTrusted = answer.headers.has('strict-transport-security');
    return [isTrusted ? right(doctorText.publicUrl(publicUrl)) : wrong(doctorText.proxyNotTrusted(publicUrl))];
  } catch (error) {
    return [wrong(doctorText.publicFailed(publicUrl, networkReason(error)))];
  }
}

/** The reason of a failed `fetch`, which wraps the system's error in its own. */
function networkReason(error: unknown): string {
  const { name, message, code, cause } = error as Error & { code?: string };
  if (name === 'TimeoutError') return doctorText.noAnswer;
  const known = doctorText.networkReasons[code ?? ''];
  if (known) return known;
  return cause === undefined ? message : networkReason(cause);
}

/** Connects to the mail server, without sending anything. */
export async function checkMail(config: Config): Promise<Finding[]> {
  if (!config.smtpUrl) return [note(doctorText.noMail)];
  try {
    await tryMailServer(config);
    return [right(doctorText.mail)];
  } catch (error) {
    return [wrong(doctorText.mailFailed(mailFailure(error)))];
  }
}

/** Asks the system whether a time server corrects its clock. */
export async function checkClock(): Promise<Finding[]> {
  try {
    const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    const { stdout } = await asked;
    return [stdout.trim() === 'yes' ? right(doctorText.clock) : wrong(doctorText.clockFree)];
  } catch {
    // No systemd, as in a container, whose clock is its host's.
    return [note(doctorText.clockUnknown)];
  }
}
