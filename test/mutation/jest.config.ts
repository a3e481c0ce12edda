/** @jest-config-loader-options {"transpileOnly": true, "skipProject": true} */
import base from '../../jest.config';

const [, server] = base.projects as object[];

/**
 * The tests that must detect the mutations: those of the contract's rules, or with `MUTATE=policies` those of the row
 * policies.
 */
const tests = process.env.MUTATE === 'policies' ? 'server/{policies/{rows,claimPeople},claims/scope}' : 'contract/*';

export default {
  ...server,
  rootDir: process.cwd(),
  // Stryker measures coverage only in jest's own runner.
  runner: 'jest-runner',
  setupFiles: [],
  setupFilesAfterEnv: [],
  // A file starts a server first.
  testTimeout: 180_000,
  // Packages that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/node_modules/)?(typebox|cookie|content-disposition|hucre|flydrive|@poppinss/[^/]+|case-anything)/)',
  ],
  // Reports which tests run a line, so that only those run for a mutation of it.
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: [`<rootDir>/test/${tests}.test.ts`],
};
