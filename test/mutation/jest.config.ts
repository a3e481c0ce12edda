/** @jest-config-loader-options {"transpileOnly": true, "skipProject": true} */
import base from '../../jest.config';

const [web, server] = base.projects as object[];
const rootDir = process.cwd();

/** The tests that are to notice: those of the contract's rules, or with `MUTATE=policies` those of who sees which rows. */
export default process.env.MUTATE === 'policies'
  ? { ...server, rootDir, testMatch: ['<rootDir>/test/server/policies/rows.test.ts'], testTimeout: 60_000 }
  : { ...web, rootDir, testMatch: ['<rootDir>/test/contract/*.test.ts'] };
