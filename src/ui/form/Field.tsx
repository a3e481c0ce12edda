import { Form } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps extends Pick<
  ComponentProps<typeof Form.Item>,
  'getValueProps' | 'normalize' | 'valuePropName' | 'trigger'
> {
  name: string;
  label: string;
  /** Why its content is wrong, shown below it. */
  problem?: string;
  /** Wrong without a message of its own: the group it belongs to shows one. */
  isWrong?: boolean;
  hint?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A field of a form with its label and, in its place, its problem. */
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
