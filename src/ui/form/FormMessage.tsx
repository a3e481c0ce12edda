import type { ReactNode } from 'react';

/** The message slot of a form: how its last sending went. */
export const FormMessage = ({ isFailed = false, children }: { isFailed?: boolean; children: ReactNode }) => (
  <p className={isFailed ? 'form-message is-failed' : 'form-message'} role={isFailed ? 'alert' : 'status'}>
    {children}
  </p>
);
