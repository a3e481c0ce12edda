import { roles, userTypes, type Role } from './permissions';

export type LoginSlug = (typeof userTypes)[Role]['loginSlug'];
/** The slugs of the login routes (specification section 2) and the user type that each signs in. */
export const loginSlugs = Object.fromEntries(roles.map((role) => [userTypes[role].loginSlug, role])) as Record<
  LoginSlug,
  Role
>;

/** The page on accessibility, for everybody. */
export const accessibilityPath = '/accesibilidad';

/** The routes for everybody, with or without a session: the page on accessibility, and the one that verifies documents. */
export const publicPages = { accessibility: accessibilityPath, verify: '/verificar/:code?' } as const;
/** Whether a path is of {@link publicPages}. */
export const isPublicPage = (path: string): boolean => /^\/(accesibilidad|verificar)(\/|$)/.test(path);
/** Whether a path is of {@link publicPages} or {@link authPages}. */
export const needsNoSession = (path: string): boolean => isPublicPage(path) || /^\/auth(\/|$)/.test(path);

/** The pages for users without a session, as routes (specification section 2, "Login area"). */
export const authPages = {
  any: '/auth/*',
  login: '/auth/login/:type',
  forgot: '/auth/recuperar',
  reset: '/auth/restablecer',
} as const;

/** Returns the path of a user type's login page. */
export const loginPath = (type: Role): string => authPages.login.replace(':type', userTypes[type].loginSlug);

/**
 * Path of the contractor's page of a work order; its service worker's scope is below it. The secret is in the fragment,
 * which browsers do not send in requests.
 */
export const workLinkPage = '/trabajo/';
/** The beginning of the fragment of a contractor's link to the list of its work orders. */
export const listMark = 'mis-';
export const workListPath = (secret: string): string => `${workLinkPage}#${listMark}${secret}`;
export const workLinkPath = (secret: string): string => `${workLinkPage}#${secret}`;

/** The address of the portal's service worker. The pages of links are not in its scope, or not answered by it. */
export const portalWorker = '/portal-sw.js';

/** Path of the resident's page of a visit, which needs no sign-in. */
export const visitLinkPage = '/visita';
export const visitLinkPath = (secret: string): string => `${visitLinkPage}#${secret}`;

/** Path of the page on which a client says whether a completed claim is solved, which needs no sign-in. */
export const answerLinkPage = '/respuesta';
/** The parameter of its address that chooses an answer, which the page still has to send. */
export const answerChoice = 'quedo';
export const answerLinkPath = (secret: string, verdict: 'si' | 'no'): string =>
  `${answerLinkPage}?${answerChoice}=${verdict}#${secret}`;

export const resetPath = (token: string): string => `${authPages.reset}?token=${token}`;

/** Calls below /api that the page sends while its bundle is still loading (`app/start`). */
export const earlyCalls = {
  getSession: '/auth/info',
  listUnitClaims: '/logic/unit_claim',
  listProjectClaims: '/logic/project_claim',
} as const;
