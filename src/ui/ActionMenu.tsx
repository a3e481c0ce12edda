import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, type ReactElement } from 'react';
import { usePopup, type PopupButtonProps } from './usePopup';

interface ActionMenuProps {
  items: MenuProps['items'];
  onSelect: (key: string) => void;
  /** The button that opens it. */
  children: ReactElement<PopupButtonProps>;
  /** The key that is in force now, where the menu chooses a value. */
  selected?: string;
  disabled?: boolean;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** A menu behind a button, for mouse, finger and keyboard: it takes the focus when it opens and gives it back when it closes. */
export function ActionMenu({ items, onSelect, children, selected, disabled, placement }: ActionMenuProps) {
  const { isOpen, wasOpened, button, onOpenChange, close } = usePopup();
  const choose = (key: string) => {
    // Before the action: a dialog that it opens remembers whom to give the focus back to.
    close();
    onSelect(key);
  };
  return (
    <span className="popup-anchor">
      {disabled ? children : cloneElement(children, button)}
      {wasOpened && (
        <Dropdown
          open={isOpen}
          onOpenChange={onOpenChange}
          autoFocus
          trigger={['click']}
          placement={placement}
          menu={{
            items,
            selectable: selected !== undefined,
            selectedKeys: selected === undefined ? [] : [selected],
            onClick: ({ key }) => choose(key),
          }}
        >
          <span className="popup-place" aria-hidden />
        </Dropdown>
      )}
    </span>
  );
}
