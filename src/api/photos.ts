import { photosGeneratedApi } from './generated/photos.gen';

// The address expires, so the response is not kept.
const photosApi = photosGeneratedApi.enhanceEndpoints({
  endpoints: { getPhotoOriginal: { keepUnusedDataFor: 0 } },
});

export const { useLazyGetPhotoOriginalQuery } = photosApi;
