import { claimState } from './claimState';
import { listScreen } from './listScreen';
import { unitField } from './unitField';
import { userType } from './userType';

/** The recipes of docs/architecture.md, in the order in which they can be applied to one copy. */
export const recipes = [claimState, userType, unitField, listScreen];
