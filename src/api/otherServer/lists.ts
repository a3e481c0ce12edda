/** Filters, sorts and pages a whole list in the browser: another server takes no query. */
import { claimPriorities, claimStatuses } from '../../contract/claimStatus';
import { timeZone } from '../../contract/limits';
import { comparableText } from '../../contract/textForm';
import type { ListMeta } from '../envelope';
import { isWire, type Wire } from './complete';

type Test = (row: Wire) => boolean;
/** Returns the test of a filter for its value; it may ask the server, for the name of a record that rows only name. */
type Filter = (value: string, nameOf: NameOf) => Test | Promise<Test>;
export type NameOf = (kind: 'project' | 'unit' | 'client', ids: string[]) => Promise<string[]>;

interface ListRules {
  /** Where the value of each sortable column is. */
  columns: Record<string, string | ((row: Wire) => unknown)>;
  filters: Record<string, Filter>;
}

/** Returns a value inside a record, by its path; undefined if there is none. */
export const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isWire(value) ? value[key] : undefined), row);

const words = (...values: unknown[]): string =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ');
const anyOf = (path: string): Filter => {
  return (value) => {
    const values = value.split(',');
    return (row) => values.includes(String(at(row, path)));
  };
};
const whether = (path: string, absent: boolean): Filter => {
  return (value) => (row) => String(at(row, path) ?? absent) === value;
};
/** Rows of one of some records: by id, or by name where the row has no id. */
const of =
  (kind: 'project' | 'unit' | 'client', idPath: string, nameIn: (row: Wire) => string): Filter =>
  async (value, nameOf) => {
    const ids = value.split(',');
    const names = await nameOf(kind, ids);
    return (row) => {
      const id = at(row, idPath);
      return id === undefined || id === null ? names.includes(nameIn(row)) : ids.includes(String(id));
    };
  };

