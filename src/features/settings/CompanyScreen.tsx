import '../../ui/form/form.css';
import './company.css';
import { errorMessage } from '../../api/envelope';
import { useGetCompanyQuery } from '../../api/company';
import { brick } from '../../contract/colour';
import { ErrorState } from '../../ui/ErrorState';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Fact, Facts } from '../../ui/Panel';
import type { Company } from '../../api/company';
import { CompanyForm } from './CompanyForm';
import { CompanyLogo } from './CompanyLogo';
import { companyText as text } from './companyText';
import { companyLabels, toCompanyBody, toCompanyValues, type CompanyValues } from './companyValues';
import { useSaveCompany } from './useSaveCompany';

/** /empresa: name, colour and logo of every page and e-mail, and the company's contact data. */
export function CompanyScreen() {
  const { data, error, refetch } = useGetCompanyQuery();
  const save = useSaveCompany();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.intro} />
      {error && !data ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <div className="columns">
          <RecordPanel<CompanyValues, Company>
            title={text.data}
            name="company"
            saved={data}
            toValues={toCompanyValues}
            labels={companyLabels}
            reload={() => refetch().unwrap()}
            save={(values, version) => save({ ...toCompanyBody(values), version })}
            form={(form) => <CompanyForm {...form} company={data} />}
          >
            <Facts>
              <Fact label={text.name}>{data.name || data.fallback.name}</Fact>
              <Fact label={text.colour}>
                <Colour colour={data.colour || data.fallback.colour || brick} />
              </Fact>
              <Fact label={text.phone}>{data.phone}</Fact>
              <Fact label={text.hours}>{data.opening_hours}</Fact>
            </Facts>
          </RecordPanel>
          <CompanyLogo company={data} save={save} />
        </div>
      )}
    </>
  );
}

const Colour = ({ colour }: { colour: string }) => (
  <span className="colour-fact">
    <span style={{ background: colour }} /> <span>{colour}</span>
  </span>
);
