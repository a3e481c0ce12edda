import { Select } from 'antd';
import { errorMessage } from '../../api/envelope';
import { locationFields, type UnitClaimInput } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { ErrorState } from '../../ui/ErrorState';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import type { FieldState } from '../../ui/form/RecordForm';
import { claimFormText as text } from './claimFormText';
import { useClaimLookups } from './useClaimLookups';

interface WhereFieldsProps {
  values: UnitClaimInput;
  field: (name: (typeof locationFields)[number]) => FieldState;
  isBusy: boolean;
}

/** Place, place in the unit, trade and item: a place narrows its details, a trade its items (decisions 5). */
export function WhereFields({ values, field, isBusy }: WhereFieldsProps) {
  const locationId = values.claim_location_id ?? undefined;
  const categoryId = values.claim_category_id ?? undefined;
  const lookups = useClaimLookups(locationId, categoryId);
  if (lookups.error)
    return <ErrorState title={text.lookupsFailed} message={errorMessage(lookups.error)} onRetry={lookups.retry} />;
  const search = { optionFilterProp: 'label' };
  return (
    <>
      <Field {...field('claim_location_id')} label={text.location}>
        <Select
          showSearch={search}
          loading={lookups.isLoading}
          options={lookups.locations}
          placeholder={formText.choose}
        />
      </Field>
      <Field {...field('claim_location_detail_id')} label={text.locationDetail}>
        <Select
          showSearch={search}
          options={lookups.details}
          placeholder={locationId ? formText.choose : text.chooseFirst.location}
          disabled={!locationId || isBusy}
        />
      </Field>
      <Field {...field('claim_category_id')} label={text.category}>
        <Select
          showSearch={search}
          loading={lookups.isLoading}
          options={lookups.categories}
          placeholder={formText.choose}
        />
      </Field>
      <Field {...field('claim_item_id')} label={text.item}>
        <Select
          showSearch={search}
          options={lookups.items}
          placeholder={categoryId ? formText.choose : text.chooseFirst.category}
          disabled={!categoryId || isBusy}
        />
      </Field>
      {locationFields.some((name) => field(name).isWrong) && (
        <p className="field-problem is-wide" role="alert">
          {rulesText.location}
        </p>
      )}
    </>
  );
}
