import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';

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
    webpackConfig.resolve = { ...webpackConfig.resolve, alias: { ...webpackConfig.resolve?.alias, 'antd-styles': antdStylesFolder } };
    webpackConfig.plugins?.push(new webpack.DefinePlugin({ API_URL: JSON.stringify('/api'), COMPANY_NAME: JSON.stringify('Constructora Demo') }));
    return webpackConfig;
  },
};
export default config;
