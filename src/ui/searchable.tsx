import { SearchOutlined } from '@ant-design/icons';

/**
 * For `showSearch`: the icon of an open select, which a screen reader would read out by its English file name. It
 * cannot be set for all selects at once (`app/antIcons`): Ant Design would make each of them searchable.
 */
export const searchable = { searchIcon: <SearchOutlined aria-hidden /> };
