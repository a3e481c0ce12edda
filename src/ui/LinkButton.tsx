import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

type LinkButtonProps = Omit<ButtonProps, 'href'> & {
  to: string;
  /** The state of the new history entry. */
  state?: unknown;
};

/** A link that looks like a button. The usual keys open it in a new tab; otherwise the router navigates. */
export function LinkButton({ to, state, onClick, ...props }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return <Button {...props} href={href} onClick={follow} />;
}
