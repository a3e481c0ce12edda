import { Button } from 'antd';
import { useId } from 'react';
import { useListProjectsQuery } from '../../api/projects';
import { emailText as text } from './emailText';
import type { Extra } from './emailValues';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Select } from '../../ui/form/Select';

interface ExtraRecipientsProps {
  extra: Extra[];
  /** Returns the error of a field, such as `extra.2.project`. */
  problemOf: (field: string) => string | undefined;
  onChange: (extra: Extra[]) => void;
}

/** A row for each project with extra recipients. */
export default function ExtraRecipients({ extra, problemOf, onChange }: ExtraRecipientsProps) {
  const id = useId();
  const { data: projects } = useListProjectsQuery({});
  const options = (projects?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const setRow = (rowIndex: number, row: Extra) =>
    onChange(extra.map((other, index) => (index === rowIndex ? row : other)));
  return extra.map((row, index) => {
    const [project, emails] = [problemOf(`extra.${index}.project`), problemOf(`extra.${index}.emails`)];
    return (
      <div key={index} className="settings-row">
        <div>
          <Select
            aria-label={text.project}
            placeholder={text.project}
            value={row.project_id}
            options={options}
            {...markInvalid(project, `${id}-${index}-project`)}
            onChange={(project_id: number) => setRow(index, { ...row, project_id })}
          />
          <FieldProblem id={`${id}-${index}-project`}>{project}</FieldProblem>
        </div>
        <div>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            aria-label={text.emails}
            placeholder={text.emailsPlaceholder}
            tokenSeparators={[',', ' ', ';']}
            value={row.emails}
            {...markInvalid(emails, `${id}-${index}-emails`)}
            onChange={(next: string[]) => setRow(index, { ...row, emails: next })}
          />
          <FieldProblem id={`${id}-${index}-emails`}>{emails}</FieldProblem>
        </div>
        <Button type="link" danger onClick={() => onChange(extra.filter((_, at) => at !== index))}>
          {text.removeProject}
        </Button>
      </div>
    );
  });
}
