import { claimRoundsGeneratedApi } from './generated/claimRounds.gen';
import { idTag } from './tags';

export const claimRoundsApi = claimRoundsGeneratedApi.enhanceEndpoints({
  // Requested again each time that the dialog opens.
  endpoints: {
    getFinishProposal: { keepUnusedDataFor: 0, providesTags: (_result, _error, { id }) => [idTag('ClaimFinish', id)] },
  },
});

export const { useGetFinishProposalQuery } = claimRoundsApi;
