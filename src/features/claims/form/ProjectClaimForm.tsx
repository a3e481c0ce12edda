import { Input } from 'antd';
import { useListProjectsQuery } from '../../../api/projects';
import { limits } from '../../../contract/limits';
import { projectClaimProblems } from '../../../contract/rules';
import { rulesText } from '../../../contract/rulesText';
import { ChoiceSelect } from '../../../ui/form/Select';
import { Field } from '../../../ui/form/Field';
import { formText } from '../../../ui/form/formText';
import { MissingRecord } from '../../../ui/form/MissingRecord';
import { RecordForm } from '../../../ui/form/RecordForm';
import type { Draft } from '../../../ui/form/useDraft';
import { usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { claimFormText as text } from './claimFormText';
import { PhotosField } from './PhotosField';
import { photosProblem } from '../../../ui/upload/imageFiles';

export interface ProjectClaimValues {
  project_id?: number;
  reason?: string;
  description?: string;
  /** Field for the errors of the photos, which are not a value of the form. */
  images?: never;
}

interface ProjectClaimFormProps {
  draft: Draft<ProjectClaimValues>;
  /** With the only project of a consortium user, which is not asked for. */
  initial: Partial<ProjectClaimValues>;
  isBusy: boolean;
  /** Upload progress of the photos, 0 to 1. */
  progress?: number;
  /** Sends the claim. If it rejects, the errors are shown at the fields. */
  onSubmit: (values: ProjectClaimValues, images: File[]) => Promise<void>;
}

/** The form of a project claim (decisions 5 and 10). */
export function ProjectClaimForm({ draft, initial, isBusy, progress, onSubmit }: ProjectClaimFormProps) {
  const { data: projects, isLoading } = useListProjectsQuery({});
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const judge = (values: ProjectClaimValues) => [
    ...(values.project_id ? [] : [{ field: 'project_id', message: rulesText.project }]),
    ...projectClaimProblems(values),
    ...photosProblem(images, photoProblems),
  ];

  return (
    <RecordForm<ProjectClaimValues>
      draft={{ ...draft, onDiscard: () => setImages([]) }}
      initial={initial}
      judge={judge}
      maxima={{ description: limits.descriptionMax }}
      isBusy={isBusy}
      submitText={text.submit}
      notes={{ below: images.length > 0 && <UploadProgress progress={progress} /> }}
      onSubmit={(values) => onSubmit(values, images)}
    >
      {(field) => (
        <>
          <Field {...field('project_id')} label={text.project}>
            {projects?.items.length === 0 ? (
              <MissingRecord
                message={text.noProjectsAtAll}
                path="crear-proyecto"
                link={text.newProject}
                otherwise={text.noProject}
              />
            ) : (
              <ChoiceSelect
                loading={isLoading}
                placeholder={formText.choose}
                options={(projects?.items ?? []).map(({ id, name, closed_at }) => ({
                  value: id,
                  label: closed_at ? text.closedProject(name) : name,
                  disabled: Boolean(closed_at),
                }))}
              />
            )}
          </Field>
          <Field {...field('reason')} label={text.reason} hint={text.reasonExample}>
            <Input />
          </Field>
          <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
            <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
          </Field>
          <PhotosField images={images} onChange={setImages} problem={field('images').problem} />
        </>
      )}
    </RecordForm>
  );
}
