import { Button, Input, Space } from 'antd';
import { formText } from './formText';

interface PasswordInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** Without look-alikes, since these are read aloud and copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

function suggest(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The first password of an account that one person makes for another: it can be read, or suggested. */
export function PasswordInput({ id, value, onChange }: PasswordInputProps) {
  return (
    <Space.Compact block>
      <Input.Password
        id={id}
        value={value}
        autoComplete="new-password"
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={() => onChange?.(suggest())}>{formText.suggestPassword}</Button>
    </Space.Compact>
  );
}
