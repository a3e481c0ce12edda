import { Input } from 'antd';
import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../api/claims';
import { useCreateWarrantyTermMutation, useUpdateWarrantyTermMutation, type WarrantyTerm } from '../../api/content';
import { limits } from '../../contract/limits';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { contentText } from './contentText';
import { clearable } from '../../ui/clearable';
import { Select } from '../../ui/form/Select';

interface TermValues {
  claim_category_id?: number;
  claim_item_id?: number | null;
  item?: string;
  months?: string;
  covers?: string;
  excludes?: string;
}

function judge({ claim_category_id, item, months, covers }: TermValues): Problem[] {
  const blank = Object.entries({ claim_category_id, item: item?.trim(), months, covers: covers?.trim() }).filter(
    ([, value]) => !value,
  );
  const isValidMonths = !months || (/^\d{1,3}$/.test(months) && Number(months) <= 600);
  return [
    ...blank.map(([field]) => ({ field, message: rulesText.allFields })),
    ...(isValidMonths ? [] : [{ field: 'months', message: contentText.monthsWrong }]),
  ];
}

/** Adds or edits a term of the warranty table. */
export default function WarrantyDialog({ term, onClose }: { term?: WarrantyTerm; onClose: () => void }) {
  const draft = useDraft<TermValues>(`warranty:${term?.id ?? 'new'}`);
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const [create, creating] = useCreateWarrantyTermMutation();
  const [update, updating] = useUpdateWarrantyTermMutation();
  const initial: TermValues = term ? { ...term, months: String(term.months) } : {};
  const options = (list: { id: number; label: string }[] | undefined) =>
    (list ?? []).map(({ id, label }) => ({ value: id, label }));

  const onSubmit = async ({ claim_category_id, claim_item_id, item, months, covers, excludes }: TermValues) => {
    const body = {
      claim_category_id: claim_category_id ?? 0,
      claim_item_id: claim_item_id ?? null,
      item: item?.trim() ?? '',
      months: Number(months),
      covers: covers?.trim() ?? '',
      excludes: excludes?.trim() ?? '',
    };
    await (term ? update({ id: term.id, body: { ...body, version: term.version } }) : create({ body })).unwrap();
    draft.clear();
    notifyDone(contentText.saved);
    onClose();
  };

  return (
    <Dialog
      open
      title={term ? contentText.editOf(term.item) : contentText.add}
      footer={null}
      onCancel={onClose}
      width={640}
    >
      <RecordForm<TermValues>
        draft={draft}
        initial={initial}
        judge={judge}
        maxima={{ covers: limits.longTextMax, excludes: limits.longTextMax }}
        isBusy={creating.isLoading || updating.isLoading}
        submitText={uiText.save}
        onSubmit={onSubmit}
        onCancel={onClose}
        onChanged={(changed) => ('claim_category_id' in changed ? { claim_item_id: undefined } : {})}
      >
        {(field, values) => (
          <div className="form-grid">
            <Field {...field('claim_category_id')} label={contentText.category}>
              <Select options={options(categories?.items)} />
            </Field>
            <Field {...field('months')} label={contentText.months}>
              <Input inputMode="numeric" />
            </Field>
            <Field {...field('item')} label={contentText.item} isWide>
              <Input />
            </Field>
            <Field {...field('claim_item_id')} label={contentText.lookup} hint={contentText.lookupHint} isWide>
              <Select
                allowClear={clearable}
                options={options(items?.items.filter((item) => item.claim_category_id === values.claim_category_id))}
              />
            </Field>
            <Field {...field('covers')} label={contentText.covers} isWide>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
            </Field>
            <Field {...field('excludes')} label={contentText.excludes} isWide>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
            </Field>
          </div>
        )}
      </RecordForm>
    </Dialog>
  );
}
