import { claimNotesGeneratedApi } from './generated/claimNotes.gen';
import { changeMakesStale, idTag, listTag } from './tags';
import { asUploadWithProgress } from './upload';

export const claimNotesApi = claimNotesGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClaimNotes: { providesTags: (_result, _error, { id }) => [idTag('ClaimNote', id)] },
    addClaimNote: (definition) => {
      asUploadWithProgress(definition);
      // A 409 may say that an earlier attempt has stored its note.
      definition.invalidatesTags = changeMakesStale(({ id }) => [idTag('ClaimNote', id)]);
    },
    // Neither call contains the id of the note's claim.
    editClaimNote: { invalidatesTags: changeMakesStale(() => ['ClaimNote']) },
    withdrawClaimNote: { invalidatesTags: changeMakesStale(() => ['ClaimNote']) },
    listColleagues: { keepUnusedDataFor: 600, providesTags: [listTag('Manager'), 'Admin'] },
  },
});

export const {
  useListClaimNotesQuery,
  useAddClaimNoteMutation,
  useEditClaimNoteMutation,
  useWithdrawClaimNoteMutation,
  useListColleaguesQuery,
} = claimNotesApi;
export type { ClaimNote, Colleague } from './generated/claimNotes.gen';
