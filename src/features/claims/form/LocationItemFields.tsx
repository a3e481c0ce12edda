import type { RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/envelope';
import { locationFields, type UnitClaimInput } from '../../../contract/unitClaimRules';
import { rulesText } from '../../../contract/rulesText';
import { ErrorState } from '../../../ui/states';
import { ChoiceSelect } from '../../../ui/form/Select';
import { Field } from '../../../ui/form/Field';
import { formText } from '../../../ui/form/formText';
import type { FieldState } from '../../../ui/form/RecordForm';
import { useIsTouch } from '../../../ui/useMediaQuery';
import { claimFormText as text } from './claimFormText';
import { useItemChoices, useLocationChoices, type Choices } from './useClaimLookups';

type LocationItemField = (typeof locationFields)[number];

interface LocationItemFieldsProps {
  values: UnitClaimInput;
  field: (name: LocationItemField) => FieldState;
  isBusy: boolean;
}

interface DependentSelectsProps extends Pick<LocationItemFieldsProps, 'field' | 'isBusy'> {
  choices: Choices;
  outer: { name: LocationItemField; label: string; isChosen: boolean };
  inner: { name: LocationItemField; label: string; chooseFirst: string };
}

/**
 * Two selects, of which the first determines the options of the second. On a touch screen the second opens by itself
 * once the first is chosen.
 */
function DependentSelects({ choices, outer, inner, field, isBusy }: DependentSelectsProps) {
  const isTouch = useIsTouch();
  const [isInnerOpen, setIsInnerOpen] = useState(false);
  const innerField = useRef<RefSelectProps>(null);
  useEffect(() => {
    if (isInnerOpen) innerField.current?.focus();
  }, [isInnerOpen]);
  if (choices.error)
    return <ErrorState title={text.lookupsFailed} message={errorMessage(choices.error)} onRetry={choices.retry} />;
  return (
    <>
      <Field {...field(outer.name)} label={outer.label}>
        <ChoiceSelect
          loading={choices.isLoading}
          options={choices.outer}
          placeholder={formText.choose}
          onSelect={() => setIsInnerOpen(isTouch)}
        />
      </Field>
      <Field {...field(inner.name)} label={inner.label}>
        <ChoiceSelect
          ref={innerField}
          open={isInnerOpen}
          onOpenChange={setIsInnerOpen}
          options={choices.inner}
          placeholder={outer.isChosen ? formText.choose : inner.chooseFirst}
          disabled={!outer.isChosen || isBusy}
        />
      </Field>
    </>
  );
}

/** Location and location detail. */
export function LocationFields({ values, ...props }: LocationItemFieldsProps) {
  const id = values.claim_location_id ?? undefined;
  return (
    <DependentSelects
      {...props}
      choices={useLocationChoices(id)}
      outer={{ name: 'claim_location_id', label: text.location, isChosen: id !== undefined }}
      inner={{ name: 'claim_location_detail_id', label: text.locationDetail, chooseFirst: text.chooseFirst.location }}
    />
  );
}

/** Category and item. */
export function ItemFields({ values, ...props }: LocationItemFieldsProps) {
  const id = values.claim_category_id ?? undefined;
  return (
    <DependentSelects
      {...props}
      choices={useItemChoices(id)}
      outer={{ name: 'claim_category_id', label: text.category, isChosen: id !== undefined }}
      inner={{ name: 'claim_item_id', label: text.item, chooseFirst: text.chooseFirst.category }}
    />
  );
}

/** The common error of the four fields (section 5), shown below those of `names` if one of them is missing. */
export function LocationItemProblem({
  field,
  names,
}: Pick<LocationItemFieldsProps, 'field'> & { names: readonly LocationItemField[] }) {
  return (
    names.some((name) => field(name).isWrong) && (
      <p className="field-problem is-wide" role="alert">
        {rulesText.location}
      </p>
    )
  );
}

/** Location, detail, category and item: a location narrows its details, a category its items (decisions 5). */
export function LocationItemFields(props: LocationItemFieldsProps) {
  return (
    <>
      <LocationFields {...props} />
      <ItemFields {...props} />
      <LocationItemProblem field={props.field} names={locationFields} />
    </>
  );
}

/**
 * Returns the fields to clear for a change: a new location clears its detail and a new category its item, unless the
 * same change sets them.
 */
export const dependentFields = (changed: Partial<UnitClaimInput>): Partial<UnitClaimInput> => ({
  ...('claim_location_id' in changed &&
    !('claim_location_detail_id' in changed) && { claim_location_detail_id: undefined }),
  ...('claim_category_id' in changed && !('claim_item_id' in changed) && { claim_item_id: undefined }),
});
