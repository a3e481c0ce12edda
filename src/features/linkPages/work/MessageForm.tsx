import { useState } from 'react';
import { LinkForm, useStoredInput } from '../linkParts';
import { addCommand } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoField, useFormPhotos } from '../PhotoField';
import { FormButtons, ReasonField } from '../ReasonForm';
import { now, type WorkFormProps } from './WorkForms';

/** A message to the company, with photos. */
export function MessageForm({ origin, work, onBack }: WorkFormProps) {
  const [values, type, clear] = useStoredInput(`message ${work.id}`, { text: '' });
  const photos = useFormPhotos(`message ${work.id}`);
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const isEmpty = !values.text.trim() && photos.files.length === 0;
    setProblem(isEmpty ? text.messageMissing : undefined);
    if (isEmpty || photos.isWrong()) return;
    const command = { kind: 'message', text: values.text.trim(), at: now(), files: photos.files } as const;
    void addCommand(origin, command).then(() => {
      clear();
      photos.clear();
    });
    onBack();
  };
  return (
    <LinkForm className="ow-card ow-form" onSubmit={onSubmit}>
      <h2>{text.messageTitle}</h2>
      <ReasonField
        label={text.messageLabel}
        hint={text.messageHint}
        value={values.text}
        problem={problem}
        onType={(typed) => type({ text: typed })}
      />
      <PhotoField {...photos} />
      <FormButtons
        send={text.sendMessage}
        isBusy={photos.isPreparing}
        hasInput={values.text.trim() !== '' || photos.files.length > 0}
        onBack={onBack}
      />
    </LinkForm>
  );
}
