import { useState } from 'react';
import type { ChangeFailure } from './useClaimChanges';

/** A change that is made in a cell: whether it is on its way, which shows at once, and why the last one was refused. */
export function useCellChange() {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<ChangeFailure>();
  const run = async (change: Promise<ChangeFailure>): Promise<void> => {
    setIsSaving(true);
    setProblem(await change);
    setIsSaving(false);
  };
  return { isSaving, problem, run, forget: () => setProblem(undefined) };
}
