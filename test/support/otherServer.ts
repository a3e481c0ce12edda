/**
 * A small server that implements only the specification: the calls of section 7 and the fields of section 3, whole
 * lists without `meta`, and no envelope fields except `success`, `data` and `message`. It refuses other fields and
 * headers, and answers changes without `data`. `API_URL` points the portal to such a server.
 */
export interface OtherAnswer {
  status: number;
  /** A text is a page. */
  body: { success: boolean; data?: unknown; message?: string } | string;
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
const approvedClaim = {
  ...unitClaim,
  unit_claim: {
    ...unitClaim.unit_claim,
    id: 502,
    claim_id: 97,
    claim: {
      description: 'Se cayó un azulejo',
      created_at: '2026-11-05T15:00:00Z',
      claim_status: { code: 'approved', label: 'Aprobado' },
      repair_price: '125000.00',
    },
    contract: { ...unitClaim.unit_claim.contract, unit: { name: '4° D', project: { name: 'Ribera' } } },
  },
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
  '/logic/client/10': {
    ...client,
    property_list: [{ unit_id: 1, name: unit.name, project_name: project.name }],
    lease_list: [],
  },
  '/model/client': [client],
  '/model/client/10': client,
  '/logic/unit_claim': [unitClaim, approvedClaim],
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

/** The bodies that it takes: every field of section 7 and no other. A call without a line here takes no body. */
const bodies: [method: string, path: RegExp, fields: string[], optional?: string[]][] = [
  ['POST', /^\/auth\/\w+\/login$/, ['username', 'password']],
  ['POST', /^\/auth\/logout$/, [], ['username', 'password']],
  ['PUT', /^\/logic\/profile$/, [], ['name', 'last_name', 'document', 'phone_number', 'address']],
  ['POST', /^\/logic\/client$/, ['username', 'name', 'last_name', 'document', 'phone_number'], ['password']],
  ['PUT', /^\/logic\/client\/10$/, ['username', 'name', 'last_name', 'document', 'phone_number', 'client_id']],
  ['POST', /^\/logic\/claim\/\d+\/status\/(up|reject|reopen)$/, []],
  ['PUT', /^\/logic\/unit_claim\/\d+\/priority$/, ['priority']],
  ['PUT', /^\/logic\/claim\/\d+\/repair_price$/, ['repair_price']],
  ['POST', /^\/model\/unit$/, ['name', 'description', 'unit_type_id', 'project_id']],
  ['POST', /^\/logic\/lease_contract_request\/1\/status\/up$/, []],
  ['POST', /^\/logic\/lease_contract_request\/1\/status\/reject$/, ['rejectReason']],
  ['POST', /^\/model\/project$/, ['name', 'description', 'address']],
  [
    'POST',
    /^\/logic\/manager$/,
    ['username', 'project_ids', 'name', 'last_name', 'phone_number'],
    ['password', 'primary_project_id'],
  ],
  ['POST', /^\/logic\/manager\/5\/projects$/, ['projectId', 'isPrimary']],
  ['DELETE', /^\/logic\/manager\/5\/projects\/\d+$/, []],
  ['PUT', /^\/logic\/manager\/5\/primary-project$/, ['projectId']],
  ['PUT', /^\/logic\/manager\/5\/projects$/, ['projectIds', 'primaryProjectId']],
  ['DELETE', /^\/logic\/manager\/5$/, []],
  ['POST', /^\/model\/consortiumRoutes$/, ['username', 'name', 'project_id'], ['password', 'last_name']],
];
/** The calls that the specification names without showing them, for a test that adds them. */
export const shownElsewhere: typeof bodies = [
  [
    'POST',
    /^\/logic\/lease_contract_request$/,
    [
      'contract_id',
      'tenant_name',
      'tenant_last_name',
      'tenant_document',
      'tenant_email',
      'tenant_phone_number',
      'lease_start_date',
      'lease_end_date',
    ],
  ],
  ['PUT', /^\/logic\/unit\/1$/, ['name', 'description', 'unit_type_id', 'project_id']],
  ['POST', /^\/logic\/contract$/, ['client_id', 'unit_id']],
  ['GET', /^\/logic\/project\/1\/plan$/, []],
];

/** The headers that a page of another origin may send: `idempotency-key` and others are refused by the browser. */
const allowedHeaders = ['authorization', 'user', 'content-type'];
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': allowedHeaders.join(', '),
};
/** Headers that browsers send without asking. */
const isOfBrowser = (name: string) =>
  /^(accept|accept-|origin|referer|user-agent|sec-|host|connection|content-length|cache-control|pragma)/.test(name);

export interface OtherCall {
  method: string;
  /** Starts after `/api`, with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | null;
}
export interface OtherOptions {
  user?: Record<string, unknown>;
  /** How it refuses the calls that it does not have: with 404, with 405, or with a page. */
  refuses?: 'with 404' | 'with 405' | 'with a page';
  /** Additional calls. */
  more?: typeof bodies;
}

/** Starts a separate server. It records its requests in order, without queries, as `GET /logic/unit`. */
export function otherServer({ user: signedIn = user, refuses = 'with 404', more = [] }: OtherOptions = {}) {
  const asked: string[] = [];
  /** What it refused with 400, and why. */
  const refused: string[] = [];
  const sent: [call: string, body: unknown][] = [];
  const ok = (data?: unknown): OtherAnswer => ({ status: 200, body: { success: true, data } });
  const bad = (call: string, why: string): OtherAnswer => {
    refused.push(`${call}: ${why}`);
    return { status: 400, body: { success: false, message: why } };
  };

  /** Returns the response to a call. */
  function answer({ method, path, headers = {}, body }: OtherCall): OtherAnswer {
    const [bare = '', query = ''] = path.split('?');
    const call = `${method} ${bare}`;
    asked.push(call);
    const extra = Object.keys(headers).filter((name) => !allowedHeaders.includes(name) && !isOfBrowser(name));
    if (extra.length > 0) return bad(call, `headers ${extra.join()}`);
    if (method === 'GET' && bare === '/auth/info') return ok({ user: signedIn });
    if (method === 'GET' && bare in reads) return ok(reads[bare]);
    if (method === 'POST' && /^\/logic\/contract\/17\/unit_claim$/.test(bare)) return ok();
    if (method === 'POST' && bare === '/logic/project/1/project_claim') return ok();
    const taken = [...bodies, ...more].find(([each, pattern]) => each === method && pattern.test(bare));
    if (!taken) {
      if (refuses === 'with a page') return { status: 200, body: '<!doctype html><title>Hola</title>' };
      return { status: refuses === 'with 405' ? 405 : 404, body: { success: false, message: 'No existe.' } };
    }
    const [, , required, optional = []] = taken;
    const fields = body ? (JSON.parse(body) as Record<string, unknown>) : {};
    if (query) return bad(call, `query ${query}`);
    const unknown = Object.keys(fields).filter((name) => ![...required, ...optional].includes(name));
    const missing = required.filter((name) => !(name in fields));
    if (unknown.length + missing.length > 0) return bad(call, `unknown ${unknown.join()}, missing ${missing.join()}`);
    sent.push([call, fields]);
    if (/login$/.test(bare)) return ok({ token: 'otro-token', user: signedIn });
    // The profile is answered as its record.
    if (bare === '/logic/profile') return ok({ ...signedIn, ...fields });
    if (method === 'GET') return ok([]);
    return ok();
  }
  return { answer, asked, refused, sent };
}
