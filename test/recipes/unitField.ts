import type { Recipe } from './recipe';

/** The floor of a unit: shown, edited and stored. The migration is generated from the schema. */
export const unitField: Recipe = {
  name: 'a field of a unit',
  limit: 7,
  edits: [
    {
      file: 'src/contract/units.ts',
      replace: [
        [
          '  name: Type.String(),\n  description: Type.String(),\n  unit_type_id: Id,',
          '  name: Type.String(),\n  floor: Type.Optional(Type.String()),\n  description: Type.String(),\n  unit_type_id: Id,',
        ],
        [
          'const description = Type.String({ maxLength: limits.longTextMax });',
          "const description = Type.String({ maxLength: limits.longTextMax });\nconst floor = Type.Optional(Type.String({ maxLength: 20, description: 'As people name it: 3, PB.' }));",
        ],
        [
          '        name: Text,\n        description: Type.Optional(Nullable(description)),',
          '        name: Text,\n        floor,\n        description: Type.Optional(Nullable(description)),',
        ],
        ['        name: Text,\n        description,\n', '        name: Text,\n        floor,\n        description,\n'],
      ],
    },
    {
      file: 'src/server/database/schema/units.ts',
      replace: [
        [
          "    unitTypeId: integer('unit_type_id')",
          "    floor: text().notNull().default(''),\n    unitTypeId: integer('unit_type_id')",
        ],
      ],
    },
    {
      file: 'src/server/units/units.repository.ts',
      replace: [
        ['u.active, u.name, u.description,', 'u.active, u.name, u.floor, u.description,'],
        [
          "  description: body.description?.trim() ?? '',",
          "  description: body.description?.trim() ?? '',\n  floor: body.floor?.trim(),",
        ],
      ],
    },
    {
      file: 'unitValues.ts',
      replace: [
        ['  name?: string;\n', '  name?: string;\n  floor?: string;\n'],
        ['  name: text.name,\n', '  name: text.name,\n  floor: text.floor,\n'],
        [
          '({ name, description, unit_type_id, project_id, delivery_date }: Unit)',
          '({ name, floor, description, unit_type_id, project_id, delivery_date }: Unit)',
        ],
        ['UnitValues => ({\n  name,\n', 'UnitValues => ({\n  name,\n  floor,\n'],
        ["  name = '',\n", "  name = '',\n  floor = '',\n"],
        ['  name: name.trim(),\n', '  name: name.trim(),\n  floor: floor.trim(),\n'],
      ],
    },
    {
      file: 'UnitForm.tsx',
      replace: [
        [
          "          <Field {...field('description')}",
          "          <Field {...field('floor')} label={text.floor}>\n            <Input autoComplete=\"off\" maxLength={20} />\n          </Field>\n          <Field {...field('description')}",
        ],
      ],
    },
    {
      file: 'UnitData.tsx',
      replace: [
        [
          '<Fact label={unitLabels.description}>',
          '<Fact label={unitLabels.floor}>{unit.floor}</Fact>\n        <Fact label={unitLabels.description}>',
        ],
      ],
    },
    {
      file: 'unitsText.ts',
      replace: [["  description: 'Descripción',", "  floor: 'Piso',\n  description: 'Descripción',"]],
    },
  ],
};
