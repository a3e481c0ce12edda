import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { claimDetailText as text } from './claimDetailText';

/** For a preview's `actionsRender`: its buttons, which Ant Design names in English by their keys, named in Spanish. */
export function photoActions(actions: ReactElement): ReactNode {
  const { children } = actions.props as { children: ReactNode };
  return cloneElement(
    actions,
    {},
    Children.map(children, (button) =>
      isValidElement<{ 'aria-label': string }>(button)
        ? cloneElement(button, { 'aria-label': text.photoActions[button.key as keyof typeof text.photoActions] })
        : button,
    ),
  );
}
