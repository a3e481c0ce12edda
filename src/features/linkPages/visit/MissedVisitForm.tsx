import { useState } from 'react';
import type { Visit } from '../../../api/linkVisits';
import { rejectReasonProblem } from '../../../contract/rules';
import { LinkForm, useStoredInput } from '../linkParts';
import { linkVisitsText as text } from '../linkVisitsText';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import { PhotoField, useFormPhotos } from '../PhotoField';
import { FormButtons, ReasonField } from '../ReasonForm';

interface MissedVisitFormProps {
  origin: CommandOrigin;
  visit: Visit;
  onBack: () => void;
}

/** Reports that nobody was there, with photos. Without a connection the report waits in the outbox. */
export function MissedVisitForm({ origin, visit, onBack }: MissedVisitFormProps) {
  const name = `missed ${visit.id}`;
  const [values, type, clear] = useStoredInput(name, { note: '' });
  const photos = useFormPhotos(name);
  const [problem, setProblem] = useState<string>();
  const onSubmit = () => {
    const note = values.note.trim();
    const wrong = note ? rejectReasonProblem(note) : undefined;
    setProblem(wrong);
    if (photos.isWrong() || wrong) return;
    const { files } = photos;
    const command = { kind: 'miss', visitId: visit.id, note, at: new Date().toISOString(), files } as const;
    void addCommand(origin, command).then(() => {
      clear();
      photos.clear();
    });
    onBack();
  };
  return (
    <LinkForm onSubmit={onSubmit}>
      <h3>{text.missedTitle}</h3>
      <ReasonField
        label={text.missedNote}
        hint={text.missedHint}
        value={values.note}
        problem={problem}
        onType={(note) => type({ note })}
      />
      <PhotoField {...photos} />
      <FormButtons
        isBusy={photos.isPreparing}
        hasInput={values.note.trim() !== '' || photos.files.length > 0}
        onBack={onBack}
      />
    </LinkForm>
  );
}
