import type { WebSettings } from './webSettings';

/** The portal's own name. */
export const portalName = 'Posventa';

/** Returns the name in the head of every page: the company's, unless its logo stands there; the portal's else. */
export const headName = ({ company, logo }: Pick<WebSettings, 'company' | 'logo'>): string =>
  (!logo && company) || portalName;
