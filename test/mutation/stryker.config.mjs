/** `npm run test:mutation`: mutates the rules hundreds of times, and reports the mutations that no test detects. */
const rules = ['rules', 'recordRules', 'permissions', 'claimStatus', 'leaseStatus', 'passwords', 'addresses'];

export default {
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate:
    process.env.MUTATE === 'policies' ? ['src/server/policies/*.ts'] : rules.map((name) => `src/contract/${name}.ts`),
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  ignorePatterns: ['dist', 'data', 'test-results', 'docs', 'test/e2e'],
  tempDirName: '.stryker',
};
