import { claimViewersGeneratedApi } from './generated/claimViewers.gen';
import { idTag } from './tags';

export const claimViewersApi = claimViewersGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClaimViewers: { keepUnusedDataFor: 5, providesTags: (_result, _error, { id }) => [idTag('ClaimViewer', id)] },
    // Its answer is what the list says now.
    lookAtClaim: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(claimViewersGeneratedApi.util.upsertQueryData('listClaimViewers', { id }, data)),
          () => {}, // It is said again in a while.
        ),
    },
    leaveClaim: (definition) => {
      const { query } = definition;
      // A page that is closed is gone before the answer.
      if (query)
        definition.query = (arg) => ({
          ...query(arg),
          send: (request: Request) => fetch(request, { keepalive: true }),
        });
    },
  },
});

export const { useListClaimViewersQuery, useLookAtClaimMutation, useLeaveClaimMutation } = claimViewersApi;
