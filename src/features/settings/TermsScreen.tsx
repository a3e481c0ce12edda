import { errorMessage } from '../../api/envelope';
import { useGetTermsQuery } from '../../api/terms';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { TermFigures } from './TermFigures';
import { TermsForm } from './TermsForm';
import { termsText as text } from './termsText';

/** /plazos: the terms of claims, and the office's opening hours. */
export function TermsScreen() {
  const { data, error, refetch } = useGetTermsQuery();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.intro} />
      {error && !data ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <div className="stack">
          <TermFigures />
          <TermsForm terms={data} />
        </div>
      )}
    </>
  );
}
