import { Dropdown, Popover, type DropdownProps, type MenuProps } from 'antd';
import type { ReactNode } from 'react';

/** What a popup hangs from: it fills the place of the button or field that it belongs to. */
const anchor = <span aria-hidden />;

interface MenuPopupProps extends Pick<DropdownProps, 'open' | 'onOpenChange' | 'placement'> {
  menu: MenuProps;
}
/** The menu of `ui/ActionMenu`. */
export const MenuPopup = (props: MenuPopupProps) => (
  <Dropdown {...props} autoFocus trigger={['click']}>
    {anchor}
  </Dropdown>
);

/** What floats below a field while it is being written into. */
export const FieldPopup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Popover open placement="bottomRight" title={title} content={children}>
    {anchor}
  </Popover>
);
