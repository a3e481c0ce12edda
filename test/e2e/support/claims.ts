import type { BrowserContext, Page } from '@playwright/test';
import { arrived, call, following, url } from './portal';

interface UnitClaim {
  unit_claim: { id: number; claim_id: number; contract: { id: number }; claim: { claim_status: { code: string } } };
}

/** Returns the claims that a user sees, the newest first. */
export const claimsOf = (person: 'cliente' | 'admin' | 'direccion', query = '') =>
  call<UnitClaim[]>(person, 'GET', `/logic/unit_claim?page=1&page_size=10&sort=-id${query}`);

/** Creates a claim of the client; returns its number. */
export async function raise(description: string): Promise<number> {
  const [known] = await claimsOf('cliente');
  const fields = {
    claim_location_id: 1,
    claim_location_detail_id: 1,
    claim_category_id: 1,
    claim_item_id: 1,
    description,
    contact_name: 'Laura Giménez',
    contact_phone: '341 587-3201',
    preferred_date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  };
  const path = `/logic/contract/${known!.unit_claim.contract.id}/unit_claim`;
  return (await call<UnitClaim>('cliente', 'POST', path, fields)).unit_claim.claim_id;
}

/** Opens a page that follows the changes. */
export async function openList(context: BrowserContext, path = '/reclamos'): Promise<Page> {
  const page = await context.newPage();
  const stream = following(page);
  await page.goto(url(path));
  await arrived(page);
  await stream;
  return page;
}

export const row = (page: Page, id: number) => page.locator(`[data-row-key="${id}"]`);
/** Longer than applying a streamed change takes on a busy machine, and much shorter than the interval of polls. */
export const soon = { timeout: 30_000 };
/** Imported files are read and applied one after the other: on a busy machine a test waits for those of others. */
export const whenRead = { timeout: 100_000 };
