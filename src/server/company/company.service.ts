import type { Static } from 'typebox';
import type { Company, companyOperations } from '../../contract/company';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { forgetFile, openShown, removeFiles, withSavedFiles, type ShownFile } from '../files/files.service';
import { requireLogo } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { requireSession, type Once } from '../support/createOnce';
import { notFound, requireVersion } from '../support/errors';
import { lockCompanyRow, readCompanyRow, saveCompanyRow } from './company.repository';

/** The company as pages and mails show it: what an admin set, else what the variables of the installation say. */
export interface ShownCompany {
  /** Empty where nobody has named it. */
  name: string;
  /** `#rrggbb`; undefined for ours. */
  colour: string | undefined;
  /** Address of the logo on this server. */
  logo: string | undefined;
  /** The uploaded logo's file, which a mail carries with it. */
  logoFileId: number | null;
  phone: string;
  openingHours: string;
}

type Source = Pick<Context, 'config'> & { db: Executor };

const logoAddress = (fileId: number | null | undefined): string | undefined =>
  fileId ? `/api/company/logo/${fileId}` : undefined;

/** The company as it is now: one short statement, so that each page and mail of each process reads it anew. */
export async function shownCompany({ db, config }: Source): Promise<ShownCompany> {
  const row = await readCompanyRow(db);
  return {
    name: row?.name || config.webSettings.company,
    colour: row?.colour || config.colour,
    logo: logoAddress(row?.logoFileId) ?? config.webSettings.logo,
    logoFileId: row?.logoFileId ?? null,
    phone: row?.phone ?? '',
    openingHours: row?.openingHours ?? '',
  };
}

/** What was set, and what counts where a field is empty. */
export async function getCompany({ db, config }: Source): Promise<Company> {
  const row = await readCompanyRow(db);
  return {
    name: row?.name ?? '',
    colour: row?.colour ?? '',
    logo: logoAddress(row?.logoFileId) ?? null,
    phone: row?.phone ?? '',
    opening_hours: row?.openingHours ?? '',
    fallback: {
      name: config.webSettings.company,
      colour: config.colour ?? null,
      logo: config.webSettings.logo ?? null,
    },
    version: row?.version ?? 1,
  };
}

/** Changes the company. Throws 401 where the session has ended since the call came, 409 where another person did since `version`, 415 and 422 where the logo is no picture. */
export async function updateCompany(
  context: Context,
  { version, remove_logo: removesLogo, ...fields }: Static<typeof companyOperations.updateCompany.body>,
  files: UploadedFile[],
  once: Once,
): Promise<Company> {
  const logo = await Promise.all(files.map((file) => requireLogo(context, file)));
  const replaced = await withSavedFiles(context, logo, async (tx, [fileId]) => {
    await requireSession(tx, once);
    const current = await lockCompanyRow(tx);
    requireVersion(current.version, version);
    const changesLogo = fileId !== undefined || removesLogo === true;
    await saveCompanyRow(tx, {
      name: fields.name.trim(),
      colour: fields.colour.trim().toUpperCase(),
      phone: fields.phone.trim(),
      openingHours: fields.opening_hours.trim(),
      ...(changesLogo && { logoFileId: fileId ?? null }),
      version: current.version + 1,
    });
    return changesLogo && current.logoFileId !== null ? forgetFile(tx, current.logoFileId) : [];
  });
  // Only once the row is gone for good.
  await removeFiles(context.storage, replaced);
  return getCompany(context);
}

/** The logo as pages show it, for anyone; no other file, and no former logo. Throws 404. */
export async function openLogo(context: Context, fileId: number): Promise<ShownFile> {
  const row = await readCompanyRow(context.db);
  const shown = row?.logoFileId === fileId ? await openShown(context, fileId, 'small') : undefined;
  if (!shown) throw notFound();
  return shown;
}
