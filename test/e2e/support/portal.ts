import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newViolationsOn } from './kinds';

export type Person = 'admin' | 'manager' | 'consorcio' | 'administracion' | 'cliente' | 'inquilino';
/**
 * The users of the tests' calls: `direccion` is another admin, because the number of records that one user can create
 * in a minute is limited. No test signs in to a page as `direccion`, so what they have read stays as each test left it.
 */
type Caller = Person | 'direccion';
const types: Record<Caller, string> = {
  admin: 'admin',
  direccion: 'admin',
  manager: 'manager',
  consorcio: 'consortium',
  administracion: 'consortium',
  cliente: 'client',
  inquilino: 'client',
};
const slugs: Record<Person, string> = {
  admin: 'admin',
  manager: 'manager',
  consorcio: 'consortium',
  administracion: 'consortium',
  cliente: 'clientes',
  inquilino: 'clientes',
};
export const password = 'posventa2025';
export const url = (path: string) => `${process.env.E2E_URL}${path}`;

/** The console messages of a test: an unexpected error or warning fails it. */
interface Watched {
  /** Allows a message that the test causes, such as the browser's log of a failed request. */
  expectMessage: (pattern: RegExp) => void;
}

export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ context }, use) => {
      const messages: string[] = [];
      // Most tests block service workers (`playwright.config.ts`).
      const expected: RegExp[] = [
        /registration blocked by Playwright/,
        /^warning: register the service worker TypeError/,
        // On a busy machine a script starts later than the browser expects. `issued.spec.ts` checks that none is in vain.
        /was preloaded using link preload but not used within a few seconds/,
      ];
      const watch = (page: Page) => {
        page.on(
          'console',
          (message) =>
            ['error', 'warning'].includes(message.type()) &&
            messages.push(`${message.type()}: ${message.text()} ${message.location().url} (${page.url()})`),
        );
        page.on('pageerror', (error) => messages.push(`exception: ${error.message} (${page.url()})`));
      };
      context.on('page', watch);
      await use({ expectMessage: (pattern) => void expected.push(pattern) });
      expect(messages.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in on the login page with an account of the demo. */
export const signIn = (page: Page, person: Person): Promise<void> =>
  signInAs(page, slugs[person], `${person}@demo.ar`, password);

/** Signs in on the login page of a user type. */
export async function signInAs(page: Page, slug: string, username: string, secret: string): Promise<void> {
  await page.goto(url(`/auth/login/${slug}`));
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Contraseña').fill(secret);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectSignedIn(page);
}

/** Waits until the list is shown and the session is stored, so that a page opened next finds it. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Reclamos/ })).toBeVisible();
  await expect.poll(() => tokenOfSession(page)).not.toBe('');
}

/** Returns the token of the session on a page. */
export const tokenOfSession = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Returns a new token of an account, for tests that do not test the login. */
async function tokenFor(type: string, username: string, secret: string): Promise<string> {
  const answer = await fetch(url(`/api/auth/${type}/login`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
  const body = (await answer.json()) as { data?: { token: string }; message?: string };
  if (!body.data) throw new Error(`${username} could not sign in: ${body.message}`);
  return body.data.token;
}

/** Returns a new token of an account of the demo. */
export const tokenOf = (person: Caller): Promise<string> => tokenFor(types[person], `${person}@demo.ar`, password);

/** Opens pages with an existing session. */
export async function signedIn(context: BrowserContext, person: Person): Promise<void> {
  await withToken(context, await tokenOf(person));
}

/** Opens pages with an existing session of an account that a test has made; returns its token. */
export async function signedInAs(
  page: Page,
  type: 'admin' | 'client',
  username: string,
  secret: string,
): Promise<string> {
  const token = await tokenFor(type, username, secret);
  await withToken(page.context(), token);
  return token;
}

const withToken = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    if (!location.protocol.startsWith('http')) return; // a frame without an address has no storage
    if (!sessionStorage.getItem('e2e')) localStorage.setItem('token', value);
    sessionStorage.setItem('e2e', '1');
  }, token);

/** Each worker has its own sessions for calls: no page ends them, and checking a password is slow by design. */
const callers = new Map<Caller, Promise<string>>();
export function callerToken(person: Caller): Promise<string> {
  const token = callers.get(person) ?? tokenOf(person);
  callers.set(person, token);
  return token;
}

/** Sends a call of the API as a user, to prepare or read data. */
export async function call<T>(person: Caller, method: string, path: string, body?: object): Promise<T> {
  const ask = async () =>
    fetch(url(`/api${path}`), {
      method,
      headers: {
        authorization: `Bearer ${await callerToken(person)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  let answer = await ask();
  if (answer.status === 401) {
    // A test ended all sessions of the account.
    callers.delete(person);
    answer = await ask();
  }
  const envelope = (await answer.json()) as { data: T; message?: string };
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`);
  return envelope.data;
}

/** Waits until all content of the page has loaded. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], [class*=skeleton], .spinner')).toHaveCount(0);
}

/**
 * Changes to another screen of the loaded page, as Forward does, and waits until the former screen is gone: a fifth less
 * processor time than a new page. Tests that load each screen open it by its address.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-former', '');
    history.pushState({ idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page.locator('h1[data-former]')).toHaveCount(0);
}

/**
 * Resolves once a page follows changes (one tab for the whole browser), which starts after all other calls of a page.
 */
export const following = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.status() === 200);

/** The stream of changes is connected and brings none, whatever other tests do meanwhile. */
export const quietStream = (page: Page) =>
  page.route('**/api/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\nid: 1\n\n' }),
  );

/** Waits until no finite animation is running, because half-faded colours would be reported. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** English words of the component library's default texts and icon names. */
const english =
  /\b(no data|loading|search|cancel|close|select|please|next|previous|submit|save|delete|edit|upload|remove|filters?|reset|sort|page|items?|today|required|invalid|expand|collapse|copy|yes|clear|down|up|left|right|ellipsis|zoom|rotate|flip|eye)\b/gi;

/**
 * Returns the English words that are visible on the page or read by a screen reader; a technical detail may be in
 * English.
 */
const englishWordsOn = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      );
    const technical = [...document.querySelectorAll('details pre')].map(
      (element) => (element as HTMLElement).innerText,
    );
    const seen = technical.reduce((text, detail) => text.replace(detail, ''), document.body.innerText);
    return [seen, ...labels].join('\n').match(new RegExp(pattern, 'gi')) ?? [];
  }, english.source);

