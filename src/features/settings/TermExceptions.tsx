import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useListClaimCategoriesQuery } from '../../api/claims';
import { useListProjectsQuery } from '../../api/projects';
import { clearable, Select, ChoiceSelect } from '../../ui/form/Select';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import { TermInputs } from './TermInputs';
import { termsText as text } from './termsText';
import { ruleKinds, type RuleRow } from './termsValues';

interface TermExceptionsProps {
  /** All rows, including those of the priorities, which this component does not change. */
  rows: RuleRow[];
  problemOf: (field: string) => string | undefined;
  onChange: (rows: RuleRow[]) => void;
}

const kindOptions = ruleKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }));
const emptyRow: RuleRow = { kind: 'urgent', isBase: false, answer: '', end: '', saved: [] };

/** Terms for a category or a project, one row each. */
export function TermExceptions({ rows, problemOf, onChange }: TermExceptionsProps) {
  const id = useId();
  const categories = useListClaimCategoriesQuery();
  const projects = useListProjectsQuery({});
  const isAny = rows.some(({ isBase }) => !isBase);
  const base = rows.filter(({ isBase }) => isBase).length;
  return (
    <Panel
      title={text.exceptions}
      action={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...rows, emptyRow])}>
          {text.addException}
        </Button>
      }
    >
      <p className="field-hint">{text.exceptionsHint}</p>
      {isAny && (categories.isError || projects.isError) && <FieldProblem>{text.choicesFailed}</FieldProblem>}
      {rows.map((row, rowIndex) => {
        if (row.isBase) return null;
        const number = rowIndex - base + 1;
        const set = (changes: Partial<RuleRow>) =>
          onChange(rows.map((other, index) => (index === rowIndex ? { ...other, ...changes } : other)));
        const placeMissing = problemOf(`rows.${rowIndex}.place`);
        const repeated = problemOf(`rows.${rowIndex}.priority`);
        const placeProblem = placeMissing ?? repeated;
        const problemId = `${id}-${rowIndex}`;
        return (
          <div key={rowIndex} className="term-row term-exception" role="group" aria-label={text.exception(number)}>
            <div className="term-place">
              <Select
                aria-label={text.priorityOf(number)}
                value={row.kind}
                options={kindOptions}
                {...markInvalid(repeated, problemId)}
                // Project claims have no category.
                onChange={(kind) => set(kind === 'project' ? { kind, category: undefined } : { kind })}
              />
              <ChoiceSelect
                aria-label={text.categoryOf(number)}
                placeholder={text.anyCategory}
                {...markInvalid(row.kind !== 'project' && placeProblem, problemId)}
                allowClear={clearable}
                disabled={row.kind === 'project'}
                loading={categories.isLoading}
                value={row.category}
                options={(categories.data?.items ?? []).map(({ id, label }) => ({ value: id, label }))}
                onChange={(category: number | undefined) => set({ category })}
              />
              <ChoiceSelect
                aria-label={text.projectOf(number)}
                placeholder={text.anyProject}
                {...markInvalid(placeProblem, problemId)}
                allowClear={clearable}
                loading={projects.isLoading}
                value={row.project}
                options={(projects.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(project: number | undefined) => set({ project })}
              />
              <FieldProblem id={problemId}>{placeProblem}</FieldProblem>
            </div>
            <TermInputs row={row} at={rowIndex} name={text.exception(number)} problemOf={problemOf} onChange={set} />
            <Button
              type="link"
              danger
              aria-label={text.removeException(number)}
              onClick={() => onChange(rows.filter((_, index) => index !== rowIndex))}
            >
              {text.remove}
            </Button>
          </div>
        );
      })}
    </Panel>
  );
}
