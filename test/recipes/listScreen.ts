import type { Recipe } from './recipe';

/** A list of providers, with its own table in the database. The migration and the browser's endpoints are generated. */
export const listScreen: Recipe = {
  name: 'a list screen',
  limit: 14,
  edits: [
    {
      file: 'src/contract/providers.ts',
      text: `import { Type, type Static } from 'typebox';
import { defineOperations, Id, listQuery, Shape } from './operation';

export const Provider = Shape('Provider', { id: Id, name: Type.String(), phone_number: Type.String() });
export type Provider = Static<typeof Provider>;

export const providerColumns = ['id', 'name', 'phone'] as const;

export const providerOperations = defineOperations('providers', {
  listProviders: {
    method: 'GET',
    path: '/logic/provider',
    permission: 'providers:read',
    summary: 'Providers of materials and services.',
    query: listQuery(providerColumns, {}),
    data: Type.Array(Provider),
  },
});
`,
    },
    {
      file: 'src/contract/operations.ts',
      replace: [
        [
          "import { searchOperations } from './search';",
          "import { providerOperations } from './providers';\nimport { searchOperations } from './search';",
        ],
        ['  planOperations,\n', '  planOperations,\n  providerOperations,\n'],
      ],
    },
    {
      file: 'src/contract/permissions.ts',
      replace: [["  'search:use': staff,", "  'search:use': staff,\n  'providers:read': staff,"]],
    },
    {
      file: 'src/contract/screens.ts',
      replace: [
        [
          'export const screens = {\n',
          "export const screens = {\n  proveedores: {\n    title: 'Proveedores',\n    permission: 'providers:read',\n    component: ['providers/ProviderListScreen', 'ProviderListScreen'],\n    menus: ['manage'],\n    start: 'list',\n  },\n",
        ],
      ],
    },
    {
      file: 'src/contract/views.ts',
      replace: [['export const viewedLists = [\n', "export const viewedLists = [\n  'providers',\n"]],
    },
    {
      file: 'src/server/database/schema/providers.ts',
      text: `import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

export const provider = pgTable('provider', {
  id: id(),
  name: text().notNull(),
  phoneNumber: text('phone_number').notNull().default(''),
});
`,
    },
    {
      file: 'src/server/database/schema/index.ts',
      replace: [["export * from './mail';", "export * from './mail';\nexport * from './providers';"]],
    },
    {
      file: 'src/server/providers/providers.repository.ts',
      text: `import { sql, type SQL } from 'drizzle-orm';
import type { Provider } from '../../contract/providers';
import type { Context } from '../context';
import { rowsInScope, type Caller } from '../policies/rows';
import { allOf, countRows, toListResponse, matchesWords, orderBy, pageOf, runSql, type ListQuery } from '../support/list';

const sorts: Record<string, SQL> = { id: sql\`v.id\`, name: sql\`plain_text(v.name)\`, phone: sql\`v.phone_number\` };

/** Providers that match, a page of them or all. */
export async function listProviders({ db, pool }: Context, { user, scope }: Caller, query: ListQuery) {
  const where = allOf([await rowsInScope(db, user, scope, {}), matchesWords(sql\`plain_text(v.name)\`, query.q)]);
  const order = orderBy(sorts, query.sort, sql\`plain_text(v.name), v.id\`, sql\`v.id\`);
  const rows = runSql<Provider>(
    pool,
    sql\`select v.id, v.name, v.phone_number from provider v where \${where} order by \${order} \${pageOf(query)}\`,
  );
  return toListResponse(query, rows, () => countRows(pool, sql\`from provider v where \${where}\`));
}
`,
    },
    {
      file: 'src/server/providers/providers.routes.ts',
      text: `import type { FastifyInstance } from 'fastify';
import { providerOperations } from '../../contract/providers';
import { readRoute } from '../plugins/readRoute';
import { listProviders } from './providers.repository';

export async function providerRoutes(app: FastifyInstance): Promise<void> {
  readRoute(app, providerOperations.listProviders, ({ caller, query }, reading) =>
    listProviders(reading, caller, query),
  );
}
`,
    },
    {
      file: 'src/server/app.ts',
      replace: [
        [
          "import { searchRoutes } from './search/search.routes';",
          "import { providerRoutes } from './providers/providers.routes';\nimport { searchRoutes } from './search/search.routes';",
        ],
        ['  planRoutes,\n', '  planRoutes,\n  providerRoutes,\n'],
      ],
    },
    { file: 'src/api/baseApi.ts', replace: [["  'Plan',\n", "  'Plan',\n  'Provider',\n"]] },
    {
      file: 'src/api/providers.ts',
      text: `import { providersGeneratedApi } from './generated/providers.gen';
import { listTag } from './tags';

export const providersApi = providersGeneratedApi.enhanceEndpoints({
  endpoints: { listProviders: { providesTags: [listTag('Provider')] } },
});

export const { useListProvidersQuery } = providersApi;
export type { ListProvidersApiArg, Provider } from './generated/providers.gen';
`,
    },
    {
      file: 'src/features/providers/ProviderListScreen.tsx',
      text: `import { useListProvidersQuery, type ListProvidersApiArg, type Provider } from '../../api/providers';
import { to } from '../../contract/links';
import type { DataColumn } from '{{path:tableTypes}}';
import { ListScreen } from '{{path:ListScreen}}';
import { createResourceList } from '{{path:resourceList}}';
import { listArg } from '{{path:tableQuery}}';
import { providersText as text } from './providersText';

const columns: DataColumn<Provider>[] = [
  { key: 'id', title: text.columns.id, value: (row) => row.id, width: 72, isLink: true },
  { key: 'name', title: text.columns.name, value: (row) => row.name, width: 260 },
  { key: 'phone', title: text.columns.phone, value: (row) => row.phone_number, width: 160 },
];

const providerList = createResourceList<Provider, ListProvidersApiArg>({
  name: 'providers',
  title: text.title,
  columns,
  rowKey: (row) => row.id,
  pathOf: () => to('proveedores'),
  viewLabel: (row) => row.name,
  toArg: (query) => listArg<ListProvidersApiArg>(query, columns),
  useQuery: useListProvidersQuery,
  card: (row) => <strong>{row.name}</strong>,
  empty: { title: text.emptyTitle, hint: text.emptyHint },
});

/** /proveedores */
export const ProviderListScreen = () => <ListScreen list={providerList} />;
`,
    },
    {
      file: 'src/features/providers/providersText.ts',
      text: `export const providersText = {
  title: 'Proveedores',
  columns: { id: 'ID', name: 'Nombre', phone: 'Teléfono' },
  emptyTitle: 'Todavía no hay proveedores.',
  emptyHint: 'Aparecen acá cuando alguien los carga.',
} as const;
`,
    },
  ],
};
