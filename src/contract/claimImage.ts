/** A photo of a claim. */
import { Type } from 'typebox';
import { Id, Nullable, Shape } from './operation';

export const ClaimImage = Shape('ClaimImage', {
  id: Id,
  url: Type.String({
    description:
      'Signed address of the copy without metadata, upright, at most 4096 pixels; valid for 10 to 20 minutes.',
  }),
  name: Type.String(),
  file_id: Type.Optional(Type.Integer({ description: 'For `getPhotoOriginal`.' })),
  thumbnail_url: Type.Optional(
    Nullable(
      Type.String({ description: 'WebP, longer side at most 320 pixels; null if the copy does not exist (yet).' }),
    ),
  ),
  preview_url: Type.Optional(
    Nullable(
      Type.String({ description: 'WebP, longer side at most 1280 pixels; null if the copy does not exist (yet).' }),
    ),
  ),
  width: Type.Optional(Nullable(Type.Integer({ description: 'Pixels of the photo as it is displayed.' }))),
  height: Type.Optional(Nullable(Type.Integer())),
});
