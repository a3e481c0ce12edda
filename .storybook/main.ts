import type { StorybookConfig } from '@storybook/react-webpack5';
import { join } from 'node:path';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-swc'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true },
  typescript: { check: false, reactDocgen: false },
  swc: () => ({ jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }),
  staticDirs: ['../public'],
  webpackFinal: async (webpackConfig) => {
    const { antdStylesFolder, writeAntdStyles } = await import('../src/tools/antdStyles');
    const { default: antdSpanish } = await import('../src/tools/antdSpanish.cjs');
    const { slimAntd } = await import('../src/tools/antdSlim');
    writeAntdStyles();
    webpackConfig.plugins?.push(slimAntd());
    webpackConfig.resolve = {
      ...webpackConfig.resolve,
      alias: { ...webpackConfig.resolve?.alias, 'antd-styles': antdStylesFolder },
    };
    webpackConfig.module?.rules?.push({
      test: antdSpanish.test,
      loader: join(import.meta.dirname, '../src/tools/antdSpanish.cjs'),
    });
    return webpackConfig;
  },
};
export default config;
