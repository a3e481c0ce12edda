import './ItemSuggestions.css';
import type { Unit } from '../../../api/units';
import type { UnitClaimInput } from '../../../contract/rules';
import { claimFormText as text } from './claimFormText';

type Contact = Pick<UnitClaimInput, 'contact_name' | 'contact_phone'>;

/** Returns the contact of the current tenant of the user's own unit; undefined if there is none. */
export function tenantOf({ is_owner: isOwner, lease_contract: lease }: Unit): Contact | undefined {
  if (!isOwner || !lease) return undefined;
  const { name, last_name, username, phone_number } = lease.tenant;
  return { contact_name: `${name} ${last_name}`.trim() || username, contact_phone: phone_number ?? undefined };
}

/** Whether two contacts are the same person. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  one.contact_name === other.contact_name && (one.contact_phone ?? '') === (other.contact_phone ?? '');

interface ContactChoiceProps {
  me: Contact;
  tenant: Contact;
  chosen: Contact;
  disabled: boolean;
  onChoose: (contact: Contact) => void;
}

/** Asks the owner of a let unit for the contact of the visit; one tap fills in name and phone. */
export const ContactChoice = ({ me, tenant, chosen, disabled, onChoose }: ContactChoiceProps) => (
  <div className="suggestions" role="group" aria-label={text.whoOpens}>
    <span aria-hidden>{text.whoOpens}</span>
    {[tenant, me].map((contact) => (
      <button
        key={contact === me ? 'me' : 'tenant'}
        type="button"
        className="suggestion"
        aria-pressed={isSameContact(contact, chosen)}
        disabled={disabled}
        onClick={() => onChoose({ contact_name: contact.contact_name, contact_phone: contact.contact_phone })}
      >
        {contact === me ? (
          text.me
        ) : (
          <>
            {contact.contact_name} <small>{[text.tenant, contact.contact_phone].filter(Boolean).join(' · ')}</small>
          </>
        )}
      </button>
    ))}
  </div>
);
