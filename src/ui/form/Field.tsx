import { Form } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

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
  children: ReactNode;
}

/** A field of a form with its label and its error message. */
export function Field({ name, label, problem, isWrong, hint, isWide, children, ...item }: FieldProps) {
  return (
    <Form.Item
      className={isWide ? 'is-wide' : undefined}
      name={name}
      label={label}
      validateStatus={problem || isWrong ? 'error' : undefined}
      help={problem ?? (hint && <span className="field-hint">{hint}</span>)}
      {...item}
    >
      {children}
    </Form.Item>
  );
}
