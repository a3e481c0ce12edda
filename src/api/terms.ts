import { termsGeneratedApi } from './generated/terms.gen';
import { changeMakesStale } from './tags';

const termsApi = termsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getTerms: { providesTags: ['Terms'] },
    getTermFigures: { providesTags: ['Terms'] },
    // Other working hours change the due times of all claims.
    updateTerms: { invalidatesTags: changeMakesStale(() => ['Terms', 'UnitClaim', 'ProjectClaim']) },
  },
});

export const { useGetTermFiguresQuery, useGetTermsQuery, useUpdateTermsMutation } = termsApi;
export type { TermFigures, Terms } from './generated/terms.gen';
