/** Photos as they were received: evidence, for staff alone (decisions 11). */
import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Instant, Shape, Nullable } from './operation';

export const PhotoOriginal = Shape('PhotoOriginal', {
  id: Id,
  name: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String({ description: 'SHA-256 of the received bytes in hexadecimal.' }),
  received_at: Instant,
  url: Type.String({ description: 'Signed address for saving the file, valid for 10 to 20 minutes.' }),
});
export type PhotoOriginal = Static<typeof PhotoOriginal>;

export const photoOperations = defineOperations('photos', {
  getPhotoOriginal: {
    method: 'GET',
    path: '/logic/photo/{id}/original',
    permission: 'photos:readOriginal',
    summary:
      'Returns a photo as it was received, with its metadata. `id` is the `file_id` of a photo of a claim, a note, a work order or a visit.',
    params: idParams,
    data: PhotoOriginal,
  },
});

/** A photo of a claim. */
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
