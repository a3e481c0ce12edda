import Input from 'antd/es/input/Input';
import { usePlanCommands, type Plan, type PlanOwner } from '../../api/plans';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { plansText as text, wordsOf } from './plansText';

interface NameValues {
  name?: string;
}

const judge = ({ name }: NameValues) => (name?.trim() ? [] : [{ field: 'name', message: text.nameMissing }]);

interface RenameDialogProps {
  owner: PlanOwner;
  plan: Plan;
  onClose: () => void;
}

/** Renames a plan or a document of house rules. */
export default function RenameDialog({ owner, plan, onClose }: RenameDialogProps) {
  const { rename, isRenaming } = usePlanCommands(owner);
  const onSubmit = async ({ name }: NameValues) => {
    await rename({ id: plan.id, body: { name: name?.trim() ?? '' } }).unwrap();
    notifyDone(wordsOf(owner).renamed);
    onClose();
  };
  return (
    <Dialog open title={text.renameOf(plan.name)} footer={null} onCancel={onClose}>
      <RecordForm<NameValues>
        initial={{ name: plan.name }}
        judge={judge}
        isBusy={isRenaming}
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
