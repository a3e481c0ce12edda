import '../../ui/form/form.css';
import './company.css';
import { useGetCompanyQuery, type Company } from '../../api/company';
import { brick } from '../../contract/colour';
import { Loaded } from '../../ui/Loaded';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { PageHeader } from '../../ui/PageHeader';
import { Fact, Facts } from '../../ui/Panel';
import { CompanyForm } from './CompanyForm';
import { CompanyImages, useSaveCompany } from './CompanyImages';
import { companyText as text } from './companyText';
import { companyLabels, toCompanyBody, toCompanyValues, type CompanyValues } from './companyValues';

/** /empresa: name, colour, logo and picture of every page and e-mail, and the company's contact data. */
export function CompanyScreen() {
  const result = useGetCompanyQuery();
  const save = useSaveCompany();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.intro} />
      <Loaded result={result} failed={text.failed}>
        {(data) => (
          <div className="columns">
            <RecordPanel<CompanyValues, Company>
              title={text.data}
              name="company"
              saved={data}
              toValues={toCompanyValues}
              labels={companyLabels}
              reload={() => result.refetch().unwrap()}
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
            <CompanyImages company={data} saveCompany={save} />
          </div>
        )}
      </Loaded>
    </>
  );
}

const Colour = ({ colour }: { colour: string }) => (
  <span className="colour-fact">
    <span style={{ background: colour }} /> <span>{colour}</span>
  </span>
);
