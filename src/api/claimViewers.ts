import { claimViewersGeneratedApi } from './generated/claimViewers.gen';
import { idTag } from './tags';

const claimViewersApi = claimViewersGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClaimViewers: { keepUnusedDataFor: 5, providesTags: (_result, _error, { id }) => [idTag('ClaimViewer', id)] },
    // The response is the current list of viewers.
    reportViewing: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(claimViewersGeneratedApi.util.upsertQueryData('listClaimViewers', { id }, data)),
          () => {}, // The page repeats the call after some seconds.
        ),
    },
    leaveClaim: (definition) => {
      const { query } = definition;
      // `keepalive`: the page may be closed before the response arrives.
      if (query)
        definition.query = (arg) => ({
          ...query(arg),
          send: (request: Request) => fetch(request, { keepalive: true }),
        });
    },
  },
});

export const { useListClaimViewersQuery, useReportViewingMutation, useLeaveClaimMutation } = claimViewersApi;
