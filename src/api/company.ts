import { companyGeneratedApi } from './generated/company.gen';
import { asMultipart } from './multipart';
import { changeMakesStale } from './tags';

const companyApi = companyGeneratedApi.enhanceEndpoints({
  endpoints: {
    getCompany: { providesTags: ['Company'] },
    updateCompany: (definition) => {
      asMultipart(definition);
      definition.invalidatesTags = changeMakesStale(() => ['Company', 'EmailSettings']);
    },
    updateLoginPicture: (definition) => {
      asMultipart(definition);
      definition.invalidatesTags = changeMakesStale(() => ['Company']);
    },
    getDecisionReasons: { keepUnusedDataFor: 600, providesTags: ['Company'] },
  },
});

export const {
  useGetCompanyQuery,
  useUpdateCompanyMutation,
  useUpdateLoginPictureMutation,
  useGetDecisionReasonsQuery,
} = companyApi;
export type { Company } from './generated/company.gen';
