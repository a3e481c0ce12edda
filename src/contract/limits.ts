/** Business constants and limits (specification section 9, decisions 3 and 9). */
export const limits = {
  /** Milliseconds that the browser waits for a response. */
  httpTimeoutMs: 10_000,
  /** Bytes of one attached photo. */
  imageBytes: 3 * 1024 * 1024,
  /** Photos in one claim or in one later attachment. */
  imagesPerClaim: 5,
  planBytes: 20 * 1024 * 1024,
  /** Bytes and rows of one import file. */
  importBytes: 10 * 1024 * 1024,
  importRows: 20_000,
  /** Projects that one import may create: more names mean that another column was mistaken for the projects. */
  importProjects: 50,
  /** Bytes of the company's logo. */
  logoBytes: 1024 * 1024,
  companyNameMax: 60,
  viewNameMax: 60,
  /** Characters of a list's filters, order and search in its address. */
  listQueryMax: 2000,
  /** Different words of one search. A person types three; a sentence that was copied has fifteen. */
  searchWords: 20,
  /** Claims that one command may change. */
  bulkClaims: 5000,
  /** Trades, or projects, of one contractor; claims of one work order. */
  contractorChoices: 200,
  claimsPerWork: 50,
  /** Photos that the contractor may send for one work order. */
  photosPerWork: 60,
  /** Days until a work order's link expires, and days until it expires after the work is verified. */
  workLinkDays: 60,
  workLinkVerifiedDays: 14,
  /** Work orders for which one command may propose visits. */
  worksAtOnce: 100,
  /** Windows that one side may propose for a visit, and the minutes of each. */
  visitWindows: 3,
  visitMinutesMin: 30,
  visitMinutesMax: 720,
  /** Addresses that get a copy of one project's e-mails. */
  emailsPerProject: 20,
  /** Delivery dates that one command may store. */
  deliveriesAtOnce: 5000,
  /** Days before a warranty term's last day on which its notice is mailed. */
  warrantyNoticeDays: 30,
  /** Rules of terms. */
  termRules: 200,
  /** Claims counted by their ids, which are part of an address. */
  countedIds: 500,
  descriptionMin: 10,
  descriptionMax: 4000,
  contactNameMin: 3,
  textMax: 200,
  commentMax: 2000,
  rejectReasonMax: 2000,
  /** Usual reasons of a decision that the company keeps, and the characters of one. */
  decisionReasons: 40,
  decisionReasonMax: 200,
  /** Descriptions of units and projects, conditions of a warranty. */
  longTextMax: 2000,
  passwordMin: 10,
  passwordMax: 128,
  projectsPerManager: 1000,
  /** Places of one building, and the characters of one. */
  placesPerProject: 60,
  placeMax: 60,
  /**
   * Milliseconds between two reports of a page that shows a claim, and milliseconds until a page without reports
   * expires.
   */
  viewReportMs: 20_000,
  viewExpiresMs: 40_000,
  /** Seconds between two heartbeats of the stream of changes, and seconds without data after which it counts as lost. */
  heartbeatSeconds: 15,
  streamTimeoutSeconds: 45,
  pageSizeDefault: 10,
  pageSizeMax: 200,
  pageSizes: [10, 25, 50, 100, 200],
  /** Milliseconds that the loading state stays on after a claim or a client was created (section 4). */
  createdLoadingMs: 2000,
} as const;

/** Image types that every browser can show. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const planTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const timeZone = 'America/Argentina/Buenos_Aires';

/** Whether `text` is an amount in pesos as a decimal with up to two places, below ten thousand million. */
export const isMoney = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);
