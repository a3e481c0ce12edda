import './plans.css';
import { errorMessage } from '../../api/envelope';
import { serverOffers } from '../../api/otherServer/server';
import { useListHouseRulesQuery, type HouseRules } from '../../api/plans';
import { scopeOf } from '../../contract/permissions';
import { useUser } from '../../session/useCan';
import { CompanyDocument } from '../../ui/document/CompanyDocument';
import { PrintButton } from '../../ui/document/PrintButton';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { ErrorState } from '../../ui/states';
import { PlanList } from './PlanList';
import { plansText as text } from './plansText';
import { useChosen } from './useChosen';

const commonRules = <CompanyDocument name="reglamento-de-convivencia" />;

/**
 * /reglamento-de-convivencia: the house rules of one's buildings, and the company's common ones where a building has
 * none. Staff choose a building.
 */
export function HouseRulesScreen() {
  const isResident = scopeOf(useUser(), 'houseRules:read') === 'own';
  return (
    <>
      <PageHeader title={text.houseRules} actions={<PrintButton />} />
      {!serverOffers('listHouseRules') ? commonRules : isResident ? <OwnHouseRules /> : <AnyHouseRules />}
    </>
  );
}

function OwnHouseRules() {
  const { data, error, isLoading, refetch } = useListHouseRulesQuery();
  if (isLoading) return <PageSkeleton />;
  const buildings = data?.items ?? [];
  const withRules = buildings.filter(({ documents }) => documents.length > 0);
  const without = buildings.filter(({ documents }) => documents.length === 0);
  const isCommonRead = withRules.length === 0 || without.length > 0;
  return (
    <div className="stack">
      {error && (
        <ErrorState title={text.buildingsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {withRules.map(({ project_id, project_name }) => (
        <PlanList key={project_id} owner="rules" id={project_id} title={project_name} />
      ))}
      {isCommonRead && withRules.length > 0 && <CommonHeading buildings={without} />}
      {isCommonRead && commonRules}
    </div>
  );
}

const CommonHeading = ({ buildings }: { buildings: HouseRules[] }) => (
  <h2>{text.commonOf(buildings.map(({ project_name }) => project_name).join(', '))}</h2>
);

function AnyHouseRules() {
  const [id, setId] = useChosen('edificio');
  const { data, error, isLoading, refetch } = useListHouseRulesQuery();
  const buildings = data?.items ?? [];
  const chosen = buildings.find(({ project_id }) => project_id === id);
  return (
    <div className="stack">
      {error && (
        <ErrorState title={text.buildingsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      <div className="plan-choice">
        <label htmlFor="rules-building">{text.building}</label>
        <ChoiceSelect
          id="rules-building"
          allowClear={clearable}
          loading={isLoading}
          value={chosen?.project_id}
          options={buildings.map(({ project_id, project_name }) => ({ value: project_id, label: project_name }))}
          onChange={(next?: number) => setId(next)}
        />
        <span className="field-hint">{text.chooseBuilding}</span>
      </div>
      {chosen && <PlanList key={chosen.project_id} owner="rules" id={chosen.project_id} title={chosen.project_name} />}
      {!chosen?.documents.length && commonRules}
    </div>
  );
}
