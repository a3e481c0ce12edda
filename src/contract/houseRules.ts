import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Shape, Text } from './operation';
import { Plan, planBody, planFile } from './plans';

export const HouseRules = Shape('HouseRules', {
  project_id: Id,
  project_name: Type.String(),
  documents: Type.Array(Plan, {
    description: "The building's own house rules. Without any, the company's common ones count.",
  }),
});
export type HouseRules = Static<typeof HouseRules>;

export const houseRulesOperations = defineOperations('houseRules', {
  listHouseRules: {
    method: 'GET',
    path: '/logic/house_rules',
    permission: 'houseRules:read',
    summary:
      'Lists the buildings of the user with the house rules of each: a consortium its buildings, a client those of the units that it owns or rents today.',
    data: Type.Array(HouseRules),
  },
  addHouseRules: {
    method: 'POST',
    path: '/logic/project/{id}/house_rules',
    permission: 'houseRules:manage',
    summary: 'Uploads a document of the house rules of a building: PDF, PNG or JPEG, at most 20 MB.',
    status: 201,
    params: idParams,
    files: planFile,
    body: planBody,
    data: Plan,
  },
  renameHouseRules: {
    method: 'PUT',
    path: '/logic/house_rules/{id}',
    permission: 'houseRules:manage',
    summary: 'Renames a document of house rules.',
    params: idParams,
    body: Type.Object({ name: Text }, { additionalProperties: false }),
    data: Plan,
  },
  deleteHouseRules: {
    method: 'DELETE',
    path: '/logic/house_rules/{id}',
    permission: 'houseRules:manage',
    summary: 'Deletes a document of house rules.',
    params: idParams,
    data: Plan,
  },
});
