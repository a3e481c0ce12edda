import { Input } from 'antd';
import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../api/claims';
import { useGetDocumentQuery, type WarrantyTerm } from '../../api/content';
import { serverTakes } from '../../api/otherServer/server';
import { useListProjectsQuery } from '../../api/projects';
import { limits } from '../../contract/limits';
import { usualPlaces } from '../../contract/places';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { clearable, Select } from '../../ui/form/Select';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { isDay } from '../../contract/days';
import { contentText } from './contentText';
import { sectionsOf } from '../../ui/markdownSections';

/** The values of a term's form. */
export interface TermValues {
  project_id?: number | null;
  /** {@link commonParts} for the common parts of a building. */
  claim_category_id?: number;
  claim_item_id?: number | null;
  place?: string | null;
  item?: string;
  months?: string;
  covers?: string;
  excludes?: string;
  manual?: string | null;
  /** Whether it is for all deliveries, or for those from `counts_from` on. */
  counts?: 'all' | 'from';
  counts_from?: string;
}

/** The option of the field "Rubro" for the common parts, which no category is for. */
export const commonParts = 0;

/** The rules of a term's form. */
export function judgeTerm(values: TermValues): Problem[] {
  const { claim_category_id, item, months, covers, counts, counts_from: day } = values;
  const needed = {
    claim_category_id: claim_category_id?.toString(),
    item: item?.trim(),
    months,
    covers: covers?.trim(),
  };
  const blank = Object.entries(needed).filter(([, value]) => !value);
  const isValidMonths = !months || (/^\d{1,3}$/.test(months) && Number(months) <= 600);
  return [
    ...blank.map(([field]) => ({ field, message: rulesText.allFields })),
    ...(isValidMonths ? [] : [{ field: 'months', message: contentText.monthsWrong }]),
    ...(counts === 'from' && !(day && isDay(day)) ? [{ field: 'counts_from', message: contentText.countsWrong }] : []),
  ];
}

/** Returns the form's values of a stored term; an edit is for deliveries from today on unless the user says otherwise. */
export const toTermValues = (term: WarrantyTerm): TermValues => ({
  project_id: term.project?.id ?? null,
  claim_category_id: term.claim_category_id ?? commonParts,
  claim_item_id: term.claim_item_id,
  place: term.place ?? null,
  item: term.item,
  months: String(term.months),
  covers: term.covers,
  excludes: term.excludes,
  manual: term.manual ?? null,
  ...(takesVersions() && { counts: term.is_template ? ('all' as const) : ('from' as const), counts_from: today() }),
});

export const toTermBody = ({
  project_id,
  claim_category_id,
  claim_item_id,
  place,
  item,
  months,
  covers,
  excludes,
  manual,
  counts,
  counts_from,
}: TermValues) => ({
  claim_category_id: claim_category_id || null,
  claim_item_id: claim_item_id ?? null,
  item: item?.trim() ?? '',
  months: Number(months),
  covers: covers?.trim() ?? '',
  excludes: excludes?.trim() ?? '',
  ...(takesVersions() && {
    project_id: project_id ?? null,
    place: claim_category_id === commonParts ? (place ?? null) : null,
    manual: manual ?? null,
    counts_from: counts === 'from' ? (counts_from ?? null) : null,
  }),
});

/** Whether the server keeps versions of the table. */
const takesVersions = (): boolean => serverTakes('updateWarrantyTerm', 'counts_from');

export const termLabels = {
  project_id: contentText.project,
  claim_category_id: contentText.category,
  claim_item_id: contentText.lookup,
  place: contentText.place,
  item: contentText.item,
  months: contentText.months,
  covers: contentText.covers,
  excludes: contentText.excludes,
  manual: contentText.manualSection,
  counts: contentText.counts,
  counts_from: contentText.countsFrom,
};

const labelled = (list: { id: number; label: string }[] | undefined) =>
  (list ?? []).map(({ id, label }) => ({ value: id, label }));
const named = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }));

/** The form of a term of the warranty table. */
export function TermForm({ initial = {}, ...props }: RecordFormProps<TermValues>) {
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const hasVersions = takesVersions();
  const { data: projects } = useListProjectsQuery({}, { skip: !hasVersions });
  const { data: manual } = useGetDocumentQuery('manual-de-mantenimiento', { skip: !hasVersions });
  const placesOf = (projectId: number | null | undefined) =>
    projects?.items.find(({ id }) => id === projectId)?.places ?? usualPlaces;
  return (
    <RecordForm<TermValues>
      {...props}
      initial={initial}
      judge={judgeTerm}
      maxima={{ covers: limits.longTextMax, excludes: limits.longTextMax }}
      onChanged={(changed) => ('claim_category_id' in changed ? { claim_item_id: undefined, place: undefined } : {})}
    >
      {(field, values) => (
        <div className="form-grid">
          <Field {...field('claim_category_id')} label={termLabels.claim_category_id}>
            <Select
              options={[
                ...labelled(categories?.items),
                ...(hasVersions ? [{ value: commonParts, label: contentText.commonParts }] : []),
              ]}
            />
          </Field>
          <Field {...field('months')} label={termLabels.months}>
            <Input inputMode="numeric" />
          </Field>
          <Field {...field('item')} label={termLabels.item} isWide>
            <Input />
          </Field>
          {values.claim_category_id === commonParts ? (
            <Field {...field('place')} label={termLabels.place} hint={contentText.placeHint} isWide>
              <Select allowClear={clearable} options={named(placesOf(values.project_id))} />
            </Field>
          ) : (
            <Field {...field('claim_item_id')} label={termLabels.claim_item_id} hint={contentText.lookupHint} isWide>
              <Select
                allowClear={clearable}
                options={labelled(items?.items.filter((item) => item.claim_category_id === values.claim_category_id))}
              />
            </Field>
          )}
          <Field {...field('covers')} label={termLabels.covers} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
          <Field {...field('excludes')} label={termLabels.excludes} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
          {hasVersions && (
            <>
              <Field {...field('project_id')} label={termLabels.project_id} hint={contentText.projectHint}>
                <Select
                  allowClear={clearable}
                  placeholder={contentText.allProjects}
                  options={(projects?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
              <Field {...field('manual')} label={termLabels.manual} hint={contentText.manualHint}>
                <Select
                  allowClear={clearable}
                  options={named([...new Set(manual ? sectionsOf(manual).map(({ title }) => title) : [])])}
                />
              </Field>
              <Field {...field('counts')} label={termLabels.counts} hint={contentText.countsHint} isWide>
                <RadioChoice
                  options={[
                    { value: 'all', label: contentText.countsAll },
                    { value: 'from', label: contentText.countsFromDay },
                  ]}
                />
              </Field>
              {values.counts === 'from' && (
                <Field {...field('counts_from')} label={termLabels.counts_from}>
                  <DayPicker />
                </Field>
              )}
            </>
          )}
        </div>
      )}
    </RecordForm>
  );
}
