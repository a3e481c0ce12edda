import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import { useSearchEverythingQuery } from '../../api/search';
import { useCan } from '../../session/useCan';
import { SidePanel } from '../../ui/SidePanel';
import { DayPicker } from '../../ui/form/DayPicker';
import { ChoiceList } from '../../ui/table/ChoiceList';
import type { TableControl } from '../../ui/table/useTableQuery';
import { useRested } from '../../ui/useRested';
import { claimFilterText as text } from './claimFilterText';
import type { ClaimMode } from './claimTypes';
import { countedFilters, filterSections, type FilterSection } from './filterSections';
import { toClaimArg, toProjectClaimArg } from './useClaimList';

interface ClaimFilterPanelProps {
  mode: ClaimMode;
  control: TableControl;
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

interface SectionProps {
  section: FilterSection;
  chosen: string[];
  onChange: (values: string[]) => void;
}

function Section({ section: { name, label, choices, isSingle, found }, chosen, onChange }: SectionProps) {
  const [q, setQ] = useState('');
  const asked = useRested(q, 200);
  const { data } = useSearchEverythingQuery({ q: asked }, { skip: !asked });
  const more = (asked === q && data ? data.found : [])
    .filter(({ kind, id }) => kind === found && !choices.some(({ values }) => values.includes(String(id))))
    .map(({ id, title, detail }) => ({ values: [String(id)], label: `${title} · ${detail}` }));
  return (
    <ChoiceList
      key={name}
      label={label}
      choices={[...choices, ...more]}
      chosen={chosen}
      isSingle={isSingle}
      onChange={onChange}
      onSearch={found && setQ}
    />
  );
}

/** Every filter of the claims, several values each, with what each choice would find; the list follows at once. */
export default function ClaimFilterPanel({ mode, control, total, isOpen, onClose }: ClaimFilterPanelProps) {
  const rights = {
    canSeePriority: useCan('claims:seePriority'),
    canSeePrice: useCan('claims:seePrice'),
    canSearch: useCan('search:use'),
  };
  const { filters: asked } = control.query;
  // What is chosen shows at once; the address, and the list with it, follow a moment later.
  const [answered, setAnswered] = useState(asked);
  const [filters, setFilters] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setFilters(asked);
  }
  const filter = (name: string, value: string | undefined) => {
    const { [name]: _old, ...others } = filters;
    setFilters(value ? { ...others, [name]: value } : others);
    control.filter(name, value);
  };
  const arg = { ...toClaimArg(control.query), page: undefined, pageSize: undefined, sort: undefined };
  const by = countedFilters(mode, rights);
  const units = useCountUnitClaimsQuery({ ...arg, by }, { skip: !isOpen || mode !== 'unit' });
  const projects = useCountProjectClaimsQuery(
    { ...toProjectClaimArg(arg), by },
    { skip: !isOpen || mode !== 'project' },
  );
  const { data, error, isFetching } = mode === 'unit' ? units : projects;
  const sections = filterSections(mode, rights, filters, data?.counts);
  // Opened with those that are asked for most, and those that hold something; what is opened or closed by hand stays so.
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const valuesOf = (name: string) => filters[name]?.split(',') ?? [];

  const part = (name: string, label: string, isFirst: boolean, count: number, content: () => ReactNode) => {
    const isShown = opened[name] ?? (isFirst || count > 0);
    return (
      <details
        key={name}
        className="filter-section"
        open={isShown}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isShown) setOpened({ ...opened, [name]: currentTarget.open });
        }}
      >
        <summary>
          {label} {count > 0 && <span className="filter-chosen">{text.chosen(count)}</span>}
        </summary>
        {isShown && content()}
      </details>
    );
  };

  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      width={400}
      footer={
        <div className="filter-footer">
          <Button disabled={Object.keys(filters).length === 0} onClick={() => control.change({ filters: {} })}>
            {text.clear}
          </Button>
          <Button type="primary" disabled={total === undefined} onClick={onClose}>
            {text.show(total ?? 0)}
          </Button>
        </div>
      }
    >
      <div className="filter-panel" aria-busy={isFetching}>
        {error && (
          <p className="choice-more" role="status">
            {text.countsFailed}
          </p>
        )}
        {sections.map((section, index) =>
          part(section.name, section.label, index < 4, valuesOf(section.name).length, () => (
            <Section
              section={section}
              chosen={valuesOf(section.name)}
              onChange={(values) => filter(section.name, values.join(',') || undefined)}
            />
          )),
        )}
        {part('days', text.days, false, ['from', 'to'].filter((name) => filters[name]).length, () => (
          <div className="filter-days">
            {(['from', 'to'] as const).map((name) => (
              <label key={name} htmlFor={`filter-${name}`}>
                {text[name]}
                <DayPicker
                  id={`filter-${name}`}
                  value={filters[name]}
                  min={name === 'to' ? filters.from : undefined}
                  max={name === 'from' ? filters.to : undefined}
                  onChange={(day) => filter(name, day)}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
    </SidePanel>
  );
}
