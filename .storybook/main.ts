import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { sentence } from './sentence';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-swc'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true },
  docs: { defaultName: 'Docs' },
  // The build for the tests includes the documentation pages, because the picture tests cover them.
  build: { test: { disabledAddons: [], disableAutoDocs: false, disableBlocks: false, disableDocgen: false } },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) =>
        (await indexer.createIndex(...asked)).map((entry) => ({
          ...entry,
          name: entry.name && sentence(entry.name),
          // A designer looks for "tabla", a developer for "DataTable".
          tags: [...(entry.tags ?? []), basename(asked[0], '.stories.tsx')],
        })),
    })),
  swc: () => ({ jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }),
  staticDirs: ['../public'],
  webpackFinal: async (webpackConfig) => {
    const { antdStylesFolder, writeAntdStyles } = await import('../src/tools/antdStyles');
    writeAntdStyles();
    webpackConfig.resolve = {
      ...webpackConfig.resolve,
      alias: { ...webpackConfig.resolve?.alias, 'antd-styles': antdStylesFolder },
    };
    return webpackConfig;
  },
};
export default config;
