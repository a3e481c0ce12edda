import { assignProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import type { Draft } from '../../ui/form/useDraft';
import { unitsText as text } from './unitsText';

export interface AssignValues {
  client_id?: Choice;
  unit_id?: Choice;
}

interface Choices {
  options: Choice[];
  onSearch: (text: string) => void;
  isLoading: boolean;
}

interface AssignFormProps {
  draft: Draft<AssignValues>;
  initial: AssignValues;
  clients: Choices;
  units: Choices;
  isBusy: boolean;
  onSubmit: (values: AssignValues) => Promise<unknown>;
}

/** Chooses a client and a unit without an owner. */
export function AssignForm({ clients, units, ...form }: AssignFormProps) {
  return (
    <RecordForm<AssignValues> {...form} judge={assignProblems} submitText={text.assignSubmit}>
      {(field) => (
        <>
          <Field {...field('client_id')} label={text.client} hint={text.clientHint}>
            <SearchSelect {...clients} />
          </Field>
          <Field {...field('unit_id')} label={text.unit} hint={text.unitHint}>
            <SearchSelect {...units} />
          </Field>
        </>
      )}
    </RecordForm>
  );
}
