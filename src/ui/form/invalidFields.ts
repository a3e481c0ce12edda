import { useEffect, useRef, type AriaAttributes, type RefObject } from 'react';

/**
 * The properties by which {@link Field} tells assistive technology that its control is invalid, and why. A control of our
 * own passes them to its input.
 */
export type FieldAria = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

/**
 * Returns the properties that mark a field of Ant Design outside a form item as invalid, with the id of its
 * {@link FieldProblem}.
 */
export const markInvalid = (isInvalid: unknown, problemId: string) =>
  isInvalid ? ({ status: 'error', 'aria-invalid': true, 'aria-describedby': problemId } as const) : {};

/**
 * Returns the ref of a form. Each time `submits` grows it scrolls to the form's first invalid field and focuses it; if no
 * field is invalid it scrolls to the first error message, if any.
 */
export function useFirstInvalid<Form extends HTMLElement = HTMLFormElement>(submits: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (submits === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current?.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [submits]);
  return form;
}
