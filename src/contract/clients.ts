import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import {
  Day,
  defineOperations,
  Email,
  FirstPassword,
  Id,
  idParams,
  Instant,
  listQuery,
  Nullable,
  ownPassword,
  Reactivation,
  Shape,
  TakesOver,
  Text,
  Version,
} from './operation';
import { clientProblems, newClientProblems, reactivationProblems } from './recordRules';

const profile = {
  name: Type.String(),
  last_name: Type.String(),
  document: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
  address: Nullable(Type.String()),
};

export const Client = Shape('Client', {
  client_id: Id,
  username: Type.String(),
  ...profile,
  properties_count: Type.Integer(),
  leases_count: Type.Integer({ description: 'Number of leases that run today, as owner or tenant.' }),
  active: Type.Boolean(),
  version: Version,
  profile: Type.Object(profile),
});
export type Client = Static<typeof Client>;

export const ClientDetail = Shape('ClientDetail', {
  ...Client.properties,
  ...ownPassword,
  created_at: Instant,
  property_list: Type.Array(
    Type.Object({
      contract_id: Id,
      unit_id: Id,
      unit_name: Type.String(),
      project_id: Id,
      project_name: Type.String(),
      start_date: Day,
    }),
  ),
  lease_list: Type.Array(
    Type.Object({
      lease_contract_id: Id,
      unit_id: Id,
      unit_name: Type.String(),
      project_name: Type.String(),
      lease_start_date: Day,
      lease_end_date: Day,
      is_tenant: Type.Boolean({ description: 'True if the client is the tenant, false if the client is the owner.' }),
      other_party: Type.String(),
      is_running: Type.Boolean(),
      is_upcoming: Type.Boolean({ description: 'Whether it begins later.' }),
    }),
  ),
});
export type ClientDetail = Static<typeof ClientDetail>;

export const clientColumns = [
  'id',
  'name',
  'last_name',
  'document',
  'email',
  'address',
  'phone',
  'properties',
  'leases',
] as const;
const query = listQuery(clientColumns, { active: Type.Optional(Type.Boolean()) });
const follow = Type.Optional(Type.Literal('profile'));
const OptionalText = Type.Optional(Nullable(Text));

const clientList = {
  method: 'GET',
  path: '/logic/client',
  permission: 'clients:manage',
  summary: 'Lists clients.',
  query,
  data: Type.Array(Client),
} as const;

export const clientOperations = defineOperations('clients', {
  listClients: clientList,
  exportClients: exportOf(clientList, clientColumns),
  getClient: {
    method: 'GET',
    path: '/logic/client/{id}',
    permission: 'clients:manage',
    summary: 'Returns one client with its units and leases.',
    params: idParams,
    data: ClientDetail,
  },
  listClientModels: {
    method: 'GET',
    path: '/model/client',
    permission: 'clients:manage',
    summary: 'Lists clients with their profile.',
    query: Type.Object({ ...query.properties, follow }, { additionalProperties: false }),
    data: Type.Array(Client),
  },
  getClientModel: {
    method: 'GET',
    path: '/model/client/{id}',
    permission: 'clients:manage',
    summary: 'Returns one client with its profile.',
    params: idParams,
    query: Type.Object({ follow }, { additionalProperties: false }),
    data: ClientDetail,
  },
  createClient: {
    method: 'POST',
    path: '/logic/client',
    permission: 'clients:manage',
    summary: 'Creates a client. Without a password, mails a link to choose one.',
    status: 201,
    body: Type.Object(
      {
        username: Text,
        password: FirstPassword,
        name: Text,
        last_name: Text,
        document: Text,
        phone_number: Text,
        address: OptionalText,
        takes_over: TakesOver,
      },
      { additionalProperties: false },
    ),
    rules: newClientProblems,
    data: ClientDetail,
  },
  updateClient: {
    method: 'PUT',
    path: '/logic/client/{id}',
    permission: 'clients:manage',
    summary: 'Edits a client. With `version`, 409 if another user has edited it since.',
    params: idParams,
    body: Type.Object(
      {
        username: Email,
        name: Text,
        last_name: Text,
        document: Nullable(Text),
        phone_number: Nullable(Text),
        address: OptionalText,
        client_id: Type.Optional(Id),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    rules: clientProblems,
    data: ClientDetail,
  },
  deactivateClient: {
    method: 'DELETE',
    path: '/logic/client/{id}',
    permission: 'clients:manage',
    summary: 'Deactivates a client: its sessions, ownerships and leases end; its claims and their history stay.',
    params: idParams,
    data: ClientDetail,
  },
  reactivateClient: {
    method: 'POST',
    path: '/logic/client/{id}/reactivate',
    permission: 'clients:manage',
    summary:
      'Reactivates a deactivated client and mails a link to choose a password. Its former ownerships and leases stay ended.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: ClientDetail,
  },
});
