import './filters.css';
import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import Input from 'antd/es/input/Input';
import { memo, useEffect, useRef, useState } from 'react';
import { uiText } from '../../text';

interface SearchBoxProps {
  value: string | undefined;
  onSearch: (text: string) => void;
  /** The label: what is searched. */
  label?: string;
}

/** Milliseconds without a key before the list is requested: one request for several keys. */
const pauseMs = 150;

/** The global filter. The list is requested when typing pauses. */
export const SearchBox = memo(function SearchBox({ value = '', onSearch, label = uiText.search }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // Back, forward or "Limpiar" changed the address. A change that this field sent must not undo newer keys.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next;
    onSearch(next);
  };
  const onChange = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), pauseMs);
  };

  return (
    <Input
      className="search-box"
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      value={text}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={uiText.clear} /> }}
      autoComplete="off"
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={() => search(text)}
    />
  );
});
