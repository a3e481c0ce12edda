/** Takes the place of the functions that Ant Design's Table imports, without the measuring of scroll bars (`antdParts`). */
export * from '@rc-component/util';

/** The size of a scroll bar in pixels, which only a table with a fixed header needs. */
export const getTargetScrollBarSize = () => ({ width: 0, height: 0 });
