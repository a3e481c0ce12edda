/**
 * A small server that implements only the specification: the calls of section 7 and the fields of section 3, whole
 * lists without `meta`, and no envelope fields except `success`, `data` and `message`. `API_URL` points the portal to
 * such a server.
 */
export interface OtherAnswer {
  status: number;
  body: { success: boolean; data?: unknown; message?: string };
}

const user = { id: 7, type: 'admin', username: 'admin@obra.ar', properties_count: 0 };
const project = { id: 1, name: 'Torre Oroño', description: 'Dos torres.', address: 'Oroño 100', consortium_id: 31 };
const owner_profile = { name: 'Laura', last_name: 'Giménez' };
const unit = {
  unit_id: 1,
  active: true,
  name: '2° B',
  description: '',
  project_name: project.name,
  owner_profile,
  lease_contract: null,
};
const unitDetail = { ...unit, contract_id: 17, unit_type_name: 'Departamento' };
const client = {
  client_id: 10,
  username: 'laura@obra.ar',
  name: 'Laura',
  last_name: 'Giménez',
  document: '28123456',
  phone_number: '3415551234',
  properties_count: 1,
  leases_count: 0,
  address: null,
  profile: owner_profile,
};
const claim = { description: 'Gotea desde ayer', created_at: '2026-11-02T15:00:00Z' };
const unitClaim = {
  unit_claim: {
    id: 501,
    claim_id: 95,
    claim: { ...claim, repair_price: null as string | null } as Record<string, unknown>,
    claim_location: { id: 1, label: 'Cocina' },
    claim_location_detail: { id: 11, label: 'Mesada' },
    claim_category: { id: 2, label: 'Sanitarios' },
    claim_item: { id: 22, label: 'Canilla' },
    contact_name: 'Laura',
    contact_phone: '3415551234',
    priority: null,
    client: { username: 'laura@obra.ar' },
    owner: null,
    tenant: null,
    contract: {
      unit: { name: unit.name, project: { name: project.name } },
      client: { username: 'laura@obra.ar', profile: owner_profile },
    },
  },
  created_by: { username: 'laura@obra.ar', name: 'Laura' },
};
const projectClaim = {
  project_claim: { id: 801, claim_id: 96, claim, project: { name: project.name }, commentCount: 2 },
  created_by: { username: 'consorcio@obra.ar', name: 'Consorcio Oroño' },
};
const lease = {
  id: 1,
  created_at: '2026-10-02T15:00:00Z',
  updated_at: '2026-10-03T15:00:00Z',
  contract_id: 17,
  created_by_admin_id: null,
  created_by_client_id: 10,
  created_by_manager_id: null,
  status: 'requested',
  lease_start_date: '2026-12-01',
  lease_end_date: '2027-11-30',
  tenant_document: '30111222',
  tenant_email: 'rita@obra.ar',
  tenant_last_name: 'Suárez',
  tenant_name: 'Rita',
  tenant_phone_number: '3415550000',
  rejected_reason: null,
};
const manager = { id: 5, username: 'super@obra.ar', type: 'manager', project_id: 1, name: 'Ana', last_name: 'Ruiz' };
const consortium = { id: 31, username: 'consorcio@obra.ar', type: 'consortium', name: 'Consorcio', last_name: 'Oroño' };

const reads: Record<string, unknown> = {
  '/auth/info': { user },
  '/logic/client': [client],
  '/logic/client/10': { ...client, property_list: [], lease_list: [] },
  '/model/client': [client],
  '/model/client/10': client,
  '/logic/unit_claim': [unitClaim],
  '/logic/unit_claim/501': unitClaim,
  '/logic/project_claim': [projectClaim],
  '/logic/project_claim/801': projectClaim,
  '/model/claim_location': [{ id: 1, label: 'Cocina' }],
  '/model/claim_location_detail': [{ id: 11, label: 'Mesada', claim_location_id: 1 }],
  '/model/claim_category': [{ id: 2, label: 'Sanitarios' }],
  '/model/claim_item': [{ id: 22, label: 'Canilla', claim_category_id: 2 }],
  '/logic/unit': [unit],
  '/logic/unit/unassigned': [{ ...unit, unit_id: 2, name: '3° C', owner_profile: null }],
  '/logic/unit/1': unitDetail,
  '/model/unit_type': [{ id: 3, label: 'Departamento' }],
  '/logic/lease_contract_request': [lease],
  '/logic/lease_contract_request/1': { ...lease, unit: unitDetail, client },
  '/logic/project': [project],
  '/model/project/1': project,
  '/model/manager': [manager],
  '/model/manager/5': manager,
  '/model/consortiumRoutes': [consortium],
  '/model/consortiumRoutes/31': consortium,
};

/** Starts a separate server. It records its requests in order, without queries, as `GET /logic/unit`. */
export function otherServer() {
  const asked: string[] = [];
  const ok = (data?: unknown): OtherAnswer => ({ status: 200, body: { success: true, data } });

  /** Returns the response to a call; `path` starts after `/api`. */
  function answer(method: string, path: string): OtherAnswer {
    const bare = path.replace(/\?.*$/, '');
    asked.push(`${method} ${bare}`);
    if (method === 'GET' && bare in reads) return ok(reads[bare]);
    if (method === 'POST' && /^\/auth\/\w+\/login$/.test(bare)) return ok({ token: 'otro-token', user });
    if (method === 'POST' && bare === '/auth/logout') return ok();
    if (method === 'POST' && bare === '/logic/contract/17/unit_claim') return ok({ ...unitClaim, unit });
    if (method === 'POST' && /^\/logic\/claim\/\d+\/status\/(up|reject|reopen)$/.test(bare)) return ok();
    if (method === 'PUT' && /^\/logic\/(unit_claim\/\d+\/priority|claim\/\d+\/repair_price)$/.test(bare)) return ok();
    return { status: 404, body: { success: false, message: 'No existe.' } };
  }
  return { answer, asked };
}
