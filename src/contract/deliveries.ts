import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { Day, defineOperations, Id, Nullable, Shape, Text } from './operation';

/** A unit whose day of delivery is unknown. */
const UndeliveredUnit = Shape('UndeliveredUnit', {
  unit_id: Id,
  name: Type.String(),
  project_id: Id,
  project_name: Type.String(),
  owner: Nullable(Type.String()),
  owned_since: Nullable(Day),
});
export type UndeliveredUnit = Static<typeof UndeliveredUnit>;

const SavedDeliveries = Shape('SavedDeliveries', {
  saved: Type.Array(Id),
  refused: Type.Array(Type.Object({ unit_id: Id, message: Type.String() })),
});
export type SavedDeliveries = Static<typeof SavedDeliveries>;

export const deliveryOperations = defineOperations('deliveries', {
  listUndeliveredUnits: {
    method: 'GET',
    path: '/logic/unit/undelivered',
    permission: 'units:manage',
    summary: 'Lists the active units without a delivery date, by project and name.',
    query: Type.Object({ project_id: Type.Optional(Id) }, { additionalProperties: false }),
    data: Type.Array(UndeliveredUnit),
  },
  saveDeliveries: {
    method: 'PUT',
    path: '/logic/unit/delivery',
    permission: 'units:manage',
    summary:
      'Stores the delivery dates of units without one. Rows that are refused change nothing, and the response says why. A repeated request has the same result.',
    body: Type.Object(
      {
        unit_ids: Type.Array(Id, { minItems: 1, maxItems: limits.deliveriesAtOnce }),
        delivery_dates: Type.Array(Text, {
          minItems: 1,
          maxItems: limits.deliveriesAtOnce,
          description: 'YYYY-MM-DD, one for each of `unit_ids`, in the same order.',
        }),
      },
      { additionalProperties: false },
    ),
    data: SavedDeliveries,
  },
});
