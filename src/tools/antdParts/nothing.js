/** Stands for a part of Ant Design that we don't use. */
export default () => null;
export const flattenKeys = () => [];
