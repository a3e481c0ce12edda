import type { Static } from 'typebox';
import type { Company, companyOperations, DecisionReasons } from '../../contract/company';
import { reasonsIn } from '../../contract/decisionRules';
import type { EmergencyKind } from '../../contract/emergencies';
import { usualDecisionReasons } from '../../contract/statusText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { deleteFileRow, removeFiles, withSavedFiles, type ShownFile } from '../files/files.service';
import { openForBrowser } from '../files/photoCopies.service';
import { requireCompanyImage } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { requireSession, type Once } from '../support/createOnce';
import { notFound, requireVersion } from '../support/errors';
import { lockCompanyRow, readCompanyRow, saveCompanyRow } from './company.repository';

/** The company as pages and mails show it: the values that an admin saved, otherwise the installation's variables. */
export interface DisplayedCompany {
  /** Empty if the company has no name. */
  name: string;
  /** `#rrggbb`; undefined for the default colour. */
  colour: string | undefined;
  /** Address of the logo on this server. */
  logo: string | undefined;
  /** File of the uploaded logo, which mails attach. */
  logoFileId: number | null;
  /** Address of the picture beside the login. */
  picture: string | undefined;
  phone: string;
  openingHours: string;
  /** Telephones for an emergency; those that are set. */
  emergencies: Partial<Record<EmergencyKind, string>>;
}

type CompanyContext = Pick<Context, 'config'> & { db: Executor };

const addressOf = (image: 'logo' | 'login_picture', fileId: number | null | undefined): string | undefined =>
  fileId ? `/api/company/${image}/${fileId}` : undefined;

/**
 * Returns the company's current data with one short statement, so that every page and mail of every process can read it
 * again.
 */
export async function readDisplayedCompany({ db, config }: CompanyContext): Promise<DisplayedCompany> {
  const row = await readCompanyRow(db);
  return {
    name: row?.name || config.webSettings.company,
    colour: row?.colour || config.colour,
    logo: addressOf('logo', row?.logoFileId) ?? config.webSettings.logo,
    logoFileId: row?.logoFileId ?? null,
    picture: addressOf('login_picture', row?.pictureFileId),
    phone: row?.phone ?? '',
    openingHours: row?.openingHours ?? '',
    emergencies: {
      ...(row?.waterPhone && { water: row.waterPhone }),
      ...(row?.gasPhone && { gas: row.gasPhone }),
      ...(row?.powerPhone && { power: row.powerPhone }),
    },
  };
}

/** Whether contractors read the agreed amounts of their work orders. */
export const showsAgreed = async ({ db }: Pick<CompanyContext, 'db'>): Promise<boolean> =>
  (await readCompanyRow(db))?.showsAgreed ?? false;

/** Returns the saved values, and the defaults that apply to empty fields. */
export async function getCompany({ db, config }: CompanyContext): Promise<Company> {
  const row = await readCompanyRow(db);
  return {
    name: row?.name ?? '',
    colour: row?.colour ?? '',
    logo: addressOf('logo', row?.logoFileId) ?? null,
    login_picture: addressOf('login_picture', row?.pictureFileId) ?? null,
    phone: row?.phone ?? '',
    opening_hours: row?.openingHours ?? '',
    water_phone: row?.waterPhone ?? '',
    gas_phone: row?.gasPhone ?? '',
    power_phone: row?.powerPhone ?? '',
    shows_agreed: row?.showsAgreed ?? false,
    decision_reasons: reasonsOf(row),
    fallback: {
      name: config.webSettings.company,
      colour: config.colour ?? null,
      logo: config.webSettings.logo ?? null,
    },
    version: row?.version ?? 1,
  };
}

/** Returns the usual reasons of a decision about a claim. */
export async function getDecisionReasons({ db }: CompanyContext): Promise<DecisionReasons> {
  return { reasons: reasonsOf(await readCompanyRow(db)) };
}

const reasonsOf = (row: Awaited<ReturnType<typeof readCompanyRow>>): string[] =>
  row?.decisionReasons ?? [...usualDecisionReasons];

/**
 * Changes the company. Throws 401 if the session has ended since the call arrived, 409 if another user changed it since
 * `version`, 415 and 422 if the logo is not a picture.
 */
export async function updateCompany(
  context: Context,
  { version, remove_logo: removesLogo, ...fields }: Static<typeof companyOperations.updateCompany.body>,
  files: UploadedFile[],
  once: Once,
): Promise<Company> {
  const logo = await Promise.all(files.map((file) => requireCompanyImage(context, file, 'logo')));
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
      waterPhone: fields.water_phone?.trim(),
      gasPhone: fields.gas_phone?.trim(),
      powerPhone: fields.power_phone?.trim(),
      showsAgreed: fields.shows_agreed,
      decisionReasons: fields.decision_reasons === undefined ? undefined : reasonsIn(fields.decision_reasons),
      ...(changesLogo && { logoFileId: fileId ?? null }),
      version: current.version + 1,
    });
    return changesLogo && current.logoFileId !== null ? deleteFileRow(tx, current.logoFileId) : [];
  });
  // The files are removed only after the transaction has committed.
  await removeFiles(context.storage, replaced);
  return getCompany(context);
}

/**
 * Sets the picture beside the login, or removes it if there is no file. Throws 401 if the session has ended since the
 * call arrived, 409 if another user changed the company since `version`, 415 and 422 if the file is not a picture.
 */
export async function updateLoginPicture(
  context: Context,
  { version }: Static<typeof companyOperations.updateLoginPicture.body>,
  files: UploadedFile[],
  once: Once,
): Promise<Company> {
  const picture = await Promise.all(files.map((file) => requireCompanyImage(context, file, 'picture')));
  const replaced = await withSavedFiles(context, picture, async (tx, [fileId]) => {
    await requireSession(tx, once);
    const current = await lockCompanyRow(tx);
    requireVersion(current.version, version);
    await saveCompanyRow(tx, { pictureFileId: fileId ?? null, version: current.version + 1 });
    return current.pictureFileId === null ? [] : deleteFileRow(tx, current.pictureFileId);
  });
  await removeFiles(context.storage, replaced);
  return getCompany(context);
}

/** Opens the current logo, or the current picture of the login, for anyone; no other file and no former one. Throws 404. */
export async function openCompanyImage(
  context: Context,
  image: 'logo' | 'login_picture',
  fileId: number,
): Promise<ShownFile> {
  const row = await readCompanyRow(context.db);
  const current = image === 'logo' ? row?.logoFileId : row?.pictureFileId;
  const file =
    current === fileId ? await openForBrowser(context, fileId, image === 'logo' ? 'small' : 'medium') : undefined;
  if (!file) throw notFound();
  return file;
}
