import { ClaimList } from './list/ClaimList';
import { projectClaimList, unitClaimList } from './list/claimListDefinitions';

/** /reclamos: unit claims. */
export const UnitClaimsScreen = () => <ClaimList key="unit" mode="unit" list={unitClaimList} />;
/** /consorcio-reclamos: project claims. */
export const ProjectClaimsScreen = () => <ClaimList key="project" mode="project" list={projectClaimList} />;
