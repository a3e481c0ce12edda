/**
 * What another server can do: the calls of section 7 of the specification, with the fields of their bodies, and calls
 * for what the specification describes without showing the call, which are tried once.
 */
interface Call {
  /** The fields of the body; undefined: all of them, because the specification does not name them. */
  fields?: readonly string[];
  /** The specification does not show it: after the first refusal it is not sent again. */
  isTried?: boolean;
  /** A change: the path of the record's detail, which is read if the answer does not contain the record. */
  detail?: string;
}

const person = ['username', 'password', 'name', 'last_name'] as const;
const nothing: readonly string[] = [];
const tried: Call = { isTried: true };
const read: Call = {};
const move: Call = { fields: nothing };
const manager = (...fields: string[]): Call => ({ fields, detail: '/model/manager' });

export const calls: Record<string, Call> = {
  login: { fields: ['username', 'password'] },
  logout: { fields: ['username', 'password'] },
  getSession: read,
  updateProfile: {
    fields: ['name', 'last_name', 'document', 'phone_number', 'address', 'current_password', 'new_password'],
  },
  listClients: read,
  getClient: read,
  listClientModels: read,
  getClientModel: read,
  createClient: { fields: [...person, 'document', 'phone_number'] },
  updateClient: {
    fields: ['username', 'name', 'last_name', 'document', 'phone_number', 'client_id'],
    detail: '/logic/client',
  },
  listUnitClaims: read,
  listProjectClaims: read,
  getUnitClaim: read,
  getProjectClaim: read,
  createUnitClaim: {},
  createProjectClaim: { fields: ['reason', 'description', 'images'] },
  moveUpClaim: move,
  reopenClaim: move,
  rejectClaim: move,
  setUnitClaimPriority: { fields: ['priority'] },
  setClaimRepairPrice: { fields: ['repair_price'] },
  listClaimLocations: read,
  listClaimLocationDetails: read,
  listClaimCategories: read,
  listClaimItems: read,
  listUnits: read,
  listUnassignedUnits: read,
  getUnit: read,
  listUnitTypes: read,
  createUnit: { fields: ['name', 'description', 'unit_type_id', 'project_id'] },
  listLeaseRequests: read,
  getLeaseRequest: read,
  moveUpLeaseRequest: { fields: nothing, detail: '/logic/lease_contract_request' },
  rejectLeaseRequest: { fields: ['rejectReason'], detail: '/logic/lease_contract_request' },
  listProjects: read,
  getProject: read,
  createProject: { fields: ['name', 'description', 'address'] },
  listManagers: read,
  getManager: read,
  createManager: { fields: [...person, 'phone_number', 'project_ids', 'primary_project_id'] },
  addManagerProject: manager('projectId', 'isPrimary'),
  removeManagerProject: manager(),
  setManagerPrimaryProject: manager('projectId'),
  setManagerProjects: manager('projectIds', 'primaryProjectId'),
  deactivateManager: manager(),
  listConsortiums: read,
  getConsortium: read,
  createConsortium: { fields: [...person, 'project_id'] },
  // Named by the specification, but its calls are not shown.
  createLeaseRequest: tried,
  assignClient: { isTried: true, fields: ['client_id', 'unit_id'] },
  updateUnit: {
    isTried: true,
    fields: ['name', 'description', 'unit_type_id', 'project_id', 'active'],
    detail: '/logic/unit',
  },
  updateProject: { isTried: true, fields: ['name', 'description', 'address'], detail: '/model/project' },
  listClaimComments: tried,
  addClaimComment: { isTried: true, fields: ['text'] },
  attachClaimImages: tried,
  listUnitPlans: tried,
  listProjectPlans: tried,
  addUnitPlan: tried,
  addProjectPlan: tried,
  deletePlan: tried,
  listWarrantyTerms: tried,
};
