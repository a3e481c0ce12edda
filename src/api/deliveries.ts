import { deliveriesGeneratedApi } from './generated/deliveries.gen';
import { listTag, makesStale } from './tags';

const deliveriesApi = deliveriesGeneratedApi.enhanceEndpoints({
  endpoints: {
    listUndeliveredUnits: { providesTags: [listTag('Unit')] },
    // A claim's term runs from the delivery.
    saveDeliveries: { invalidatesTags: makesStale(() => ['Unit', 'UnitClaim', 'ClaimHistory', 'WarrantyTerm']) },
  },
});

export const { useListUndeliveredUnitsQuery, useSaveDeliveriesMutation } = deliveriesApi;
export type { UndeliveredUnit } from './generated/deliveries.gen';
