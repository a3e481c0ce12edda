import { PlusOutlined } from '@ant-design/icons';
import { late, LatePart } from '../../ui/late';
import { useCan } from '../../session/useCan';
import { useGetContractorQuery, useUpdateContractorMutation, type ContractorDetail } from '../../api/contractors';
import { formatCuit } from '../../contract/cuit';
import { to } from '../../contract/links';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { LinkButton } from '../../ui/LinkButton';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { BackToRecords, RecordScreen } from '../../ui/RecordScreen';
import { phoneAddress, whatsappAddress } from '../../ui/phone';
import { ContractorLink } from './ContractorLink';
import { ContractorForm } from './ContractorForm';
import { contractorList } from './contractorList';
import { contractorsText as text } from './contractorsText';
import { contractorLabels, toContractorBody, toContractorValues, type ContractorValues } from './contractorValues';
import { ContractorWorks } from './ContractorWorks';
import { LeftWorks } from './LeftWorks';
import { useDeactivation } from './useDeactivation';

const ContractorCosts = late(() => import(/* webpackChunkName: "contractor-costs" */ './ContractorCosts'));

interface PageProps {
  contractor: ContractorDetail;
  reload: () => Promise<ContractorDetail>;
}

/** /contratistas/{id} */
export function ContractorScreen() {
  return (
    <RecordScreen<ContractorDetail>
      kind="contractors"
      useRecord={useGetContractorQuery}
      notFound={text.notFound}
      failed={text.loadFailed}
    >
      {(contractor, reload) => <ContractorPage contractor={contractor} reload={reload} />}
    </RecordScreen>
  );
}

/** The page of a contractor: its latest work orders and their figures, then its data. */
function ContractorPage({ contractor, reload }: PageProps) {
  const { figures, visits } = contractor;
  const seesCosts = useCan('costs:manage');
  return (
    <>
      <PageHeader
        title={contractor.name}
        subtitle={contractor.categories.map(({ label }) => label).join(', ')}
        back={<BackToRecords kind="contractors" />}
        actions={
          <>
            <Neighbours id={contractor.id} list={contractorList} />
            {contractor.active && (
              <LinkButton
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                to={to('encargar-trabajo', { query: { contratista: contractor.id } })}
              >
                {text.assign}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="stack">
        {!contractor.active && <p className="stale-notice">{text.inactiveNotice}</p>}
        <div className="columns">
          <div className="stack">
            {!contractor.active && contractor.open_works > 0 && <LeftWorks contractorId={contractor.id} />}
            <ContractorWorks contractorId={contractor.id} />
            <ContractorLink key={contractor.id} contractor={contractor} />
            {seesCosts && (
              <LatePart>
                <ContractorCosts contractorId={contractor.id} />
              </LatePart>
            )}
            <Panel title={text.figures}>
              <Facts>
                <Fact label={text.figureWorks}>{figures.works}</Fact>
                <Fact label={text.figureDone}>{figures.done}</Fact>
                <Fact label={text.figureRefused}>{figures.refused}</Fact>
                <Fact label={text.figureReturned}>{figures.returned}</Fact>
                <Fact label={text.figureDays}>
                  {figures.days_to_done === null ? '—' : text.days(figures.days_to_done)}
                </Fact>
                <Fact label={text.figureMissed}>{text.ofVisits(visits.missed, visits.over)}</Fact>
                <Fact label={text.figureUnopened}>{text.ofVisits(visits.unopened, visits.over)}</Fact>
              </Facts>
            </Panel>
          </div>
          <ContractorData contractor={contractor} reload={reload} />
        </div>
      </div>
    </>
  );
}

/** A contractor's data, with a form to edit them in place. */
function ContractorData({ contractor, reload }: PageProps) {
  const [updateContractor] = useUpdateContractorMutation();
  const { afterConsent, dialog } = useDeactivation();
  const { id, cuit, phone_number: phone, email, categories, projects, hours, notes } = contractor;
  return (
    <RecordPanel<ContractorValues, ContractorDetail>
      title={text.data}
      name={`contractor-${id}`}
      saved={contractor}
      toValues={toContractorValues}
      labels={contractorLabels}
      reload={reload}
      save={(values, version) => {
        const save = () => updateContractor({ id, body: { ...toContractorBody(values), version } }).unwrap();
        return contractor.active && values.active === false ? afterConsent(contractor, save) : save();
      }}
      form={(form) => (
        <>
          <ContractorForm {...form} />
          {dialog}
        </>
      )}
    >
      <Facts>
        <Fact label={text.phone}>
          <a href={phoneAddress(phone)}>{phone}</a>
          {' · '}
          <a href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
            {text.whatsapp}
          </a>
        </Fact>
        <Fact label={text.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={text.cuit}>{cuit && formatCuit(cuit)}</Fact>
        <Fact label={text.categories}>{categories.map(({ label }) => label).join(', ') || text.noCategories}</Fact>
        <Fact label={text.projects}>{projects.map(({ name }) => name).join(', ') || text.allProjects}</Fact>
        <Fact label={text.hours}>{hours}</Fact>
        <Fact label={text.notes}>{notes}</Fact>
        <Fact label={text.state}>{contractor.active ? text.stateActive : text.stateInactive}</Fact>
      </Facts>
    </RecordPanel>
  );
}
