import type { Unit } from '../../api/units';
import { unitsText as text } from './unitsText';

/** The values of a unit's forms. */
export interface UnitValues {
  name?: string;
  description?: string;
  unit_type_id?: number;
  project_id?: number;
  delivery_date?: string;
}

export const unitLabels = {
  name: text.name,
  unit_type_id: text.type,
  project_id: text.project,
  delivery_date: text.delivery,
  description: text.description,
} satisfies Record<keyof UnitValues, string>;

export const toUnitValues = ({ name, description, unit_type_id, project_id, delivery_date }: Unit): UnitValues => ({
  name,
  description,
  unit_type_id,
  project_id,
  delivery_date: delivery_date ?? undefined,
});

export const toUnitBody = ({
  name = '',
  description = '',
  unit_type_id = 0,
  project_id = 0,
  delivery_date,
}: UnitValues) => ({
  name: name.trim(),
  description: description.trim(),
  unit_type_id,
  project_id,
  ...(delivery_date && { delivery_date }),
});
