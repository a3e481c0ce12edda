// The slice joins the store with the lists, which feed it.
import './claimsSlice';
import { ClaimListScreen } from './ClaimListScreen';

export { askForClaims } from './useClaimList';

/** /reclamos: unit claims. */
export const UnitClaimsScreen = () => <ClaimListScreen key="unit" mode="unit" />;
/** /consorcio-reclamos: project claims. */
export const ProjectClaimsScreen = () => <ClaimListScreen key="project" mode="project" />;
