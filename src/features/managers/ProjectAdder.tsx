import '../../accounts/accounts.css';
import { Button } from 'antd';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { managersText as text } from './managersText';

interface ProjectAdderProps {
  label: string;
  /** The projects that can be added, by id. */
  options: { value: number; label: string }[];
  isLoading: boolean;
  isAdding: boolean;
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
  onAdd: () => void;
}

/** Chooses a project and adds it to an account. */
export function ProjectAdder({ label, options, isLoading, isAdding, chosen, onChoose, onAdd }: ProjectAdderProps) {
  return (
    <div className="project-add">
      <ChoiceSelect
        aria-label={label}
        placeholder={label}
        allowClear={clearable}
        loading={isLoading}
        value={chosen}
        onChange={onChoose}
        options={options}
      />
      <Button type="primary" loading={isAdding} disabled={chosen === undefined} onClick={onAdd}>
        {text.add}
      </Button>
    </div>
  );
}
