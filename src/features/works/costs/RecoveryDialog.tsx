import { Input } from 'antd';
import { useRecordRecoveryMutation } from '../../../api/costs';
import { recoveryProblems, type RecoveryStep } from '../../../contract/costRules';
import { recoveryActs } from '../../../contract/costLabels';
import { today } from '../../../ui/dates';
import { Dialog } from '../../../ui/Dialog';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { costsText as text } from './costsText';

interface StepValues {
  day?: string;
  reason?: string;
}

/** Records a step of getting an amount back: its day and, if it was refused, why. */
export default function RecoveryDialog({ id, step, onClose }: { id: number; step: RecoveryStep; onClose: () => void }) {
  const [record, { isLoading }] = useRecordRecoveryMutation();
  const onSubmit = async ({ day = '', reason }: StepValues) => {
    await record({ id, body: { step, day, ...(step === 'refused' && { reason }) } }).unwrap();
    notifyDone(text.stepSaved);
    onClose();
  };
  return (
    <Dialog open title={recoveryActs[step]} footer={null} onCancel={onClose}>
      <RecordForm<StepValues>
        name="recupero"
        initial={{ day: today() }}
        judge={(values) => recoveryProblems({ step, ...values })}
        isBusy={isLoading}
        submitText={uiText.save}
        onSubmit={onSubmit}
        onCancel={onClose}
      >
        {(field) => (
          <>
            <Field {...field('day')} label={text.stepDay}>
              <DayPicker max={today()} />
            </Field>
            {step === 'refused' && (
              <Field {...field('reason')} label={text.stepReason}>
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
              </Field>
            )}
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
