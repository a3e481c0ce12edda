/**
 * What another server may leave out (everything that section 3 of the specification doesn't name), filled in at the door with what is
 * true where nothing is known: nobody, none, active. Screens can trust the types; what must not be guessed stays undefined there.
 */
type Wire = Record<string, unknown>;
type Complete = (wire: Wire) => Wire;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The defaults, and over them what the server said; a null where a default stands says nothing either. */
const over = (defaults: Wire, said: Wire): Wire => ({
  ...said,
  ...Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, said[key] ?? value])),
});

const person = { username: '', name: '', last_name: '', phone_number: null };
const named = (value: unknown): Wire | null => (isWire(value) ? over(person, value) : null);
const listOf = (value: unknown): Wire[] => (Array.isArray(value) ? value.filter(isWire) : []);

const client: Complete = (wire) => {
  const profile = isWire(wire.profile) ? wire.profile : {};
  const of = (field: string) => wire[field] ?? profile[field] ?? null;
  return over(
    {
      username: '',
      name: of('name') ?? '',
      last_name: of('last_name') ?? '',
      document: of('document'),
      phone_number: of('phone_number'),
      address: of('address'),
      active: true,
      property_list: [],
      lease_list: [],
      properties_count: listOf(wire.property_list).length,
      leases_count: listOf(wire.lease_list).length,
      profile,
    },
    wire,
  );
};

const unit: Complete = (wire) => ({
  ...over(
    {
      active: true,
      name: '',
      description: '',
      unit_type_name: '',
      project_name: '',
      is_owner: true,
      owned_since: null,
      is_project_closed: false,
    },
    wire,
  ),
  owner_profile: named(wire.owner_profile),
  lease_contract: isWire(wire.lease_contract)
    ? { ...wire.lease_contract, tenant: named(wire.lease_contract.tenant) ?? person }
    : null,
});

const lease: Complete = (wire) => ({
  ...over(
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
  unit: over({ name: '', project_name: '' }, isWire(wire.unit) ? wire.unit : {}),
  client: named(wire.client),
});

const project: Complete = (wire) => ({
  ...over({ name: '', description: '', address: '', consortium_id: null, closed_at: null }, wire),
  managers: listOf(wire.managers).map((each) => over(person, each)),
  consortium: named(wire.consortium),
});

const manager: Complete = (wire) => {
  const primary = isWire(wire.primary_project) ? wire.primary_project : null;
  const projects = Array.isArray(wire.projects)
    ? listOf(wire.projects)
    : primary
      ? [{ ...primary, is_primary: true }]
      : [];
  return {
    ...over({ ...person, type: 'manager', active: true, projects_count: projects.length }, wire),
    primary_project: primary,
    projects,
  };
};

/** Its project stays undefined where it isn't told: it is the one whose consortium it is (section 3). */
const consortium: Complete = (wire) => over({ ...person, type: 'consortium', active: true }, wire);

/** For `transformResponse`: the answer with its records completed, one record or the `items` of a list. */
const completes =
  (complete: Complete) =>
  <Answer>(answer: unknown): Answer =>
    completed(complete, answer) as Answer;

function completed(complete: Complete, answer: unknown): unknown {
  if (!isWire(answer)) return answer;
  return Array.isArray(answer.items) ? { ...answer, items: listOf(answer.items).map(complete) } : complete(answer);
}

export const completeClient = completes(client);
export const completeUnit = completes(unit);
export const completeLease = completes(lease);
export const completeProject = completes(project);
export const completeManager = completes(manager);
export const completeConsortium = completes(consortium);
