import './plans.css';
import { useState } from 'react';
import type { SignedInUser } from '../../api/auth';
import { useListProjectsQuery } from '../../api/projects';
import { useGetUnitQuery, useListUnitsQuery } from '../../api/units';
import { scopeOf } from '../../contract/permissions';
import { useUser } from '../../session/useCan';
import { EmptyState } from '../../ui/states';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { SearchSelect } from '../../ui/form/SearchSelect';
import { PageHeader } from '../../ui/PageHeader';
import { uiText } from '../../ui/text';
import { ownProjects } from '../../session/ownProjects';
import { PlanList } from './PlanList';
import { plansText as text } from './plansText';
import { useChosen } from './useChosen';

/** /planos: a client sees the plans of all their units; staff choose one unit. */
export function UnitPlansScreen() {
  return scopeOf(useUser(), 'unitPlans:read') === 'own' ? <OwnUnitPlans /> : <AnyUnitPlans />;
}

function OwnUnitPlans() {
  const { data, isLoading } = useListUnitsQuery({});
  const units = data?.items ?? [];
  return (
    <>
      <PageHeader title={text.title} />
      {isLoading && <p role="status">{uiText.loading}</p>}
      {data && units.length === 0 && <EmptyState title={text.noUnits} />}
      <div className="stack">
        {units.map((unit) => (
          <PlanList key={unit.unit_id} owner="unit" id={unit.unit_id} title={`${unit.name} · ${unit.project_name}`} />
        ))}
      </div>
    </>
  );
}

function AnyUnitPlans() {
  const [unitId, setUnitId] = useChosen('unidad');
  const [q, setQ] = useState('');
  const { data, isFetching } = useListUnitsQuery({ page: 1, pageSize: 30, q: q || undefined });
  const { currentData: unit } = useGetUnitQuery({ id: unitId ?? 0 }, { skip: !unitId });
  const label = unit ? `${unit.name} · ${unit.project_name}` : '';
  return (
    <>
      <PageHeader title={text.unitPlans} />
      <div className="stack">
        <div className="plan-choice">
          <label htmlFor="plan-unit">{text.unit}</label>
          <SearchSelect
            id="plan-unit"
            value={unitId && unit ? { value: unitId, label } : undefined}
            onChange={(choice) => setUnitId(choice?.value)}
            options={(data?.items ?? []).map(({ unit_id, name, project_name }) => ({
              value: unit_id,
              label: `${name} · ${project_name}`,
            }))}
            onSearch={setQ}
            isLoading={isFetching}
            suggestion={data?.meta?.suggestion}
          />
        </div>
        {unitId ? (
          <PlanList key={unitId} owner="unit" id={unitId} title={label || text.unitPlans} />
        ) : (
          <EmptyState title={text.chooseUnit} />
        )}
      </div>
    </>
  );
}

/** /planos-proyecto: a consortium sees the plans of its projects; staff choose a project. */
export function ProjectPlansScreen() {
  const user = useUser();
  return scopeOf(user, 'projectPlans:read') === 'own' ? <OwnProjectPlans user={user} /> : <AnyProjectPlans />;
}

/** The plans of each building, one below the other. */
function OwnProjectPlans({ user }: { user: SignedInUser }) {
  const projects = ownProjects(user);
  return (
    <>
      <PageHeader title={text.title} />
      {projects.length === 0 && <EmptyState title={text.noProject} />}
      <div className="stack">
        {projects.map(({ id, name }) => (
          <PlanList key={id} owner="project" id={id} title={name} />
        ))}
      </div>
    </>
  );
}

function AnyProjectPlans() {
  const [projectId, setProjectId] = useChosen('proyecto');
  const { data, isLoading } = useListProjectsQuery({});
  const projects = data?.items ?? [];
  const project = projects.find(({ id }) => id === projectId);
  return (
    <>
      <PageHeader title={text.projectPlans} />
      <div className="stack">
        <div className="plan-choice">
          <label htmlFor="plan-project">{text.project}</label>
          <ChoiceSelect
            id="plan-project"
            allowClear={clearable}
            loading={isLoading}
            value={project?.id}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id?: number) => setProjectId(id)}
          />
        </div>
        {projectId ? (
          <PlanList key={projectId} owner="project" id={projectId} title={project?.name ?? text.projectPlans} />
        ) : (
          <EmptyState title={text.chooseProject} />
        )}
      </div>
    </>
  );
}
