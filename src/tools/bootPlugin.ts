import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { limits } from '../contract/limits';
import { webSettingsId } from '../contract/webSettings';

/**
 * Puts a small script at the head of the page that, before the bundle has arrived, asks for what the page will need: the chunks of
 * its screen, the session, and the first page of a claims list. Without it each waits for the one before.
 */
export class BootPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BootPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('BootPlugin', (page) => {
        const filesOf = (name: string) =>
          [...(compilation.namedChunkGroups.get(name)?.chunks ?? [])].flatMap((chunk) => [...chunk.files]);
        const chunks = {
          login: filesOf('login'),
          list: [...new Set([...filesOf('shell'), ...filesOf('claims-list')])],
          shell: filesOf('shell'),
        };
        page.html = page.html.replace(
          '</title>',
          `</title>\n    <script>(${bootScript.toString()})(${JSON.stringify(chunks)},${JSON.stringify(webSettingsId)},${limits.httpTimeoutMs})</script>`,
        );
        return page;
      });
    });
  }
}

// Runs in the browser, as written: no imports, no helpers of the compiler.
function bootScript(chunks: Record<'login' | 'list' | 'shell', string[]>, settingsId: string, timeoutMs: number): void {
  const settings = JSON.parse(document.getElementById(settingsId)?.textContent ?? '{}') as { apiUrl?: string };
  const api = settings.apiUrl ?? '/api';
  let token: string | null = null;
  let size: string | null = null;
  let type: string | null = null;
  try {
    token = localStorage.getItem('token');
    size = localStorage.getItem('pageSize');
    type = JSON.parse(localStorage.getItem('userType') ?? 'null') as string | null;
  } catch {
    // No storage: the login page follows.
  }
  const list = { '/reclamos': 'unit_claim', '/consorcio-reclamos': 'project_claim' }[location.pathname];
  for (const file of token ? (list ? chunks.list : chunks.shell) : chunks.login) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = `/${file}`;
    document.head.append(link);
  }
  if (!token) return;
  const urls = [`${api}/auth/info`];
  // A list that this type of user may not see is not asked for.
  const isTheirs = type !== (list === 'unit_claim' ? 'consortium' : 'client');
  if (list && isTheirs && !location.search)
    urls.push(`${api}/logic/${list}?page=1&page_size=${Number(size) >= 1 && Number(size) <= 200 ? Number(size) : 10}`);
  const headers = { Authorization: `Bearer ${token}`, user: token };
  window.__early = { token, answers: {} };
  for (const url of urls) {
    const answer = fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    answer.catch(() => {}); // Whoever needs it asks again, and tells a failure then.
    window.__early.answers[url] = answer;
  }
}
