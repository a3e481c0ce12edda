import { Form, Input } from 'antd';
import { useState } from 'react';
import { useUploadProgress } from '../api/upload';
import { useEndVisitMutation, type Visit } from '../api/visits';
import { limits } from '../contract/limits';
import { visitOutcomeProblems } from '../contract/visitRules';
import type { VisitSide } from '../contract/visitStatus';
import { Dialog } from '../ui/Dialog';
import { ChoiceSelect } from '../ui/form/Select';
import { Field } from '../ui/form/Field';
import { formText } from '../ui/form/formText';
import { RecordForm } from '../ui/form/RecordForm';
import { useDraft } from '../ui/form/useDraft';
import { notifyDone } from '../ui/notices';
import { uiText } from '../ui/text';
import { photosProblem } from '../ui/upload/imageFiles';
import { PhotoPicker, usePhotoProblems, UploadProgress } from '../ui/upload/PhotoPicker';
import { useDraftFiles } from '../ui/upload/useDraftFiles';
import { visitsText as text } from './visitsText';

interface Values {
  missed_by?: VisitSide;
  note?: string;
  /** Registers the photos as a form field, so that their errors are shown there. */
  images?: null;
}

/** Asks which side was absent from a visit that did not take place. */
export default function MissedDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const [endVisit, { isLoading }] = useEndVisitMutation();
  // The visitor is the contractor, or an employee of the company.
  const sides: VisitSide[] = ['resident', visit.contractor_id === null ? 'company' : 'contractor'];
  const draft = useDraft<Values>(`visit-missed:${visit.id}`);
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const { progress, withProgress } = useUploadProgress();
  const submit = async ({ missed_by: missedBy, note }: Values) => {
    const body = { outcome: 'missed', missed_by: missedBy, note: note?.trim(), images } as const;
    await withProgress((onProgress) => endVisit({ id: visit.id, body, ...{ onProgress } }).unwrap());
    draft.clear();
    notifyDone(text.outcomeSaved);
    setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={text.dialogs.outcome}
      footer={null}
      onCancel={() => setIsOpen(false)}
    >
      <p className="dialog-intro">{text.dialogs.outcomeIntro}</p>
      <RecordForm<Values>
        name="missed"
        draft={{ ...draft, onDiscard: () => setImages([]) }}
        initial={{ images: null }}
        judge={({ missed_by: missedBy, note }) => [
          ...visitOutcomeProblems({ outcome: 'missed', missed_by: missedBy, note }),
          ...photosProblem(images, photoProblems),
        ]}
        notes={{ below: <UploadProgress progress={progress} /> }}
        maxima={{ note: limits.rejectReasonMax }}
        isBusy={isLoading}
        submitText={uiText.save}
        onSubmit={submit}
        onCancel={() => setIsOpen(false)}
      >
        {(field) => (
          <>
            <Field {...field('missed_by')} label={text.missedBy}>
              <ChoiceSelect<VisitSide>
                placeholder={formText.choose}
                options={sides.map((side) => ({ value: side, label: text.missedBySide[side] }))}
              />
            </Field>
            <Field {...field('note')} label={text.note} hint={text.reasonHint}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </Field>
            <Form.Item label={text.photos} htmlFor="fotos">
              <PhotoPicker files={images} onChange={setImages} problem={field('images').problem} />
            </Form.Item>
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
