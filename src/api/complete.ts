/**
 * Adds default values for fields that a different server may omit (everything that section 3 of the specification does
 * not name): nobody, none, active. The screens can therefore trust the types. A value that must not be guessed stays
 * optional in the types.
 */
import { isClaimStatus, newClaimStatus, type ClaimStatus } from '../contract/claimStatus';
import { claimStatusLabels, unknownStatus } from '../contract/statusText';

type Wire = Record<string, unknown>;
type Complete = (wire: Wire) => Wire;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Merges a response over defaults; a null counts as missing if there is a default. */
const withDefaults = (defaults: Wire, wire: Wire): Wire => ({
  ...wire,
  ...Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, wire[key] ?? value])),
});

const person = { username: '', name: '', last_name: '', phone_number: null };
const completePerson = (value: unknown): Wire | null => (isWire(value) ? withDefaults(person, value) : null);
const listOf = (value: unknown): Wire[] => (Array.isArray(value) ? value.filter(isWire) : []);

const client: Complete = (wire) => {
  const profile = isWire(wire.profile) ? wire.profile : {};
  const fieldOf = (field: string) => wire[field] ?? profile[field] ?? null;
  return withDefaults(
    {
      username: '',
      name: fieldOf('name') ?? '',
      last_name: fieldOf('last_name') ?? '',
      document: fieldOf('document'),
      phone_number: fieldOf('phone_number'),
      address: fieldOf('address'),
      active: true,
      property_list: [],
      lease_list: [],
      properties_count: listOf(wire.property_list).length,
      leases_count: listOf(wire.lease_list).length,
      profile,
      has_chosen_password: true,
    },
    wire,
  );
};

const leaseOfUnit = (wire: unknown) =>
  isWire(wire) ? { ...wire, tenant: completePerson(wire.tenant) ?? person } : null;

const unit: Complete = (wire) => ({
  ...withDefaults(
    {
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
  ...withDefaults({ name: '', description: '', address: '', consortium_id: null, closed_at: null }, wire),
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

/** A missing project stays undefined: it is the project of the consortium (section 3). */
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

/** Returns a `transformResponse` that completes the record of a response, or the `items` of a list. */
const transformWith =
  (complete: Complete) =>
  <Answer>(answer: unknown): Answer =>
    completeResponse(complete, answer) as Answer;

function completeResponse(complete: Complete, answer: unknown): unknown {
  if (!isWire(answer)) return answer;
  return Array.isArray(answer.items) ? { ...answer, items: listOf(answer.items).map(complete) } : complete(answer);
}

export const completeUnitClaim = transformWith(unitClaim);
export const completeProjectClaim = transformWith(projectClaim);
export const completeClient = transformWith(client);
export const completeUnit = transformWith(unit);
export const completeLease = transformWith(lease);
export const completeProject = transformWith(project);
export const completeManager = transformWith(manager);
export const completeConsortium = transformWith(consortium);
