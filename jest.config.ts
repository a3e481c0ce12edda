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
  setupFilesAfterEnv: ['<rootDir>/test/support/webSetup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    '^@ant-design/icons$': '<rootDir>/test/support/antdIcons.ts',
    '^antd$': '<rootDir>/test/support/antdParts.ts',
    '^(\\.{1,2}|@rc-component/util/lib)/hooks/useId$': '<rootDir>/test/support/useId.ts',
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

const server: Config = {
  displayName: 'server',
  // The 683 modules of this package take half a second to load, in each of the hundred files.
  moduleNameMapper: { '^typebox(/compile)?$': '<rootDir>/node_modules/.cache/posventa-typebox.cjs' },
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/{server,contract}/**/*.test.ts'],
  globalSetup: '<rootDir>/test/server/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/server/support/removeCompiledServer.ts',
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/node_modules/)?(typebox|cookie|content-disposition|hucre|flydrive|@poppinss/[^/]+|case-anything)/)',
  ],
};

/** One more than the processors of the target machine, because tests also wait. */
const maxWorkers = 3;

/** Above the limit of a single wait (`test/support/webSetup.ts`). Only a failing test takes this long. */
const testTimeout = 180_000;

const config: Config = { projects: [web, server], testTimeout, maxWorkers };
export default config;
