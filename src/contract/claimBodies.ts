import { Type } from 'typebox';
import { limits } from './limits';
import { Id, LongText, Nullable, Text } from './operation';

const location = {
  claim_location_id: Id,
  claim_location_detail_id: Id,
  claim_category_id: Id,
  claim_item_id: Id,
};
/** Further fields of a unit claim that can be corrected. */
const unitFields = Type.Partial(
  Type.Object({ description: LongText, contact_name: Text, contact_phone: Text, preferred_date: Text }),
).properties;
const projectFields = { reason: Text, description: LongText };
/** Where a project claim is, who opens and when, and why it is urgent. An empty text is none. */
const accessFields = Type.Partial(
  Type.Object({
    place: Text,
    place_detail: Text,
    contact_name: Text,
    contact_phone: Text,
    access_hours: Text,
    preferred_date: Text,
    urgent_reason: Text,
  }),
).properties;
/** Since when the author has noticed the problem. An empty text, or none, is unknown. */
const noticedFields = { noticed_on: Type.Optional(Text) };
/** Ids of the photos to remove. */
const removedImages = { removed_images: Type.Optional(Type.Array(Id, { maxItems: limits.imagesPerClaim * 4 })) };

export const NewUnitClaim = Type.Object(
  {
    claim_location_id: Id,
    claim_location_detail_id: Id,
    claim_category_id: Id,
    claim_item_id: Id,
    description: LongText,
    contact_name: Text,
    contact_phone: Text,
    preferred_date: Text,
    ...noticedFields,
  },
  { additionalProperties: false },
);

export const NewProjectClaim = Type.Object(
  { ...projectFields, ...accessFields, ...noticedFields },
  { additionalProperties: false },
);

export const UnitCorrection = Type.Object(
  {
    ...location,
    ...unitFields,
    ...removedImages,
    from: Type.Optional(Type.Object({ ...location, ...unitFields })),
  },
  { additionalProperties: false },
);

export const ProjectCorrection = Type.Object(
  {
    ...projectFields,
    ...accessFields,
    ...removedImages,
    from: Type.Optional(Type.Object({ ...projectFields, ...accessFields })),
  },
  { additionalProperties: false },
);

export const RepairPrice = Type.Object(
  {
    repair_price: Nullable(Type.Union([Type.String({ maxLength: 40 }), Type.Number()])),
    from: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  },
  { additionalProperties: false },
);

export const NewComment = Type.Object(
  {
    text: LongText,
    image_ids: Type.Optional(
      Type.Array(Id, {
        maxItems: limits.imagesPerClaim,
        description: 'Ids of photos of the claim that the caller attached for this message. Other ids are ignored.',
      }),
    ),
    awaits_reply: Type.Optional(
      Type.Boolean({
        description:
          'Only for staff: the message asks the author of the claim something. The term is paused until the author replies.',
      }),
    ),
  },
  { additionalProperties: false },
);
