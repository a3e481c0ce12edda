import { ownWarrantyGeneratedApi, type OwnWarranty } from './generated/ownWarranty.gen';
import { changeMakesStale, idTag, listTag } from './tags';

const ownTag = idTag('WarrantyTerm', 'OWN');
const ownTags = changeMakesStale(() => [ownTag]);

/** Changes the shown unit of an ownership at once. */
const changeUnit = (id: number, change: (unit: OwnWarranty) => void) =>
  ownWarrantyGeneratedApi.util.updateQueryData('listOwnWarranty', undefined, ({ items }) => {
    items.filter(({ contract_id: of }) => of === id).forEach(change);
  });

const ownWarrantyApi = ownWarrantyGeneratedApi.enhanceEndpoints({
  endpoints: {
    // The delivery of a unit and its owner decide the terms.
    listOwnWarranty: { providesTags: [ownTag, listTag('Unit')] },
    // A box shows its new state at once, and the former one if the call fails.
    setWarrantyNotice: {
      onQueryStarted: ({ id, termId, body }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          changeUnit(id, ({ terms }) => {
            for (const term of terms) if (term.term_id === termId) term.notice = body.is_asked ? 'asked' : null;
          }),
        );
        queryFulfilled.catch(undo);
      },
      invalidatesTags: ownTags,
    },
    setTenantWarranty: {
      onQueryStarted: ({ id, body }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          changeUnit(id, (unit) => {
            unit.tenant_sees = body.tenant_sees;
          }),
        );
        queryFulfilled.catch(undo);
      },
      invalidatesTags: ownTags,
    },
  },
});

export const { useListOwnWarrantyQuery, useSetWarrantyNoticeMutation, useSetTenantWarrantyMutation } = ownWarrantyApi;
export type { OwnTerm, OwnWarranty } from './generated/ownWarranty.gen';
