const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The import rules (`contract <- api <- session <- ui <- accounts <- visits <- features <- app`; `server` imports only
 * `contract`). Each rule states one reason.
 */
const layers = ['contract', 'api', 'session', 'ui', 'accounts', 'visits', 'features', 'app'];

const oneWay = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-imports-to-the-left`,
  comment: 'Imports flow one way, so that a change stays in its folder and what stands to the left.',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})/` },
}));

/** The server's shared folders. Every other folder of `src/server` is a resource. */
const house = ['cli', 'database', 'jobs', 'plugins', 'policies', 'reading', 'support'];
const resources = readdirSync(join(__dirname, 'src/server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !house.includes(entry.name))
  .map((entry) => entry.name)
  .join('|');
/** The code for uploads that every resource may import. */
const sharedParts = ['^src/server/files/(uploads|storage)\\.ts$'];

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'no-circles',
      comment: 'A circle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature never imports a feature: what two need belongs to accounts, ui, session or the contract.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The web build can be pointed at another server of the same contract.',
      severity: 'error',
      from: { path: '^src/(contract|api|session|ui|accounts|visits|features|app)/' },
      to: { path: '^src/(server|tools)/' },
    },
    {
      name: 'server-knows-only-the-contract',
      comment: 'The server answers any client of the contract.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(api|session|ui|accounts|visits|features|app|tools)/' },
    },
    {
      name: 'server-draws-nothing',
      comment:
        'The packages of the browser are not there in production. Only the stories of the mails draw what the server writes.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '\\.stories\\.tsx$' },
      to: { path: 'node_modules/(react|react-dom|antd|storybook|@storybook)/' },
    },
    {
      name: 'resources-meet-in-services',
      comment: 'A server resource imports another only through its service, for a real rule.',
      severity: 'error',
      from: { path: `^src/server/(${resources})/` },
      to: {
        path: `^src/server/(${resources})/[^/]+`,
        pathNot: ['^src/server/$1/', '\\.service\\.ts$', 'Text\\.ts$', ...sharedParts],
      },
    },
    {
      name: 'sql-stays-in-repositories',
      comment: 'Routes know shapes and services rules; what the tables are called is known in one kind of file.',
      severity: 'error',
      from: { path: `^src/server/(${resources})/`, pathNot: ['\\.repository\\.ts$'] },
      to: { path: '(^src/server/database/schema|node_modules/drizzle-orm)' },
    },
    {
      name: 'repositories-answer-rows',
      comment: 'What a missing row means is a rule: a repository answers undefined, the service the 404.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '^src/server/support/errors\\.ts$' },
    },
    {
      name: 'contract-imports-nothing-local',
      comment: 'Both halves stand on the contract; it stands on nothing of ours.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(?!contract/)' },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment:
        'The browser takes types from the contract, never its schema builder: TypeBox would cost every page its weight.',
      severity: 'error',
      from: { path: '^src/(api|session|ui|accounts|visits|features|app)/' },
      to: { path: 'node_modules/typebox', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-code-in-the-product',
      comment:
        'Tests know the product; the product and its tools know no test. Stories are tests that stand beside what they show.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^(test|node_modules/(jest|nock|@testing-library|@playwright))' },
    },
    {
      name: 'not-unlisted',
      comment: 'What we import is in package.json.',
      severity: 'error',
      from: { path: '^src/' },
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
