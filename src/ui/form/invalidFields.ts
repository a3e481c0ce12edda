import { useEffect, useRef, type RefObject } from 'react';

/** Returns the properties that mark a field of Ant Design outside a form item as invalid. */
export const markInvalid = (isInvalid: unknown) =>
  isInvalid ? ({ status: 'error', 'aria-invalid': true } as const) : {};

/**
 * Returns the ref of a form that is not Ant Design's. After each failed save it scrolls to the form's first invalid field
 * ({@link markInvalid}) and focuses it; without one it scrolls to the first error message. `failures` counts the saves.
 */
export function useFirstInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current?.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [failures]);
  return form;
}
