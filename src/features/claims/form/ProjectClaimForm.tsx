import { Input } from 'antd';
import { late, LatePart } from '../../../ui/late';
import { serverOffers, serverTakes } from '../../../api/otherServer/server';
import { useListProjectsQuery } from '../../../api/projects';
import { scopeOf } from '../../../contract/permissions';
import { limits } from '../../../contract/limits';
import { rulesText } from '../../../contract/rulesText';
import { useUser } from '../../../session/useCan';
import { today } from '../../../ui/dates';
import { ChoiceSelect } from '../../../ui/form/Select';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { formText } from '../../../ui/form/formText';
import { MissingRecord } from '../../../ui/form/MissingRecord';
import { RecordForm, type FieldState } from '../../../ui/form/RecordForm';
import type { Draft } from '../../../ui/form/useDraft';
import { usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { AccessFields, PlaceFields, UrgentFields } from './AccessFields';
import { claimFormText as text } from './claimFormText';
import { PhotosField } from './PhotosField';
import { formProblems, takesAccess, type ProjectClaimValues } from './projectClaimValues';
import { useLastContact } from './useLastContact';
import { photosProblem } from '../../../ui/upload/imageFiles';
import { ownProjects } from '../../../session/ownProjects';

export interface NewProjectClaimValues extends ProjectClaimValues {
  project_id?: number;
}

interface ProjectClaimFormProps {
  draft: Draft<NewProjectClaimValues>;
  /** With the only project of a consortium user, which is not asked for. */
  initial: Partial<NewProjectClaimValues>;
  isBusy: boolean;
  /** Upload progress of the photos, 0 to 1. */
  progress?: number;
  /** Sends the claim. If it rejects, the errors are shown at the fields. */
  onSubmit: (values: NewProjectClaimValues, images: File[]) => Promise<void>;
}

/** The form of a project claim (decisions 5 and 10). A user of one building is not asked for it. */
export function ProjectClaimForm({ draft, initial, isBusy, progress, onSubmit }: ProjectClaimFormProps) {
  const { data: projects, isLoading } = useListProjectsQuery({});
  const own = ownProjects(useUser());
  const isOwn = scopeOf(useUser(), 'projectClaims:create') === 'own';
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  // A server of the former version, or another one, has no places.
  const placesOf = (id: number | undefined): string[] =>
    (takesAccess() ? projects?.items.find((project) => project.id === id)?.places : undefined) ?? [];
  // A field that is not shown is not among the values of a change.
  const buildingOf = ({ project_id: id }: NewProjectClaimValues) => id ?? initial.project_id;
  const judge = (values: NewProjectClaimValues) => [
    ...(buildingOf(values) ? [] : [{ field: 'project_id', message: rulesText.project }]),
    ...formProblems(values, placesOf(buildingOf(values)), today()),
    ...photosProblem(images, photoProblems),
  ];
  const buildingField = (field: FieldState) => (
    <Field {...field} label={isOwn ? text.building : text.project} isWide>
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
  );

  return (
    <RecordForm<NewProjectClaimValues>
      draft={{ ...draft, onDiscard: () => setImages([]) }}
      initial={initial}
      judge={judge}
      maxima={{ description: limits.descriptionMax }}
      isBusy={isBusy}
      submitText={text.submit}
      // The places are those of the building.
      onChanged={(changed, { place }) =>
        'project_id' in changed && place && !placesOf(changed.project_id).includes(place) ? { place: undefined } : {}
      }
      notes={{ below: images.length > 0 && <UploadProgress progress={progress} /> }}
      onSubmit={(values) => onSubmit(values, images)}
    >
      {(field, values, fill) => (
        <>
          <fieldset className="form-fieldset">
            <legend>{text.where}</legend>
            <div className="form-grid">
              {own.length !== 1 && buildingField(field('project_id'))}
              <PlaceFields field={field} places={placesOf(buildingOf(values))} />
            </div>
            <PlaceTerm projectId={buildingOf(values)} place={values.place} />
          </fieldset>
          <fieldset className="form-fieldset">
            <legend>{text.what}</legend>
            <Field {...field('reason')} label={text.reason} hint={text.reasonExample}>
              <Input />
            </Field>
            <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
              <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
            </Field>
            {serverTakes('createProjectClaim', 'noticed_on') && (
              <Field {...field('noticed_on')} label={text.noticed} hint={text.noticedHint}>
                <DayPicker max={today()} />
              </Field>
            )}
            {takesAccess() && <UrgentFields field={field} isUrgent={values.is_urgent ?? false} />}
            <PhotosField images={images} onChange={setImages} problem={field('images').problem} />
          </fieldset>
          {takesAccess() && (
            <fieldset className="form-fieldset">
              <legend>{text.access}</legend>
              <LastContact values={{ ...values, project_id: buildingOf(values) }} fill={fill} />
              <AccessFields field={field} />
            </fieldset>
          )}
        </>
      )}
    </RecordForm>
  );
}

const ProjectTerm = late(() => import(/* webpackChunkName: "before-sending" */ './ProjectTerm'));

/** The warranty term of a chosen place. */
const PlaceTerm = ({ projectId, place }: { projectId: number | undefined; place: string | null | undefined }) =>
  projectId !== undefined && place && serverOffers('listProjectWarranty') ? (
    <LatePart isOptional>
      <ProjectTerm projectId={projectId} place={place} />
    </LatePart>
  ) : undefined;

interface LastContactProps {
  values: NewProjectClaimValues;
  fill: (filled: Partial<NewProjectClaimValues>, isStart?: boolean) => void;
}

/** Fills in the contact of the building's last claim, and says so. */
const LastContact = ({ values, fill }: LastContactProps) =>
  useLastContact(values.project_id, values, fill) && <p className="field-hint">{text.lastContact}</p>;
