import { Form } from 'antd';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { FieldAria } from './invalidFields';

interface FieldProps extends Pick<
  ComponentProps<typeof Form.Item>,
  'getValueProps' | 'normalize' | 'valuePropName' | 'trigger'
> {
  name: string;
  label: string;
  /** The error message below the field. */
  problem?: string;
  /** Invalid without its own message, because its group shows one. */
  isWrong?: boolean;
  hint?: ReactNode;
  isWide?: boolean;
  /** The control. */
  children: ReactElement<FieldAria>;
}

/** A field of a form with its label and its error message. */
export function Field({ name, label, problem, isWrong, hint, isWide, children, ...item }: FieldProps) {
  const isInvalid = Boolean(problem) || isWrong;
  return (
    <Form.Item
      className={isWide ? 'is-wide' : undefined}
      name={name}
      label={label}
      validateStatus={isInvalid ? 'error' : undefined}
      help={problem ?? (hint && <span className="field-hint">{hint}</span>)}
      {...item}
    >
      {/* Ant Design would only set it for the errors of its own rules. */}
      {isInvalid ? cloneElement(children, { 'aria-invalid': true }) : children}
    </Form.Item>
  );
}
