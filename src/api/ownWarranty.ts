import { ownWarrantyGeneratedApi } from './generated/ownWarranty.gen';
import { changeMakesStale, idTag, listTag } from './tags';

const ownTag = idTag('WarrantyTerm', 'OWN');
const ownTags = changeMakesStale(() => [ownTag]);

const ownWarrantyApi = ownWarrantyGeneratedApi.enhanceEndpoints({
  endpoints: {
    // The delivery of a unit and its owner decide the terms.
    listOwnWarranty: { providesTags: [ownTag, listTag('Unit')] },
    setWarrantyNotice: { invalidatesTags: ownTags },
    setTenantWarranty: { invalidatesTags: ownTags },
  },
});

export const { useListOwnWarrantyQuery, useSetWarrantyNoticeMutation, useSetTenantWarrantyMutation } = ownWarrantyApi;
export type { OwnTerm, OwnWarranty } from './generated/ownWarranty.gen';
