import { useSearchParams } from 'react-router-dom';

/** Returns the id in the address's query under `name`, and its setter, so that the choice can be linked. */
export function useChosen(name: string): [number | undefined, (id: number | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(name));
  return [Number.isInteger(id) && id > 0 ? id : undefined, (next) => setParams(next ? { [name]: String(next) } : {})];
}
