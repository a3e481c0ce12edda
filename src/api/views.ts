import { changeMakesStale, makesStale } from './tags';
import { viewsGeneratedApi } from './generated/views.gen';

const viewsApi = viewsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listSavedViews: { keepUnusedDataFor: 600, providesTags: ['SavedView'] },
    createSavedView: { invalidatesTags: makesStale(() => ['SavedView']) },
    updateSavedView: { invalidatesTags: changeMakesStale(() => ['SavedView']) },
    deleteSavedView: { invalidatesTags: changeMakesStale(() => ['SavedView']) },
  },
});

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
} = viewsApi;
export type { SavedView } from './generated/views.gen';
