import { Input } from 'antd';
import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../api/claims';
import { useCreateWarrantyTermMutation, useUpdateWarrantyTermMutation, type WarrantyTerm } from '../../api/content';
import { limits } from '../../contract/limits';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { type RecordFormProps, useEditForm } from '../../ui/form/useEditForm';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { contentText } from './contentText';
import { clearable, Select } from '../../ui/form/Select';

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

const toValues = (term: WarrantyTerm): TermValues => ({
  claim_category_id: term.claim_category_id,
  claim_item_id: term.claim_item_id,
  item: term.item,
  months: String(term.months),
  covers: term.covers,
  excludes: term.excludes,
});
const toBody = ({ claim_category_id, claim_item_id, item, months, covers, excludes }: TermValues) => ({
  claim_category_id: claim_category_id ?? 0,
  claim_item_id: claim_item_id ?? null,
  item: item?.trim() ?? '',
  months: Number(months),
  covers: covers?.trim() ?? '',
  excludes: excludes?.trim() ?? '',
});

interface WarrantyDialogProps {
  /** The term to edit; a new one if it is missing. */
  term?: WarrantyTerm;
  /** Fetches the current version of the term. */
  reload: () => Promise<WarrantyTerm | undefined>;
  onClose: () => void;
}

/** Adds or edits a term of the warranty table. */
export default function WarrantyDialog({ term, reload, onClose }: WarrantyDialogProps) {
  return (
    <Dialog
      open
      title={term ? contentText.editOf(term.item) : contentText.add}
      footer={null}
      onCancel={onClose}
      width={640}
    >
      {term ? (
        <EditTerm term={term} reload={async () => (await reload()) ?? term} onClose={onClose} />
      ) : (
        <NewTerm onClose={onClose} />
      )}
    </Dialog>
  );
}

function NewTerm({ onClose }: { onClose: () => void }) {
  const draft = useDraft<TermValues>('warranty:new');
  const [create, { isLoading }] = useCreateWarrantyTermMutation();
  const onSubmit = async (values: TermValues) => {
    await create({ body: toBody(values) }).unwrap();
    draft.clear();
    notifyDone(contentText.saved);
    onClose();
  };
  return <TermForm draft={draft} isBusy={isLoading} submitText={uiText.save} onSubmit={onSubmit} onCancel={onClose} />;
}

interface EditTermProps {
  term: WarrantyTerm;
  reload: () => Promise<WarrantyTerm>;
  onClose: () => void;
}

function EditTerm({ term, reload, onClose }: EditTermProps) {
  const [update] = useUpdateWarrantyTermMutation();
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const lists = { claim_category_id: categories?.items, claim_item_id: items?.items };
  const edit = useEditForm<TermValues, WarrantyTerm>({
    name: `warranty:${term.id}`,
    saved: term,
    toValues,
    labels,
    show: (field, value) =>
      field === 'claim_category_id' || field === 'claim_item_id'
        ? lists[field]?.find(({ id }) => id === value)?.label
        : undefined,
    reload,
    save: async (values, version) => {
      await update({ id: term.id, body: { ...toBody(values), version } }).unwrap();
      notifyDone(contentText.saved);
      onClose();
    },
  });
  return (
    <TermForm
      key={edit.round}
      {...edit.form}
      onCancel={() => {
        edit.stop();
        onClose();
      }}
    />
  );
}

const labels = {
  claim_category_id: contentText.category,
  claim_item_id: contentText.lookup,
  item: contentText.item,
  months: contentText.months,
  covers: contentText.covers,
  excludes: contentText.excludes,
};

function TermForm({ initial = {}, ...props }: RecordFormProps<TermValues>) {
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const options = (list: { id: number; label: string }[] | undefined) =>
    (list ?? []).map(({ id, label }) => ({ value: id, label }));
  return (
    <RecordForm<TermValues>
      {...props}
      initial={initial}
      judge={judge}
      maxima={{ covers: limits.longTextMax, excludes: limits.longTextMax }}
      onChanged={(changed) => ('claim_category_id' in changed ? { claim_item_id: undefined } : {})}
    >
      {(field, values) => (
        <div className="form-grid">
          <Field {...field('claim_category_id')} label={labels.claim_category_id}>
            <Select options={options(categories?.items)} />
          </Field>
          <Field {...field('months')} label={labels.months}>
            <Input inputMode="numeric" />
          </Field>
          <Field {...field('item')} label={labels.item} isWide>
            <Input />
          </Field>
          <Field {...field('claim_item_id')} label={labels.claim_item_id} hint={contentText.lookupHint} isWide>
            <Select
              allowClear={clearable}
              options={options(items?.items.filter((item) => item.claim_category_id === values.claim_category_id))}
            />
          </Field>
          <Field {...field('covers')} label={labels.covers} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
          <Field {...field('excludes')} label={labels.excludes} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
