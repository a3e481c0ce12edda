import { Button } from 'antd';
import { useListProjectsQuery } from '../../api/projects';
import { emailText as text } from './emailText';
import { Select } from '../../ui/form/Select';

/** Addresses that get a copy of a project's e-mails; without a project until the user chooses one. */
export interface Extra {
  project_id?: number;
  emails: string[];
}

interface ExtraRecipientsProps {
  extra: Extra[];
  onChange: (extra: Extra[]) => void;
}

/** A row for each project with extra recipients. */
export default function ExtraRecipients({ extra, onChange }: ExtraRecipientsProps) {
  const { data: projects } = useListProjectsQuery({});
  const options = (projects?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const setRow = (rowIndex: number, row: Extra) =>
    onChange(extra.map((other, index) => (index === rowIndex ? row : other)));
  return extra.map((row, index) => (
    <div key={index} className="settings-row">
      <Select
        aria-label={text.project}
        placeholder={text.project}
        value={row.project_id}
        options={options}
        onChange={(project_id: number) => setRow(index, { ...row, project_id })}
      />
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        aria-label={text.emails}
        placeholder={text.emailsPlaceholder}
        tokenSeparators={[',', ' ', ';']}
        value={row.emails}
        onChange={(emails: string[]) => setRow(index, { ...row, emails })}
      />
      <Button type="link" danger onClick={() => onChange(extra.filter((_, at) => at !== index))}>
        {text.removeProject}
      </Button>
    </div>
  ));
}
