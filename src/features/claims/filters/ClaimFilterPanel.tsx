import { Button } from 'antd';
import { useState } from 'react';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import { isNotOffered } from '../../../api/envelope';
import { useSearchEverythingQuery } from '../../../api/search';
import { serverOffers } from '../../../api/otherServer/server';
import { useCan, useUser } from '../../../session/useCan';
import { DayPicker } from '../../../ui/form/DayPicker';
import { ChoiceList } from '../../../ui/table/filters/ChoiceList';
import type { OwnFilterPanelProps } from '../../../ui/table/filters/FilterButton';
import { FilterPanel, useQuickFilters } from '../../../ui/table/filters/FilterPanel';
import { useDebounced } from '../../../ui/timing';
import { ownProjects } from '../../../session/ownProjects';
import { claimFilterText as text } from './claimFilterText';
import { countedFilters, filterSections, type FilterSection } from './filterSections';
import type { ClaimMode } from '../claimTypes';
import { useUnread } from '../news/useUnread';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';

interface ClaimFilterPanelProps extends OwnFilterPanelProps {
  mode: ClaimMode;
}

interface SectionProps {
  section: FilterSection;
  chosen: string[];
  onChange: (values: string[]) => void;
}

function Section({ section: { name, label, choices, isSingle, found }, chosen, onChange }: SectionProps) {
  const [q, setQ] = useState('');
  const debouncedQuery = useDebounced(q, 200);
  const { data } = useSearchEverythingQuery({ q: debouncedQuery }, { skip: !debouncedQuery });
  const foundChoices = (debouncedQuery === q && data ? data.found : [])
    .filter(({ kind, id }) => kind === found && !choices.some(({ values }) => values.includes(String(id))))
    .map(({ id, title, detail }) => ({ values: [String(id)], label: `${title} · ${detail}` }));
  return (
    <ChoiceList
      key={name}
      label={label}
      choices={[...choices, ...foundChoices]}
      chosen={chosen}
      isSingle={isSingle}
      onChange={onChange}
      onSearch={found && setQ}
    />
  );
}

export const UnitClaimFilters = (props: OwnFilterPanelProps) => <ClaimFilterPanel mode="unit" {...props} />;
export const ProjectClaimFilters = (props: OwnFilterPanelProps) => <ClaimFilterPanel mode="project" {...props} />;

/** All filters of the claims, with several values each, and the number of matching claims for each choice. */
export function ClaimFilterPanel({ mode, control, total, onChooseSeveral, isOpen, onClose }: ClaimFilterPanelProps) {
  const rights = {
    canSeePriority: useCan('claims:seePriority'),
    canSeePrice: useCan('claims:seePrice'),
    canSeeResponsible: useCan('claims:seeResponsible'),
    canSearch: useCan('search:use'),
    isStaff: useCan('claims:changeStatus'),
    hasOneBuilding: ownProjects(useUser()).length === 1,
    hasTerms: useUser().uses_terms === true,
    hasMarks: useUnread() !== undefined,
    hasStates: serverOffers('countUnitClaims'),
  };
  const { filters, valuesOf, filter } = useQuickFilters(control);
  const arg = { ...toClaimArg(control.query), page: undefined, pageSize: undefined, sort: undefined };
  const by = countedFilters(mode, rights);
  const units = useCountUnitClaimsQuery({ ...arg, by }, { skip: !isOpen || mode !== 'unit' });
  const projects = useCountProjectClaimsQuery(
    { ...toProjectClaimArg(arg), by },
    { skip: !isOpen || mode !== 'project' },
  );
  const { data, error, isFetching } = mode === 'unit' ? units : projects;
  const sections = filterSections(mode, rights, filters, data?.counts).map((section, index) => ({
    name: section.name,
    label: section.label,
    isFirst: index < 4,
    count: valuesOf(section.name).length,
    content: () => (
      <Section
        section={section}
        chosen={valuesOf(section.name)}
        onChange={(values) => filter(section.name, values.join(',') || undefined)}
      />
    ),
  }));
  const days = {
    name: 'days',
    label: text.days,
    isFirst: false,
    count: ['from', 'to'].filter((name) => filters[name]).length,
    content: () => (
      <div className="filter-days">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`filter-${name}`}>
            <span>{text[name]}</span>
            <DayPicker
              id={`filter-${name}`}
              isImmediate
              value={filters[name]}
              min={name === 'to' ? filters.from : undefined}
              max={name === 'from' ? filters.to : undefined}
              onChange={(day) => filter(name, day)}
            />
          </label>
        ))}
      </div>
    ),
  };
  return (
    <FilterPanel
      title={text.title}
      control={control}
      parts={[...sections, days]}
      show={text.show(total ?? 0)}
      isCounted={total !== undefined}
      isBusy={isFetching}
      notice={
        <>
          {error && !isNotOffered(error) && (
            <p className="choice-more" role="status">
              {text.countsFailed}
            </p>
          )}
          {onChooseSeveral && (
            <Button
              onClick={() => {
                onChooseSeveral();
                onClose();
              }}
            >
              {text.chooseSeveral}
            </Button>
          )}
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
