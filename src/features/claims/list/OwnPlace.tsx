import { useListOwnWarrantyQuery } from '../../../api/ownWarranty';
import { useCompany } from '../../../api/settings';
import { formatDay } from '../../../ui/dates';
import { phoneAddress } from '../../../ui/phone';
import { claimsText as text } from '../claimsText';

/** Above an owner's or tenant's list: each unit with its delivery, and the company's telephone. */
export default function OwnPlace() {
  const { data } = useListOwnWarrantyQuery();
  const { phone, openingHours } = useCompany();
  return (
    <>
      {data?.items.map(({ contract_id: id, unit, project, starts_on: day, is_delivery_known: isDelivered }) => (
        <span key={id}>
          {isDelivered ? text.placeDelivered(unit, project, formatDay(day)) : text.place(unit, project)}
        </span>
      ))}
      {phone && (
        <span>
          <a href={phoneAddress(phone)}>{text.companyPhone(phone)}</a> {openingHours && <span>{openingHours}</span>}
        </span>
      )}
    </>
  );
}
