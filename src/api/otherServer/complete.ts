/**
 * Adds default values for fields that another server may omit (everything that section 3 of the specification does not
 * name): nobody, none, active. The screens can therefore trust the types. A value that must not be guessed stays
 * undefined.
 */
import { isClaimStatus, newClaimStatus, type ClaimStatus } from '../../contract/claimStatus';
import { claimStatusLabels, unknownStatus } from '../../contract/statusText';

export type Wire = Record<string, unknown>;
export type Complete = (wire: Wire) => Wire;

export const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Merges a response over defaults; a null counts as missing if there is a default. */
const withDefaults = (defaults: Wire, wire: Wire): Wire => ({
  ...wire,
  ...Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, wire[key] ?? value])),
});

const person = { username: '', name: '', last_name: '', phone_number: null };
const completePerson = (value: unknown): Wire | null => (isWire(value) ? withDefaults(person, value) : null);
const listOf = (value: unknown): Wire[] => (Array.isArray(value) ? value.filter(isWire) : []);

/** The first of some values that is there. */
const first = (...values: unknown[]): unknown => values.find((value) => value !== undefined && value !== null);

/** A unit in a client's list: its names and ids, flat or in the unit itself. Without an id it cannot be shown. */
const unitOfClient: Complete = (wire) => {
  const unitOf = isWire(wire.unit) ? wire.unit : {};
  const projectOf = isWire(unitOf.project) ? unitOf.project : isWire(wire.project) ? wire.project : {};
  return {
    ...wire,
    unit_id: first(wire.unit_id, unitOf.unit_id, unitOf.id),
    unit_name: first(wire.unit_name, unitOf.name, wire.name) ?? '',
    project_name: first(wire.project_name, unitOf.project_name, projectOf.name) ?? '',
    contract_id: first(wire.contract_id, wire.id),
    start_date: wire.start_date ?? null,
  };
};
const leaseOfClient: Complete = (wire) =>
  withDefaults(
    {
      lease_contract_id: wire.id,
      is_tenant: false,
      other_party: '—',
      lease_start_date: null,
      lease_end_date: null,
      is_running: false,
      is_upcoming: false,
    },
    unitOfClient(wire),
  );
const hasUnit = ({ unit_id: id }: Wire) => id !== undefined;

const client: Complete = (wire) => {
  const profile = isWire(wire.profile) ? wire.profile : {};
  const fieldOf = (field: string) => wire[field] ?? profile[field] ?? null;
  const completed = withDefaults(
    {
      username: '',
      name: fieldOf('name') ?? '',
      last_name: fieldOf('last_name') ?? '',
      document: fieldOf('document'),
      phone_number: fieldOf('phone_number'),
      address: fieldOf('address'),
      active: true,
      properties_count: listOf(wire.property_list).length,
      leases_count: listOf(wire.lease_list).length,
      profile,
      has_chosen_password: true,
    },
    wire,
  );
  return {
    ...completed,
    property_list: listOf(wire.property_list).map(unitOfClient).filter(hasUnit),
    lease_list: listOf(wire.lease_list).map(leaseOfClient).filter(hasUnit),
  };
};

const leaseOfUnit = (wire: unknown) =>
  isWire(wire) ? { ...wire, tenant: completePerson(wire.tenant) ?? person } : null;

const unit: Complete = (wire) => ({
  ...withDefaults(
    {
      // The list does not have the ownership, which the unit's detail has: its place is taken by the unit's id.
      contract_id: wire.owner_profile ? -Number(wire.unit_id) : null,
      active: true,
      name: '',
      description: '',
      unit_type_name: '',
      project_name: '',
      is_owner: true,
      owned_since: null,
      delivery_date: null,
      is_project_closed: false,
    },
    wire,
  ),
  owner_profile: completePerson(wire.owner_profile),
  lease_contract: leaseOfUnit(wire.lease_contract),
  next_lease: leaseOfUnit(wire.next_lease),
});

