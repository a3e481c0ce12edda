import type { StorybookConfig } from '@storybook/react-webpack5';

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
    writeAntdStyles();
    webpackConfig.resolve = {
      ...webpackConfig.resolve,
      alias: { ...webpackConfig.resolve?.alias, 'antd-styles': antdStylesFolder },
    };
    return webpackConfig;
  },
};
export default config;
