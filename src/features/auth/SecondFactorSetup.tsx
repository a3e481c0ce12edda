import { Input, QRCode } from 'antd';
import { useState } from 'react';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '../../api/auth';
import { Fact, Facts } from '../../ui/Panel';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { RecoveryCodes } from './RecoveryCodes';
import { codeRules, ownPasswordRules, type CodeValues } from './profileValues';
import { profileText as text } from './profileText';

interface SecondFactorSetupProps {
  onDone: () => void;
  /** Absent if the second factor is required. */
  onCancel?: () => void;
  /** What the second factor is for; not shown once it is on. */
  intro: string;
}

/**
 * Turns the second factor on: password, first code of the authenticator app, then the recovery codes, which are shown
 * once.
 */
export default function SecondFactorSetup({ onDone, onCancel, intro }: SecondFactorSetupProps) {
  const [begin, { data: setup, isLoading: isBeginning }] = useBeginSecondFactorMutation();
  const [confirm, { isLoading: isConfirming }] = useConfirmSecondFactorMutation();
  const [recovery, setRecovery] = useState<string[]>();

  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />;
  if (!setup)
    return (
      <RecordForm<{ password?: string }>
        name="second-factor"
        initial={{}}
        judge={ownPasswordRules}
        isBusy={isBeginning}
        submitText={text.continue}
        onSubmit={({ password = '' }) => begin({ body: { password } }).unwrap()}
        onCancel={onCancel}
      >
        {(field) => (
          <>
            <p className="form-intro">{intro}</p>
            <Field {...field('password')} label={text.confirmPassword}>
              <Input.Password autoComplete="current-password" />
            </Field>
          </>
        )}
      </RecordForm>
    );
  const onSubmit = async ({ code = '' }: CodeValues) => {
    const { recovery_codes: codes } = await confirm({ body: { code } }).unwrap();
    notifyDone(text.turnedOn);
    setRecovery(codes);
  };
  return (
    <RecordForm<CodeValues>
      key="code"
      initial={{}}
      judge={codeRules}
      isBusy={isConfirming}
      submitText={text.turnOn}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <p className="form-intro">{intro}</p>
          <p>{text.scan}</p>
          {/* Cameras need dark squares on white with a white margin, in the dark theme too. */}
          <QRCode
            type="svg"
            aria-label={text.qrCode}
            value={setup.uri}
            bordered={false}
            color="black"
            bgColor="white"
            marginSize={4}
          />
          <Facts>
            <Fact label={text.secret}>
              {/* In groups of four characters, for typing. */}
              <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </Fact>
          </Facts>
          <Field {...field('code')} label={text.code}>
            <Input inputMode="numeric" autoComplete="one-time-code" />
          </Field>
        </>
      )}
    </RecordForm>
  );
}
