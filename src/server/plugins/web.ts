import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  accentFile,
  companyMark,
  companyStyleId,
  webSettingsId,
  portalName,
  type AccentShades,
  type WebSettings,
} from '../../contract/webSettings';
import { companyStyles } from '../../contract/companyStyles';
import { readDisplayedCompany, type DisplayedCompany } from '../company/company.service';
import type { Config } from '../config';
import type { Context } from '../context';
import { findWebFile } from '../webFiles/webFiles.repository';
import { webFolders } from '../support/folders';
import { unknownRoute } from './errors';
import { readPages, type PageOf, type WebPage } from './webPages';

const decompress = promisify(brotliDecompress);

/**
 * Serves the built web client. Files with a hash in their name are cached indefinitely, icons for a day, and everything
 * else is revalidated. Any other address gets the page of its screen, and the browser's router renders it.
 */
export async function webRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const folder = context.config.webDir;
  const hasWeb = existsSync(join(folder, 'index.html'));
  const pages = hasWeb ? companyPages(context) : undefined;
  // Returns nothing, because a reply is a promise of its own end and awaiting it repeatedly accumulates listeners.
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    void pages!().then((pageOf) => sendOne(request, reply, pageOf(request.url)));
  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && isPage(request)) sendPage(request, reply);
    else if (hasWeb && isFile(request)) void sendFileOfOtherBuild(context, request, reply);
    else unknownRoute(request, reply);
  });
  if (!hasWeb) return;
  for (const url of ['/', '/index.html']) app.get(url, { config: { permission: 'public' } }, sendPage);
  await app.register(fastifyStatic, {
    root: webFolders(folder),
    preCompressed: true,
    // The handler above sends the pages, with the company's settings.
    index: false,
    allowedPath: (path) => !/^\/pages(\/|\.json)/.test(path),
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : isIcon(path) ? 'public, max-age=86400' : 'no-cache',
      );
    },
  });
}

function sendOne(request: FastifyRequest, reply: FastifyReply, page: WebPage): void {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return void reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (/\bbr\b/.test(String(request.headers['accept-encoding'])))
    return void reply.header('content-encoding', 'br').send(page.compressed());
  return void reply.send(page.html);
}

/** Milliseconds that a page waits for the database to return the company's current name. */
const patienceMs = 500;

/**
 * Returns the pages with the company's current data. If the database does not respond, uses the last known data,
 * because a page must not wait for the database.
 */
function companyPages(context: Context): () => Promise<PageOf> {
  const { config, log } = context;
  const makePages = readPages(config.webDir);
  let cached: { company: string; pageOf: PageOf } | undefined;
  const pagesFor = (company: PageCompany) => {
    const key = JSON.stringify(company);
    if (cached?.company !== key)
      cached = { company: key, pageOf: makePages((html) => companyPage(html, config, company)) };
    return cached.pageOf;
  };
  const lastKnown = () =>
    cached?.pageOf ??
    pagesFor({
      name: config.webSettings.company,
      colour: config.colour,
      logo: config.webSettings.logo,
      picture: undefined,
      phone: '',
      openingHours: '',
      emergencies: {},
    });
  const readCompany = async () => {
    try {
      const { logoFileId: _file, ...company } = await readDisplayedCompany(context);
      return pagesFor(company);
    } catch (error) {
      log.warn(
        { err: error },
        'A page shows the last known data of the company, because the database did not respond.',
      );
      return lastKnown();
    }
  };
  return () => Promise.race([readCompany(), sleep(patienceMs, undefined, { ref: false }).then(lastKnown)]);
}

type PageCompany = Omit<DisplayedCompany, 'logoFileId'>;

/** Inserts the company's name, telephone, API, logo and colour when the page is sent, so that no build contains them. */
function companyPage(html: string, { webDir, webSettings }: Config, company: PageCompany): string {
  const { name, colour, logo, picture, phone, openingHours, emergencies } = company;
  const contact = {
    ...(phone && { phone }),
    ...(openingHours && { openingHours }),
    ...(Object.keys(emergencies).length > 0 && { emergencies }),
  };
  const pageSettings: WebSettings = { ...webSettings, company: name, logo, picture, ...contact };
  const json = JSON.stringify(pageSettings).replaceAll('<', '\\u003c');
  const settings = `<script type="application/json" id="${webSettingsId}">${json}</script>`;
  const withSettings = html
    .replace(/<head>|(?=<title>)/, (start) => start + settings)
    .replaceAll(companyMark, () => escapeHtml(name))
    .replace(/<svg class="logo".*?<\/svg><span>.*?<\/span>/s, (portal) => brandOf(company) ?? portal)
    .replace(/(?=<p class="auth-company">)/, () => authPictureOf(picture) + (logo ? authLogoOf(logo) : ''));
  if (!colour) return withSettings;
  return withSettings
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_tag, start: string) => start + colour)
    .replace(
      '</head>',
      () => `<style id="${companyStyleId}">${companyStyles(colour, shadesOf(webDir))}</style></head>`,
    );
}

const shadesOf = (webDir: string) => JSON.parse(readFileSync(join(webDir, accentFile), 'utf8')) as AccentShades;

/** Returns the same markup as the browser renders (`app/shell/Brand`); undefined for the portal's own. */
function brandOf({ name, logo }: PageCompany): string | undefined {
  if (logo) return `<img class="logo" src="${escapeHtml(logo)}" alt="" height="28"><span>${portalName}</span>`;
  return name ? `<span class="header-name">${escapeHtml(name)}</span>` : undefined;
}

/** The same markup as on the login page (`app/AuthLayout`). */
const authLogoOf = (address: string): string => `<img class="auth-logo" src="${escapeHtml(address)}" alt="">`;

/** The same markup as on the login page (`app/AuthLayout`). Scripts and styles are more urgent. */
const authPictureOf = (address: string | undefined): string =>
  address ? `<img class="auth-picture" src="${escapeHtml(address)}" alt="" fetchpriority="low">` : '';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A missing script must return 404. If it returned the page, the browser would try to run it. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !path.split('/').pop()!.includes('.');
}

const pathOf = (url: string): string => url.split('?')[0]!;

/** Whether a request is for a script or style of a build; this process has those of its own only. */
const isFile = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && pathOf(url).startsWith('/assets/') && isHashed(pathOf(url));

/** Sends a file of another version of the web client, which other processes have or had; 404 if there is none. */
async function sendFileOfOtherBuild({ db, log }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = pathOf(request.url).slice(1);
  try {
    const content = await findWebFile(db, path);
    if (!content) return unknownRoute(request, reply);
    reply
      .type(path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    if (/\bbr\b/.test(String(request.headers['accept-encoding'])))
      await reply.header('content-encoding', 'br').send(content);
    else await reply.send(await decompress(content));
  } catch (error) {
    log.error({ err: error }, 'A file of another build could not be sent.');
    await reply.code(503).send();
  }
}

const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,}\.(?:[\w.]+)$/i.test(path);

/** Browsers request the icon again at every change of the address. */
const isIcon = (path: string): boolean => /\.(svg|png)$/.test(path);

/**
 * Returns the hashes of the inline scripts of index.html for the Content-Security-Policy: these run, injected scripts
 * do not.
 */
export function inlineScriptHashes(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
