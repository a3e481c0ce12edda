import { lazyIndex } from './lazyIndex';

/** `@ant-design/icons` */
module.exports = lazyIndex((name) => `@ant-design/icons/lib/icons/${name}`);