const lease: Complete = (wire) => ({
  ...withDefaults(
    {
      tenant_name: '',
      tenant_last_name: '',
      tenant_document: '',
      tenant_email: '',
      tenant_phone_number: '',
      unit_name: '',
      project_name: '',
      owner_name: '',
      created_by_client_id: null,
      created_by_manager_id: null,
      created_by_admin_id: null,
      rejected_reason: null,
    },
    wire,
  ),
  unit: withDefaults({ name: '', project_name: '' }, isWire(wire.unit) ? wire.unit : {}),
  client: completePerson(wire.client),
});

const project: Complete = (wire) => ({
  ...withDefaults({ name: '', description: '', address: '', consortium_id: null, closed_at: null, places: [] }, wire),
  managers: listOf(wire.managers).map((each) => withDefaults(person, each)),
  consortium: completePerson(wire.consortium),
});

const manager: Complete = (wire) => {
  const primary = isWire(wire.primary_project) ? wire.primary_project : null;
  const projects = Array.isArray(wire.projects)
    ? listOf(wire.projects)
    : primary
      ? [{ ...primary, is_primary: true }]
      : [];
  return {
    ...withDefaults(
      { ...person, type: 'manager', active: true, has_chosen_password: true, projects_count: projects.length },
      wire,
    ),
    primary_project: primary,
    projects,
  };
};

/** Missing projects stay undefined: they are those with the consortium's id (section 3). */
const consortium: Complete = (wire) =>
  withDefaults({ ...person, type: 'consortium', active: true, has_chosen_password: true }, wire);

/** Section 4: a missing status is pending, "En análisis"; an unknown one keeps the server's name. */
function claimStatus(value: unknown): Wire {
  const { code = newClaimStatus, label } = isWire(value) ? value : {};
  return {
    code,
    label: label ?? (isClaimStatus(String(code)) ? claimStatusLabels[code as ClaimStatus] : unknownStatus),
  };
}
const claimOf = (value: unknown): Wire => {
  const claim = withDefaults({ description: '', repair_price: null }, isWire(value) ? value : {});
  return { ...claim, claim_status: claimStatus(claim.claim_status) };
};
const lookup = (value: unknown): Wire => withDefaults({ label: '' }, isWire(value) ? value : {});

const unitClaim: Complete = (wire) => {
  const claim = isWire(wire.unit_claim) ? wire.unit_claim : {};
  return {
    ...wire,
    unit_claim: {
      ...withDefaults({ claim_image: [], commentCount: 0, contract: null }, claim),
      claim: claimOf(claim.claim),
      claim_location: lookup(claim.claim_location),
      claim_location_detail: lookup(claim.claim_location_detail),
      claim_category: lookup(claim.claim_category),
      claim_item: lookup(claim.claim_item),
    },
  };
};

const projectClaim: Complete = (wire) => {
  const claim = isWire(wire.project_claim) ? wire.project_claim : {};
  return {
    ...wire,
    project_claim: {
      ...withDefaults({ claim_image: [], commentCount: 0, reason: '' }, claim),
      claim: claimOf(claim.claim),
    },
  };
};

/** The completion of each call that answers records, or one. */
export const completions: Record<string, Complete> = Object.fromEntries(
  Object.entries({
    listUnitClaims: unitClaim,
    getUnitClaim: unitClaim,
    createUnitClaim: unitClaim,
    listProjectClaims: projectClaim,
    getProjectClaim: projectClaim,
    createProjectClaim: projectClaim,
    listClients: client,
    getClient: client,
    listClientModels: client,
    getClientModel: client,
    createClient: client,
    updateClient: client,
    listUnits: unit,
    listUnassignedUnits: unit,
    getUnit: unit,
    createUnit: unit,
    updateUnit: unit,
    listLeaseRequests: lease,
    getLeaseRequest: lease,
    createLeaseRequest: lease,
    moveUpLeaseRequest: lease,
    rejectLeaseRequest: lease,
    listProjects: project,
    getProject: project,
    createProject: project,
    updateProject: project,
    listManagers: manager,
    getManager: manager,
    createManager: manager,
    addManagerProject: manager,
    removeManagerProject: manager,
    setManagerPrimaryProject: manager,
    setManagerProjects: manager,
    deactivateManager: manager,
    listConsortiums: consortium,
    getConsortium: consortium,
    createConsortium: consortium,
  }),
);
