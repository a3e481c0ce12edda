import Input from 'antd/es/input/Input';
import { useRenamePlanMutation, type Plan } from '../../api/plans';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { plansText as text } from './plansText';

interface NameValues {
  name?: string;
}

const judge = ({ name }: NameValues) => (name?.trim() ? [] : [{ field: 'name', message: text.nameMissing }]);

/** Renames a plan. */
export default function RenameDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [rename, { isLoading }] = useRenamePlanMutation();
  const onSubmit = async ({ name }: NameValues) => {
    await rename({ id: plan.id, body: { name: name?.trim() ?? '' } }).unwrap();
    notifyDone(text.renamed);
    onClose();
  };
  return (
    <Dialog open title={text.renameOf(plan.name)} footer={null} onCancel={onClose}>
      <RecordForm<NameValues>
        initial={{ name: plan.name }}
        judge={judge}
        isBusy={isLoading}
        submitText={uiText.save}
        onSubmit={onSubmit}
        onCancel={onClose}
      >
        {(field) => (
          <Field {...field('name')} label={text.name}>
            <Input />
          </Field>
        )}
      </RecordForm>
    </Dialog>
  );
}
