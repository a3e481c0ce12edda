import { Button, Input } from 'antd';
import { useState } from 'react';
import { late, LatePart } from '../../ui/late';
import { useDisableSecondFactorMutation } from '../../api/auth';
import { useUser } from '../../session/useCan';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Panel } from '../../ui/Panel';
import { codeRules, type CodeValues } from './profileValues';
import { profileText as text } from './profileText';

const SecondFactorSetup = late(() => import(/* webpackChunkName: "second-factor" */ './SecondFactorSetup'));

/** The second factor of a staff account: its state, and the buttons to turn it on or off. */
export function ProfileSecondFactor() {
  const isOn = Boolean(useUser().has_second_factor);
  /**
   * The step that the user started. It does not depend on `isOn`, because the recovery codes are still shown once it is
   * on.
   */
  const [step, setStep] = useState<'turnOn' | 'turnOff'>();
  const close = () => setStep(undefined);
  const action = !step && (
    <Button onClick={() => setStep(isOn ? 'turnOff' : 'turnOn')}>{isOn ? text.turnOff : text.turnOn}</Button>
  );
  return (
    <Panel title={text.secondFactor} action={action}>
      {step !== 'turnOn' && <p className="form-intro">{isOn && !step ? text.secondFactorOn : text.secondFactorOff}</p>}
      {step === 'turnOff' && <TurnOff onDone={close} />}
      {step === 'turnOn' && (
        <LatePart fallback={<PageSkeleton />}>
          <SecondFactorSetup intro={text.secondFactorOff} onDone={close} onCancel={close} />
        </LatePart>
      )}
    </Panel>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const [disable, { isLoading }] = useDisableSecondFactorMutation();
  const onSubmit = async ({ code = '' }: CodeValues) => {
    await disable({ body: { code } }).unwrap();
    notifyDone(text.turnedOff);
    onDone();
  };
  return (
    <RecordForm<CodeValues>
      initial={{}}
      judge={codeRules}
      isBusy={isLoading}
      submitText={text.turnOff}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      {(field) => (
        <Field {...field('code')} label={text.codeOrRecovery}>
          <Input autoComplete="one-time-code" />
        </Field>
      )}
    </RecordForm>
  );
}
