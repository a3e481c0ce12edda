/** @jest-config-loader-options {"transpileOnly": true, "skipProject": true} */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.(ts|tsx|js|mjs|cjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const web: Config = {
  displayName: 'web',
  testEnvironment: '<rootDir>/test/support/webEnvironment.ts',
  testMatch: ['<rootDir>/test/{api,session,ui,accounts,features,app}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/support/webGlobals.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/sentCalls.ts', '<rootDir>/test/support/webSetup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    '^@ant-design/icons$': '<rootDir>/test/support/antdIcons.ts',
    '^antd$': '<rootDir>/test/support/antdParts.ts',
    '^(\\.{1,2}|@rc-component/util/lib)/hooks/useId$': '<rootDir>/test/support/useId.ts',
    '^idb-keyval$': '<rootDir>/test/support/idbKeyval.ts',
    '^antd-styles/': '<rootDir>/test/support/emptyModule.ts',
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  transform,
  // Packages that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@storybook|storybook|@ant-design/[^/]+|@babel/runtime/helpers/esm|idb-keyval|github-slugger|typebox)/)',
  ],
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
};

/**
 * The server's tests run in plain threads of Node, which load the server's modules once. In jest's own runner, which
 * loads them again for each file, they took 400 s instead of 306 to 320. They cannot mock modules.
 */
export const server: Config = {
  displayName: 'server',
  runner: 'jest-light-runner',
  testMatch: ['<rootDir>/test/{server,contract}/**/*.test.ts'],
  globalSetup: '<rootDir>/test/server/support/compileServer.ts',
  globalTeardown: '<rootDir>/test/server/support/removeCompiledServer.ts',
  setupFiles: ['<rootDir>/test/server/support/registerTsx.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/server/support/timeLimits.ts'],
  transform,
};

/** One more than the processors of the target machine, because tests also wait. */
const maxWorkers = 3;

/** Above the limit of a single wait (`test/support/webSetup.ts`). Only a failing test takes this long. */
const testTimeout = 180_000;

const config: Config = { projects: [web, server], testTimeout, maxWorkers };
export default config;
