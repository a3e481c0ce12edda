import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../api/claims';
import { useCreateWarrantyTermMutation, useUpdateWarrantyTermMutation, type WarrantyTerm } from '../../api/content';
import { useListProjectsQuery } from '../../api/projects';
import { Dialog } from '../../ui/Dialog';
import { useEditForm } from '../../ui/form/useEditForm';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { contentText } from './contentText';
import { commonParts, TermForm, termLabels, toTermBody, toTermValues, type TermValues } from './WarrantyTermForm';

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
    await create({ body: toTermBody(values) }).unwrap();
    draft.clear();
    notifyDone(contentText.saved);
    onClose();
  };
  return (
    <TermForm
      initial={{ counts: 'all' }}
      draft={draft}
      isBusy={isLoading}
      submitText={uiText.save}
      onSubmit={onSubmit}
      onCancel={onClose}
    />
  );
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
  const { data: projects } = useListProjectsQuery({});
  const lists = {
    claim_category_id: categories?.items,
    claim_item_id: items?.items,
    project_id: projects?.items.map(({ id, name: label }) => ({ id, label })),
  };
  const edit = useEditForm<TermValues, WarrantyTerm>({
    name: `warranty:${term.id}`,
    saved: term,
    toValues: toTermValues,
    labels: termLabels,
    show: (field, value) => {
      if (field === 'claim_category_id' && value === commonParts) return contentText.commonParts;
      return field in lists ? lists[field as keyof typeof lists]?.find(({ id }) => id === value)?.label : undefined;
    },
    reload,
    save: async (values, version) => {
      await update({ id: term.id, body: { ...toTermBody(values), version } }).unwrap();
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
