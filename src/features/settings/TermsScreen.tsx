import { useGetTermsQuery } from '../../api/terms';
import { Loaded } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { TermFigures } from './TermFigures';
import { TermsForm } from './TermsForm';
import { termsText as text } from './termsText';

/** /plazos: the terms of claims, and the office's opening hours. */
export function TermsScreen() {
  const result = useGetTermsQuery();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.intro} />
      <Loaded result={result} failed={text.failed}>
        {(data) => (
          <div className="stack">
            <TermFigures />
            <TermsForm terms={data} />
          </div>
        )}
      </Loaded>
    </>
  );
}
