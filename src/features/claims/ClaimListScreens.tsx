import { ClaimListScreen } from './list/ClaimListScreen';

export { receiveFirstRows } from './list/useClaimList';

/** /reclamos: unit claims. */
export const UnitClaimsScreen = () => <ClaimListScreen key="unit" mode="unit" />;
/** /consorcio-reclamos: project claims. */
export const ProjectClaimsScreen = () => <ClaimListScreen key="project" mode="project" />;
