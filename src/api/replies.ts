import { repliesGeneratedApi } from './generated/replies.gen';
import { changeMakesStale, makesStale } from './tags';

const repliesApi = repliesGeneratedApi.enhanceEndpoints({
  endpoints: {
    listSavedReplies: { providesTags: ['SavedReply'] },
    createSavedReply: { invalidatesTags: makesStale(() => ['SavedReply']) },
    updateSavedReply: { invalidatesTags: changeMakesStale(() => ['SavedReply']) },
    deleteSavedReply: { invalidatesTags: changeMakesStale(() => ['SavedReply']) },
  },
});

export const {
  useListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useDeleteSavedReplyMutation,
} = repliesApi;
export type { SavedReply } from './generated/replies.gen';
