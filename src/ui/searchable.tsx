import { SearchOutlined } from '@ant-design/icons';

/**
 * For `showSearch`: the icon of an open select, which a screen reader would read out by its English file name. It can't be set for
 * all selects at once (`app/antIcons`): Ant Design would let each of them be searched.
 */
export const searchable = { searchIcon: <SearchOutlined aria-hidden /> };
