import { Input } from 'antd';
import { serverTakes } from '../../api/otherServer/server';
import { placesIn } from '../../contract/places';
import { firstDelivery, lastDelivery, newProjectProblems, projectProblems } from '../../contract/recordRules';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { limits } from '../../contract/limits';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { projectsText as text } from './projectsText';
import type { ProjectDetail } from '../../api/projects';

/** The values of a project's forms. */
export interface ProjectValues {
  name?: string;
  description?: string;
  address?: string;
  /** One per line; undefined if the server has none. */
  places?: string;
  delivery_date?: string;
}

export const projectLabels = {
  name: text.name,
  address: text.address,
  description: text.description,
  places: text.places,
  delivery_date: text.delivery,
} satisfies Record<keyof ProjectValues, string>;

export const toProjectValues = ({
  name,
  description,
  address,
  places,
  delivery_date,
}: ProjectDetail): ProjectValues => ({
  name,
  description,
  address,
  places: takesPlaces() ? places?.join('\n') : undefined,
  delivery_date: delivery_date ?? undefined,
});
export const toProjectBody = ({ name = '', description = '', address = '' }: ProjectValues) => ({
  name: name.trim(),
  description: description.trim(),
  address: address.trim(),
});

/** The same for an edit, with the places of the building. */
export const toEditedBody = (values: ProjectValues) => ({
  ...toProjectBody(values),
  ...(values.places !== undefined && { places: placesIn(values.places) }),
  ...(takesDelivery() && { delivery_date: values.delivery_date ?? null }),
});

const takesDelivery = (): boolean => serverTakes('updateProject', 'delivery_date');
const takesPlaces = (): boolean => serverTakes('updateProject', 'places');
const editProblems = ({ places, ...values }: ProjectValues) =>
  projectProblems({ ...values, places: places === undefined ? undefined : placesIn(places) }, today());

interface ProjectFormProps extends RecordFormProps<ProjectValues> {
  isNew?: boolean;
}

/** The form of a project, for creating and editing. */
export function ProjectForm({ initial = {}, isNew = false, ...form }: ProjectFormProps) {
  return (
    <RecordForm<ProjectValues>
      {...form}
      initial={initial}
      judge={isNew ? newProjectProblems : editProblems}
      maxima={{ description: limits.longTextMax, places: limits.longTextMax * 2 }}
    >
      {(field) => (
        <>
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('address')} label={text.address}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
          </Field>
          {!isNew && takesDelivery() && (
            <Field {...field('delivery_date')} label={text.delivery} hint={text.deliveryHint}>
              <DayPicker min={firstDelivery} max={lastDelivery(today())} />
            </Field>
          )}
          {initial.places !== undefined && (
            <Field {...field('places')} label={text.places} hint={text.placesHint}>
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 16 }} />
            </Field>
          )}
        </>
      )}
    </RecordForm>
  );
}
