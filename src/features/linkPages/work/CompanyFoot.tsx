import type { OwnWork } from '../../../api/ownWork';
import { phoneAddress, whatsappAddress } from '../../../ui/phone';
import { ownWorkText as text } from '../ownWorkText';

/** The company's telephone, its WhatsApp and its opening hours, as far as they are known; on every state of the page. */
export function CompanyFoot({ company }: { company: Partial<OwnWork['company']> }) {
  const { name, phone, opening_hours: hours } = company;
  if (!phone && !hours) return null;
  // WhatsApp needs the ten digits of a number of Argentina; another one can still be called.
  const mobile = phone && /^(?:549?|0)?(\d{10})$/.exec(phone.replace(/\D/g, ''))?.[1];
  return (
    <footer className="ow-foot">
      {name && <span>{name}</span>}
      {phone && <a href={phoneAddress(phone)}>{text.callCompany(phone)}</a>}
      {mobile && (
        <a href={whatsappAddress(mobile)} target="_blank" rel="noreferrer">
          {text.writeCompany}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </footer>
  );
}
