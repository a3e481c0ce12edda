const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The import rules (`contract <- api <- session <- ui <- accounts <- visits <- features <- app`; `server` imports only
 * `contract`). Each rule states its reason.
 */
const layers = ['contract', 'api', 'session', 'ui', 'accounts', 'visits', 'features', 'app'];
const webLayers = layers.slice(1).join('|');

const layerRules = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-imports-only-lower-layers`,
  comment: 'Each layer imports only the layers before it, so a change cannot affect the layers below.',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})/` },
}));

/**
 * The folders inside a feature, from the lowest to the highest. The feature's own files (its screens above them, its
 * types and texts below) are outside of this order.
 */
const featureFolders = {
  claims: [
    'terms',
    'news',
    'decision',
    'edit',
    'form',
    'parts',
    'talk',
    'peek',
    'bulk',
    'filters',
    'summary',
    'list',
    'detail',
    'assembly',
  ],
  works: ['costs', 'agenda', 'bulk'],
  linkPages: ['answer', 'outbox', 'visit', 'work'],
};

const foldersIn = (path) =>
  readdirSync(join(__dirname, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

const featureRules = foldersIn('src/features').flatMap((feature) => {
  const order = featureFolders[feature] ?? [];
  const unplaced = foldersIn(`src/features/${feature}`).filter((folder) => !order.includes(folder));
  if (unplaced.length > 0) throw new Error(`Add to featureFolders.${feature}: ${unplaced.join(', ')}`);
  return order.slice(0, -1).map((folder, index) => ({
    name: `${feature}-${folder}-imports-only-lower-folders`,
    comment: 'What two folders of a feature need stands below both, so each can be read without the other.',
    severity: 'error',
    from: { path: `^src/features/${feature}/${folder}/` },
    to: { path: `^src/features/${feature}/(${order.slice(index + 1).join('|')})/` },
  }));
});

/** Folders of `src/server` that all resources share. Every other folder there is a resource. */
const sharedFolders = ['cli', 'database', 'jobs', 'operator', 'plugins', 'policies', 'reading', 'support'];
const resources = foldersIn('src/server')
  .filter((folder) => !sharedFolders.includes(folder))
  .join('|');
/** Files of resources that every resource may import: the code for uploads. */
const sharedFiles = ['^src/server/files/(uploads|storage)\\.ts$'];

/** The modules of the contract that load TypeBox, with `operations.ts`, which imports all of them. */
const schemaModules = readdirSync(join(__dirname, 'src/contract'))
  .filter((name) => name.endsWith('.ts'))
  .filter((name) => readFileSync(join(__dirname, 'src/contract', name), 'utf8').includes("from 'typebox'"))
  .concat('operations.ts')
  .map((name) => name.replace(/\.ts$/, ''))
  .join('|');

module.exports = {
  forbidden: [
    ...layerRules,
    ...featureRules,
    {
      name: 'no-circular-imports',
      comment: 'Modules that import each other cannot be understood or loaded separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cross-feature-imports',
      comment:
        'A feature imports no other feature. Shared code belongs in accounts, visits, ui, session or the contract.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'web-does-not-import-server',
      comment: 'The web client must work with any server that implements the contract.',
      severity: 'error',
      from: { path: `^src/(contract|${webLayers})/` },
      to: { path: '^src/(server|tools)/' },
    },
    {
      name: 'server-does-not-import-web',
      comment: 'The server must work with any client of the contract.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: `^src/(${webLayers}|tools)/` },
    },
    {
      name: 'server-does-not-import-browser-packages',
      comment: 'Production does not install these packages. Only the stories of the mails may use them.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '\\.stories\\.tsx$' },
      to: { path: 'node_modules/(react|react-dom|antd|storybook|@storybook)/' },
    },
    {
      name: 'resources-import-only-services',
      comment: 'A resource of the server imports another resource only through its service or its texts.',
      severity: 'error',
      from: { path: `^src/server/(${resources})/` },
      to: {
        path: `^src/server/(${resources})/[^/]+`,
        pathNot: ['^src/server/$1/', '\\.service\\.ts$', 'Text\\.ts$', ...sharedFiles],
      },
    },
    {
      name: 'sql-only-in-repositories',
      comment: 'Only repositories know tables and columns. Routes and services call them.',
      severity: 'error',
      from: { path: `^src/server/(${resources})/`, pathNot: ['\\.repository\\.ts$'] },
      to: { path: '(^src/server/database/schema|node_modules/drizzle-orm)' },
    },
    {
      name: 'repositories-throw-no-http-errors',
      comment: 'A repository returns undefined for a missing row. The service decides whether that is a 404.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '^src/server/support/errors\\.ts$' },
    },
    {
      name: 'contract-imports-only-contract',
      comment: 'Web and server both depend on the contract, so it must not depend on them.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(?!contract/)' },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment:
        'The web imports only types from TypeBox and from modules that load it. At run time it would be part of every page.',
      severity: 'error',
      from: { path: `^src/(${webLayers})/`, pathNot: '\\.stories\\.tsx$' },
      to: {
        path: ['node_modules/typebox', `^src/contract/(${schemaModules})\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-without-schemas-imports-no-schemas',
      comment: 'The web loads the other modules of the contract, which therefore import only types from the schemas.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: `^src/contract/(${schemaModules})\\.ts$` },
      to: { path: `^src/contract/(${schemaModules})\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-code-in-production-code',
      comment: 'Production code and tools import no tests and no test packages. Stories are tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^(test|node_modules/(jest|nock|@testing-library|@playwright))' },
    },
    {
      name: 'no-undeclared-packages',
      comment:
        'Every imported package must be listed in package.json, except for a part of Ant Design that is replaced.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/tools/tableUtil\\.ts$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '^(node:|antd-styles/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
