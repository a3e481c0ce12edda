import { lazyIndex } from './lazyIndex';

/** `antd`: `ConfigProvider` is in `antd/lib/config-provider`. */
module.exports = lazyIndex(
  (name) => `antd/lib/${name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}`,
);
