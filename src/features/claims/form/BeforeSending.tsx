import './beforeSending.css';
import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../../api/claims';
import { useListOwnershipWarrantyQuery } from '../../../api/content';
import { serverOffers } from '../../../api/otherServer/server';
import { useCompany } from '../../../api/settings';
import { emergencyOf } from '../../../contract/emergencies';
import { phoneAddress } from '../../../ui/phone';
import { beforeSendingText as text } from './beforeSendingText';
import { SimilarClaims, type SimilarClaimsProps } from './SimilarClaims';
import { TermLine } from './TermLine';
import type { UnitClaimValues } from './unitClaimValues';

interface BeforeSendingProps extends Omit<SimilarClaimsProps, 'unitId' | 'locationId' | 'description'> {
  values: UnitClaimValues;
}

/**
 * Once unit, place and item are chosen: what to do at once for water, gas and electricity, the term of the warranty table
 * with the paragraph of the manual, and open claims that may be the same. Nothing of it is asked.
 */
export default function BeforeSending({ values, ...similar }: BeforeSendingProps) {
  const { claim_category_id: categoryId, claim_item_id: itemId, claim_location_id: locationId, unit } = values;
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const offersTerms = serverOffers('listOwnershipWarranty');
  const { data: terms } = useListOwnershipWarrantyQuery(
    { id: unit?.value ?? 0 },
    { skip: !offersTerms || !unit || !itemId },
  );
  const labelIn = (list: readonly { id: number; label: string }[] | undefined, id: number | null | undefined) =>
    list?.find((each) => each.id === id)?.label;
  const kind = itemId ? emergencyOf(labelIn(categories?.items, categoryId), labelIn(items?.items, itemId)) : undefined;
  const term =
    terms?.items.find((each) => each.claim_item_id === itemId) ??
    terms?.items.find((each) => each.claim_item_id === null && each.claim_category_id === categoryId);
  return (
    <div className="before-sending" role="status">
      {kind && <Emergency kind={kind} />}
      {terms && itemId && <TermLine term={term} />}
      {unit?.unitId && locationId && (
        <SimilarClaims
          {...similar}
          unitId={unit.unitId}
          locationId={locationId}
          description={values.description ?? ''}
        />
      )}
    </div>
  );
}

function Emergency({ kind }: { kind: NonNullable<ReturnType<typeof emergencyOf>> }) {
  const { emergencies, phone } = useCompany();
  const number = emergencies?.[kind] ?? phone;
  const { title, advice } = text.emergency[kind];
  return (
    <div className="before-emergency">
      <p>
        <strong>{`${title}: `}</strong>
        <span>{advice}</span>
      </p>
      {number && <a href={phoneAddress(number)}>{text.call(number)}</a>}
    </div>
  );
}
