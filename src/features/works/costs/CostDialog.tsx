import { Input } from 'antd';
import { useState } from 'react';
import { useAddWorkCostMutation, useUpdateCostMutation, type Cost } from '../../../api/costs';
import { costBearers, costKinds } from '../../../contract/costRules';
import { costBearerLabels, costKindLabels } from '../../../contract/costLabels';
import { planTypes } from '../../../contract/limits';
import { Dialog } from '../../../ui/Dialog';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import { Select } from '../../../ui/form/Select';
import { useDraft } from '../../../ui/form/useDraft';
import type { RecordFormProps } from '../../../ui/form/useEditForm';
import { useEditForm } from '../../../ui/form/useEditForm';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { costsText as text } from './costsText';
import { costLabels, judgeCost, newCost, toCostBody, toCostValues, type CostValues } from './costValues';

interface CostDialogProps {
  workId: number;
  /** The cost to edit; a new one if it is missing. */
  cost?: Cost;
  /** Fetches the current version of the cost. */
  reload?: () => Promise<Cost | undefined>;
  onClose: () => void;
}

/** Adds a cost to a work order, or edits one. */
export default function CostDialog({ workId, cost, reload, onClose }: CostDialogProps) {
  return (
    <Dialog
      open
      title={cost ? text.editTitle(cost.id) : text.addTitle(workId)}
      footer={null}
      onCancel={onClose}
      width={640}
    >
      {cost ? (
        <EditCost cost={cost} reload={async () => (await reload?.()) ?? cost} onClose={onClose} />
      ) : (
        <NewCost workId={workId} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NewCost({ workId, onClose }: { workId: number; onClose: () => void }) {
  const draft = useDraft<CostValues>(`cost:${workId}`);
  const [add, { isLoading }] = useAddWorkCostMutation();
  const [file, setFile] = useState<File>();
  const onSubmit = async (values: CostValues) => {
    const body = { ...toCostBody(values), ...(file && { invoice: file }) };
    await add({ id: workId, 'idempotency-key': draft.requestKey, body } as Parameters<typeof add>[0]).unwrap();
    draft.clear();
    notifyDone(text.saved);
    onClose();
  };
  return (
    <CostForm
      draft={draft}
      initial={newCost()}
      isBusy={isLoading}
      submitText={uiText.save}
      file={file}
      onFile={setFile}
      onSubmit={onSubmit}
      onCancel={onClose}
    />
  );
}

function EditCost({ cost, reload, onClose }: { cost: Cost; reload: () => Promise<Cost>; onClose: () => void }) {
  const [update] = useUpdateCostMutation();
  const edit = useEditForm<CostValues, Cost>({
    name: `cost-${cost.id}`,
    saved: cost,
    toValues: toCostValues,
    labels: costLabels,
    show: (field, value) =>
      field === 'kind'
        ? costKindLabels[value as Cost['kind']]
        : field === 'bearer'
          ? costBearerLabels[value as Cost['bearer']]
          : undefined,
    reload,
    save: async (values, version) => {
      await update({ id: cost.id, body: { ...toCostBody(values), version } }).unwrap();
      notifyDone(text.saved);
      onClose();
    },
  });
  return (
    <CostForm
      key={edit.round}
      {...edit.form}
      onCancel={() => {
        edit.stop();
        onClose();
      }}
    />
  );
}

interface CostFormProps extends RecordFormProps<CostValues> {
  file?: File;
  /** Chooses the invoice; missing for a cost that is edited. */
  onFile?: (file: File | undefined) => void;
}

function CostForm({ initial = {}, file, onFile, ...props }: CostFormProps) {
  return (
    <RecordForm<CostValues> {...props} initial={initial} judge={(values) => judgeCost(values, file)}>
      {(field) => (
        <div className="form-grid">
          <Field {...field('kind')} label={costLabels.kind}>
            <Select options={costKinds.map((value) => ({ value, label: costKindLabels[value] }))} />
          </Field>
          <Field {...field('day')} label={costLabels.day}>
            <DayPicker />
          </Field>
          <Field {...field('estimated')} label={costLabels.estimated}>
            <Input inputMode="decimal" />
          </Field>
          <Field {...field('agreed')} label={costLabels.agreed}>
            <Input inputMode="decimal" />
          </Field>
          <Field {...field('actual')} label={costLabels.actual} hint={text.amountHint} isWide>
            <Input inputMode="decimal" />
          </Field>
          <Field {...field('bearer')} label={costLabels.bearer} hint={text.bearerHint} isWide>
            <Select options={costBearers.map((value) => ({ value, label: costBearerLabels[value] }))} />
          </Field>
          <Field {...field('note')} label={costLabels.note} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
          {onFile && (
            <div className="is-wide cost-invoice">
              <label>
                <span>{text.invoice}</span>
                <input
                  type="file"
                  accept={planTypes.join(',')}
                  disabled={props.isBusy}
                  onChange={(event) => onFile(event.target.files?.[0])}
                />
              </label>
              <p className="field-hint">{text.invoiceHint}</p>
              {field('invoice').problem && (
                <p className="field-problem" role="alert">
                  {field('invoice').problem}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </RecordForm>
  );
}
