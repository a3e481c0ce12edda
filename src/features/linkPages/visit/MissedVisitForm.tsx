import { useState } from 'react';
import type { Visit } from '../../../api/linkVisits';
import { imagesProblem, rejectReasonProblem } from '../../../contract/rules';
import { preparePhotos } from '../../../ui/upload/imageFiles';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { LinkForm, useStoredInput } from '../linkParts';
import { linkVisitsText as text } from '../linkVisitsText';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import { PhotoButton, UnsentPhoto } from '../photoParts';
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
  const [files, setFiles] = useDraftFiles(`posventa-trabajo ${name}`);
  const [problem, setProblem] = useState<string>();
  const [photoProblem, setPhotoProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);

  const add = async (picked: File[]) => {
    setIsPreparing(true);
    const { valid, problem: wrong } = await preparePhotos(picked);
    setIsPreparing(false);
    setPhotoProblem(wrong ?? imagesProblem([...files, ...valid]));
    setFiles([...files, ...valid]);
  };
  const remove = (file: File) => {
    const remaining = files.filter((each) => each !== file);
    setPhotoProblem(imagesProblem(remaining));
    setFiles(remaining);
  };
  const onSubmit = () => {
    const note = values.note.trim();
    const [wrong, wrongPhotos] = [note ? rejectReasonProblem(note) : undefined, imagesProblem(files)];
    setProblem(wrong);
    setPhotoProblem(wrongPhotos);
    if (wrong || wrongPhotos || isPreparing) return;
    const command = { kind: 'miss', visitId: visit.id, note, at: new Date().toISOString(), files } as const;
    void addCommand(origin, command).then(() => {
      clear();
      setFiles([]);
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
      {files.length > 0 && (
        <ul className="ow-photos">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.lastModified} ${index}`}>
              <UnsentPhoto file={file} />
              <button
                type="button"
                className="ow-button"
                aria-label={text.removePhoto(index + 1)}
                onClick={() => remove(file)}
              >
                {text.lessShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      {photoProblem && (
        <p className="ow-problem" role="alert">
          {photoProblem}
        </p>
      )}
      {isPreparing && <p role="status">{text.preparing}</p>}
      <div className="ow-row">
        <PhotoButton isBusy={isPreparing} onChoose={(picked) => void add(picked)}>
          {text.takePhoto}
        </PhotoButton>
      </div>
      <FormButtons isBusy={isPreparing} hasInput={values.note.trim() !== '' || files.length > 0} onBack={onBack} />
    </LinkForm>
  );
}
