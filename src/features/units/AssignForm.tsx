import { assignProblems } from '../../contract/recordRules';
import { today } from '../../ui/dates';
import { Field } from '../../ui/form/Field';
import { serverTakes } from '../../api/otherServer/server';
import { MissingRecord } from '../../ui/form/MissingRecord';
import { RecordForm } from '../../ui/form/RecordForm';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import type { Draft } from '../../ui/form/useDraft';
import { DeliveryPicker } from './DeliveryPicker';
import { unitsText as text } from './unitsText';

export interface AssignValues {
  client_id?: Choice;
  unit_id?: Choice;
  delivery_date?: string;
}

interface Choices {
  options: Choice[];
  onSearch: (text: string) => void;
  isLoading: boolean;
  suggestion?: string;
  /** Whether there is nothing to choose, whatever is typed. */
  isNone: boolean;
}

interface AssignFormProps {
  draft: Draft<AssignValues>;
  initial: AssignValues;
  clients: Choices;
  /** Also returns the known delivery date of a unit in the search results. */
  units: Choices & { deliveryOf: (unitId: number) => string | undefined };
  isBusy: boolean;
  onSubmit: (values: AssignValues) => Promise<unknown>;
}

/** The form that assigns a unit without an owner to a client, with its delivery date. */
export function AssignForm({
  clients: { isNone: noClients, ...clients },
  units: { isNone: noUnits, deliveryOf, ...units },
  ...form
}: AssignFormProps) {
  return (
    <RecordForm<AssignValues>
      {...form}
      judge={(values) => assignProblems(values, today())}
      onChanged={({ unit_id: unit }) => (unit ? { delivery_date: deliveryOf(unit.value) } : {})}
      submitText={text.assignSubmit}
    >
      {(field, values) => {
        const hasNoClients = noClients && !values.client_id;
        const hasNoUnits = noUnits && !values.unit_id;
        return (
          <>
            <Field {...field('client_id')} label={text.client} hint={hasNoClients ? undefined : text.clientHint}>
              {hasNoClients ? (
                <MissingRecord message={text.noClients} path="registro" link={text.newClient} />
              ) : (
                <SearchSelect {...clients} />
              )}
            </Field>
            <Field {...field('unit_id')} label={text.unit} hint={hasNoUnits ? undefined : text.unitHint}>
              {hasNoUnits ? (
                <MissingRecord message={text.noFreeUnits} path="crear-unidad" link={text.create} />
              ) : (
                <SearchSelect {...units} />
              )}
            </Field>
            {serverTakes('assignClient', 'delivery_date') && (
              <Field {...field('delivery_date')} label={text.optionalDelivery} hint={text.keptDeliveryHint}>
                <DeliveryPicker />
              </Field>
            )}
          </>
        );
      }}
    </RecordForm>
  );
}
