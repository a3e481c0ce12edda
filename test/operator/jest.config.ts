/** @jest-config-loader-options {"transpileOnly": true, "skipProject": true} */
import type { Config } from 'jest';
import all, { server } from '../../jest.config';

/** `npm run test:operator`: what is told to operators, tried with the tools themselves, which `npm test` does not need. */
const config: Config = {
  ...server,
  rootDir: '../..',
  displayName: 'operator',
  testMatch: ['<rootDir>/test/operator/*.test.ts'],
  testTimeout: all.testTimeout,
};
export default config;
