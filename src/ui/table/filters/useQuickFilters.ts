import { useState } from 'react';
import type { TableQuery } from '../query/tableQuery';
import type { TableControl } from '../query/useTableQuery';

/** The filters of a list, updated at once when one is chosen; the address and the list follow later. */
export function useQuickFilters(control: TableControl): {
  filters: TableQuery['filters'];
  valuesOf: (name: string) => string[];
  filter: (name: string, value: string | undefined) => void;
} {
  const { filters: requested } = control.query;
  const [lastRequested, setLastRequested] = useState(requested);
  const [filters, setFilters] = useState(requested);
  if (lastRequested !== requested) {
    setLastRequested(requested);
    setFilters(requested);
  }
  const filter = (name: string, value: string | undefined) => {
    const { [name]: _old, ...remaining } = filters;
    setFilters(value ? { ...remaining, [name]: value } : remaining);
    control.filter(name, value);
  };
  return { filters, valuesOf: (name) => filters[name]?.split(',') ?? [], filter };
}
