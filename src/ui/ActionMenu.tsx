import type { MenuProps } from 'antd';
import { cloneElement, Suspense, useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { MenuPopup, preloadPopups } from './popups';
import { usePopup, type PopupButtonProps } from './usePopup';

interface ActionMenuProps {
  items: MenuProps['items'];
  /** `isByKey` tells a choice that was made with the keyboard. */
  onSelect: (key: string, isByKey: boolean) => void;
  /** Called as it opens, for what the choices need. */
  onOpen?: () => void;
  /** The button that opens it. */
  children: ReactElement<PopupButtonProps>;
  /** The key that is in force now, where the menu chooses a value. */
  selected?: string;
  disabled?: boolean;
  /** What was chosen is on its way: it shows on the button at once. */
  isSaving?: boolean;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** The keys that can be chosen, in their order. */
const choicesOf = (items: MenuProps['items']): string[] =>
  (items ?? []).flatMap((item) =>
    item?.key !== undefined && !('type' in item && item.type) && !('disabled' in item && item.disabled)
      ? [String(item.key)]
      : [],
  );

const choiceElements = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])'),
];

/**
 * A menu behind a button, for mouse, finger and keyboard: it takes the focus when it opens and gives it back when it closes. It stands
 * a moment after the click, and moves the focus a moment after a key; here each key counts from the click on, in its own order.
 */
export function ActionMenu({
  items,
  onSelect,
  onOpen,
  children,
  selected,
  disabled,
  isSaving,
  placement,
}: ActionMenuProps) {
  const { isOpen, place, button, onOpenChange, close } = usePopup();
  /** Which choice was reached by keys before the menu stood. */
  const early = useRef(0);
  const choices = choicesOf(items);
  const choose = (key: string, isByKey: boolean) => {
    // Before the action: a dialog that it opens remembers whom to give the focus back to.
    close();
    onSelect(key, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !(event.target instanceof Element)) return;
    const menu = event.target.closest('[role=menu]');
    const elements = menu && choiceElements(menu);
    const at = elements ? Math.max(0, elements.indexOf(document.activeElement as HTMLElement)) : early.current;
    const moveTo = (index: number) => {
      early.current = (index + choices.length) % choices.length;
      elements?.[early.current]?.focus();
    };
    if (event.key === 'ArrowDown') moveTo(at + 1);
    else if (event.key === 'ArrowUp') moveTo(at - 1);
    else if ((event.key === 'Enter' || event.key === ' ') && choices[at] !== undefined) {
      if (!event.repeat) choose(choices[at], true);
    } else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const menu = target.closest('[role=menu]');
    // It takes the focus a moment after it opened: where it was closed by then, the focus stays where it has gone.
    if (menu && !isOpen) {
      (relatedTarget as HTMLElement | null)?.focus();
      return;
    }
    const wanted = menu && early.current > 0 ? choiceElements(menu)[early.current] : undefined;
    early.current = 0;
    wanted?.focus();
  };
  const opener: PopupButtonProps = {
    ...button,
    onPointerEnter: preloadPopups,
    onKeyDownCapture: onKeyDown,
    onClick: (event) => {
      onOpen?.();
      early.current = 0;
      button.onClick?.(event);
    },
  };
  return (
    <>
      {cloneElement(children, { ...(disabled ? undefined : opener), 'aria-busy': isSaving || undefined })}
      {place && (
        <span className="popup-place" style={place} onKeyDownCapture={onKeyDown} onFocus={onFocus}>
          <Suspense fallback={null}>
            <MenuPopup
              open={isOpen}
              onOpenChange={onOpenChange}
              placement={placement}
              menu={{
                items,
                selectable: selected !== undefined,
                selectedKeys: selected === undefined ? [] : [selected],
                onClick: ({ key }) => choose(key, false),
              }}
            />
          </Suspense>
        </span>
      )}
    </>
  );
}
