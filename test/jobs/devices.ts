import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface Device {
  name: 'desk' | 'phone';
  /** The verb for a tap in the result table. */
  tap: 'clicks' | 'taps';
  isTouch: boolean;
}

export const devices: Device[] = [
  { name: 'desk', tap: 'clicks', isTouch: false },
  { name: 'phone', tap: 'taps', isTouch: true },
];

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

/** Creates a browser context like that of the device. */
export const newContext = (browser: Browser, { isTouch }: Device): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    acceptDownloads: true,
    ...(isTouch
      ? { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1440, height: 900 } }),
  });

/** Slows the connection and processor of a page to those of the device. */
export async function slowDown(page: Page, { isTouch }: Device): Promise<void> {
  if (!isTouch) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
