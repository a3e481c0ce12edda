/** Photos as they were received: evidence, for staff alone (decisions 11). */
import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Instant, Shape } from './operation';

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