const dayMs = 86_400_000;
const days = new Intl.DateTimeFormat('es-AR', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const claimRules = (kind: 'unit_claim' | 'project_claim', projectPath: string): ListRules => {
  const claim = (path: string) => `${kind}.${path}`;
  const createdAt = (row: Wire) => Date.parse(String(at(row, claim('claim.created_at'))));
  const day = (row: Wire) => days.format(createdAt(row)).split('/').reverse().join('-');
  const has = (test: (row: Wire) => boolean): Test => {
    return (row) => !Number.isNaN(createdAt(row)) && test(row);
  };
  return {
    columns: {
      id: claim('claim_id'),
      date: claim('claim.created_at'),
      age: (row) => -createdAt(row),
      name: (row) =>
        kind === 'unit_claim'
          ? words(at(row, claim('contract.client.profile.name')), at(row, claim('contract.client.profile.last_name')))
          : words(at(row, 'created_by.name')),
      building: (row) => words(at(row, claim('contract.unit.name')), at(row, `${projectPath}.name`)),
      reason: claim('reason'),
      location: claim('claim_location.label'),
      location_detail: claim('claim_location_detail.label'),
      category: claim('claim_category.label'),
      item: claim('claim_item.label'),
      description: claim('claim.description'),
      messages: claim('commentCount'),
      priority: (row) =>
        claimPriorities.indexOf((at(row, claim('priority')) as (typeof claimPriorities)[number]) ?? 'low'),
      price: (row) => {
        const price = at(row, claim('claim.repair_price'));
        return price === null || price === undefined ? undefined : Number(price);
      },
      status: (row) =>
        claimStatuses.indexOf(at(row, claim('claim.claim_status.code')) as (typeof claimStatuses)[number]),
    },
    filters: {
      status: anyOf(claim('claim.claim_status.code')),
      priority: (value) => (row) => value.split(',').includes(String(at(row, claim('priority')) || 'low')),
      has_price: (value) => (row) => String(Boolean(at(row, claim('claim.repair_price')))) === value,
      from: (value) => has((row) => day(row) >= value),
      to: (value) => has((row) => day(row) <= value),
      older_than: (value) => has((row) => createdAt(row) < Date.now() - Number(value) * dayMs),
      project_id: of('project', `${projectPath}.id`, (row) => words(at(row, `${projectPath}.name`))),
      unit_id: of('unit', claim('contract.unit.id'), (row) =>
        words(at(row, claim('contract.unit.name')), at(row, `${projectPath}.name`)),
      ),
      client_id: of('client', claim('contract.client.client_id'), (row) =>
        words(at(row, claim('contract.client.username'))),
      ),
      location_id: anyOf(claim('claim_location.id')),
      category_id: anyOf(claim('claim_category.id')),
      item_id: anyOf(claim('claim_item.id')),
    },
  };
};

const active = whether('active', true);
const units: ListRules = {
  columns: {
    id: 'unit_id',
    name: 'name',
    project: 'project_name',
    owner: (row) => words(at(row, 'owner_profile.name'), at(row, 'owner_profile.last_name')),
  },
  filters: { project_id: of('project', 'project_id', (row) => words(at(row, 'project_name'))), active },
};
const rules: Record<string, ListRules> = {
  listUnitClaims: claimRules('unit_claim', 'unit_claim.contract.unit.project'),
  listProjectClaims: claimRules('project_claim', 'project_claim.project'),
  listClients: {
    columns: {
      id: 'client_id',
      name: 'name',
      last_name: 'last_name',
      document: 'document',
      email: 'username',
      address: 'address',
      phone: 'phone_number',
      properties: 'properties_count',
      leases: 'leases_count',
    },
    filters: { active },
  },
  listUnits: units,
  listUnassignedUnits: units,
  listProjects: {
    columns: { id: 'id', project: 'name', description: 'description', address: 'address' },
    filters: {},
  },
  listLeaseRequests: {
    columns: {
      id: 'id',
      name: 'tenant_name',
      last_name: 'tenant_last_name',
      document: 'tenant_document',
      email: 'tenant_email',
      phone: 'tenant_phone_number',
      status: 'status',
      owner: 'owner_name',
    },
    filters: { status: anyOf('status') },
  },
  listManagers: { columns: {}, filters: { active } },
};

/** Returns all words of a record. */
const textOf = (value: unknown): string =>
  isWire(value) || Array.isArray(value) ? Object.values(value).map(textOf).join(' ') : words(value);

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
/** Compares two values; missing ones come last. */
function compare(one: unknown, two: unknown, isDescending: boolean): number {
  const isMissing = (value: unknown) => value === undefined || value === null || value === '';
  if (isMissing(one) || isMissing(two)) return Number(isMissing(one)) - Number(isMissing(two));
  const difference =
    typeof one === 'number' && typeof two === 'number' ? one - two : collator.compare(String(one), String(two));
  return isDescending ? -difference : difference;
}

/**
 * Returns the page of a list that its call asks for, with `meta` if it asks for a page; undefined if a filter or an
 * order needs fields that the server does not have.
 */
export async function pageOf(
  endpoint: string,
  rows: Wire[],
  params: Record<string, unknown>,
  nameOf: NameOf,
): Promise<{ items: Wire[]; meta?: ListMeta } | undefined> {
  const { page, page_size: size, sort, q, follow: _follow, ...filters } = params;
  const { columns, filters: known }: ListRules = rules[endpoint] ?? { columns: {}, filters: {} };
  let items = rows;
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === null || value === '') continue;
    const filter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!filter) return undefined;
    items = items.filter(await filter(String(value), nameOf));
  }
  if (typeof q === 'string' && q.trim()) {
    const asked = comparableText(q).split(' ');
    items = items.filter((row) => {
      const text = comparableText(textOf(row));
      return asked.every((word) => text.includes(word));
    });
  }
  if (typeof sort === 'string' && sort) {
    const orders = sort
      .split(',')
      .map((each) => ({ name: each.replace(/^-/, ''), isDescending: each.startsWith('-') }));
    if (orders.some(({ name }) => !Object.hasOwn(columns, name))) return undefined;
    const valueOf = (row: Wire, name: string) => {
      const column = columns[name]!;
      return typeof column === 'string' ? at(row, column) : column(row);
    };
    items = [...items].sort((one, two) => {
      for (const { name, isDescending } of orders) {
        const difference = compare(valueOf(one, name), valueOf(two, name), isDescending);
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }
  if (!Number(page)) return { items };
  const pageSize = Number(size) || 10;
  const meta = { total: items.length, page: Number(page), page_size: pageSize };
  return { items: items.slice((meta.page - 1) * pageSize, meta.page * pageSize), meta };
}
