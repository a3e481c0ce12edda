/** @jest-config-loader-options {"transpileOnly": true, "skipProject": true} */
import base from '../../jest.config';

const [, server] = base.projects as object[];

/** The tests that are to notice: those of the contract's rules, or with `MUTATE=policies` those of who sees which rows. */
const tests = process.env.MUTATE === 'policies' ? 'server/{policies/{rows,claimPeople},claims/scope}' : 'contract/*';

export default {
  ...server,
  rootDir: process.cwd(),
  // It tells which tests run a line, so that only those are run for a change of it.
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: [`<rootDir>/test/${tests}.test.ts`],
};