/** Those of axe's experimental rules that belong to WCAG's levels A and AA. */
const experimental = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Every rule of WCAG 2.0 to 2.2, levels A and AA. Passed rules are not reported in detail. */
const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
  rules: Object.fromEntries(experimental.map((id) => [id, { enabled: true }])),
};

/** The rules that depend on how a page looks, by what they depend on. All others depend on its elements only. */
const lookRules = {
  colours: ['color-contrast', 'link-in-text-block'],
  sizes: ['target-size', 'scrollable-region-focusable'],
} as const;
type Look = keyof typeof lookRules;

/** Half as long as `axe.source`: a page needs about 65 ms in place of 95 to receive and run it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe to a page once; its builder for Playwright would add it twice per check, which takes longer than the check. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/**
 * Returns axe's violations on the page: each broken rule with the selectors of its first four elements.
 * @param looks checks only what depends on these, for a page whose elements were checked in another look
 */
export async function violationsOn(page: Page, ...looks: Look[]): Promise<string[]> {
  await addAxe(page);
  const rules = looks.flatMap((look) => lookRules[look]);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      const placesOf = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' ')).slice(0, 4);
      return violations.map(({ id, nodes }) => `${id}: ${placesOf(nodes).join(' | ')}`);
    },
    rules.length > 0 ? { ...axeOptions, runOnly: { type: 'rule' as const, values: rules }, rules: {} } : axeOptions,
  );
}

/** Returns the violations of those elements whose kind no earlier page of this worker has shown: {@link newViolationsOn}. */
export async function violationsOfNewOn(page: Page): Promise<string[]> {
  await addAxe(page);
  return newViolationsOn(page, axeOptions);
}

/**
 * Takes bars that stay in place along with the page: they cover a part of the elements that scroll below them, which axe
 * would report as small targets.
 */
export const unstick = (page: Page) =>
  page.addStyleTag({
    content: '.header, .form-footer, .page-actions, .table-toolbar, .ow-actions { position: static !important; }',
  });

/**
 * The checks of every screen: one h1, Spanish texts, no horizontal scrolling, no violations of WCAG 2.2 AA.
 * @param violations axe's check: of what is new on the page, as most of it was checked on other pages, or of all
 */
export async function expectValidPage(page: Page, violations = violationsOfNewOn): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const unstuck = await unstick(page);
  await settle(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
  expect.soft(await page.locator('html').getAttribute('lang')).toBe('es-AR');
  expect.soft(await englishWordsOn(page), `English at ${page.url()}`).toEqual([]);
  const found = await violations(page);
  await unstuck.evaluate((style) => (style as Element).remove());
  expect.soft(found, `axe at ${page.url()}`).toEqual([]);
}
