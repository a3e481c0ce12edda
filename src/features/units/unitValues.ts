import type { Unit } from '../../api/units';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { unitsText as text } from './unitsText';

/** What the forms of a unit hold. */
export interface UnitValues {
  name?: string;
  description?: string;
  unit_type_id?: number;
  project_id?: number;
}

export const unitLabels = {
  name: text.name,
  unit_type_id: text.type,
  project_id: text.project,
  description: text.description,
} satisfies Record<keyof UnitValues, string>;

const required = ['project_id', 'unit_type_id', 'name'] as const;

export const unitRules = (values: UnitValues): Problem[] =>
  required
    .filter((field) => !String(values[field] ?? '').trim())
    .map((field) => ({ field, message: rulesText.allFields }));

export const toUnitValues = ({ name, description, unit_type_id, project_id }: Unit): UnitValues => ({
  name,
  description,
  unit_type_id,
  project_id,
});

export const toUnitBody = ({ name = '', description = '', unit_type_id = 0, project_id = 0 }: UnitValues) => ({
  name: name.trim(),
  description: description.trim(),
  unit_type_id,
  project_id,
});
