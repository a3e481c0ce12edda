import { Segmented } from 'antd';
import { useListClaimCategoriesQuery } from '../../api/claims';
import { useListProjectsQuery } from '../../api/projects';
import { claimTypes } from '../../contract/claimStatus';
import type { PanelFilter } from '../../contract/panelFigures';
import { DayPicker } from '../../ui/form/DayPicker';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { panelText as text } from './panelText';

interface PanelBarProps {
  filter: PanelFilter;
  /** Whether the user may choose the kind of claims. */
  hasBothKinds: boolean;
  onChange: (change: Partial<PanelFilter>) => void;
}

/** What the panel counts: kind of claims, projects, trades and days. */
export function PanelBar({ filter, hasBothKinds, onChange }: PanelBarProps) {
  const projects = useListProjectsQuery({});
  const categories = useListClaimCategoriesQuery(undefined, { skip: filter.type === 'PROJECT' });
  const { type, from, to } = filter;
  return (
    <div className="panel-bar" role="group" aria-label={text.filters}>
      {hasBothKinds && (
        <Segmented
          aria-label={text.kind}
          value={type}
          options={claimTypes.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(next) => onChange({ type: next })}
        />
      )}
      <IdsSelect
        id="panel-projects"
        label={text.projects}
        placeholder={text.allProjects}
        isLoading={projects.isLoading}
        value={filter.project_id}
        options={(projects.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(ids) => onChange({ project_id: ids })}
      />
      {type === 'UNIT' && (
        <IdsSelect
          id="panel-categories"
          label={text.categories}
          placeholder={text.allCategories}
          isLoading={categories.isLoading}
          value={filter.category_id}
          options={(categories.data?.items ?? []).map(({ id, label }) => ({ value: String(id), label }))}
          onChange={(ids) => onChange({ category_id: ids })}
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} htmlFor={`panel-${name}`}>
          <span>{text[name]}</span>
          <DayPicker
            id={`panel-${name}`}
            isRequired
            isImmediate
            value={filter[name]}
            min={name === 'to' ? from : undefined}
            max={name === 'from' ? to : undefined}
            onChange={(day) => day && onChange({ [name]: day })}
          />
        </label>
      ))}
    </div>
  );
}

interface IdsSelectProps {
  id: string;
  label: string;
  placeholder: string;
  isLoading: boolean;
  /** Ids joined by commas. */
  value: string | undefined;
  options: { value: string; label: string }[];
  onChange: (ids: string | undefined) => void;
}

/** A choice of several records. */
const IdsSelect = ({ id, label, placeholder, isLoading, value, options, onChange }: IdsSelectProps) => (
  <div className="panel-choice">
    <label htmlFor={id}>{label}</label>
    <ChoiceSelect<string[]>
      id={id}
      mode="multiple"
      maxTagCount="responsive"
      allowClear={clearable}
      loading={isLoading}
      placeholder={placeholder}
      value={value?.split(',') ?? []}
      options={options}
      onChange={(ids) => onChange(ids.join(',') || undefined)}
    />
  </div>
);
