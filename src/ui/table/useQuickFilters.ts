import { useState } from 'react';
import type { TableQuery } from './tableQuery';
import type { TableControl } from './useTableQuery';

/** The filters of a list for who chooses them: what is chosen shows at once; the address, and the list with it, follow a moment later. */
export function useQuickFilters(control: TableControl): {
  filters: TableQuery['filters'];
  valuesOf: (name: string) => string[];
  filter: (name: string, value: string | undefined) => void;
} {
  const { filters: asked } = control.query;
  const [answered, setAnswered] = useState(asked);
  const [filters, setFilters] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setFilters(asked);
  }
  const filter = (name: string, value: string | undefined) => {
    const { [name]: _old, ...others } = filters;
    setFilters(value ? { ...others, [name]: value } : others);
    control.filter(name, value);
  };
  return { filters, valuesOf: (name) => filters[name]?.split(',') ?? [], filter };
}
