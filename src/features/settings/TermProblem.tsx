/** What is wrong with a field, below it; nothing where nothing is. */
export const TermProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="field-problem" role="alert">
      {children}
    </p>
  ) : null;
