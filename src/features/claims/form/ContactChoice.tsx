import './ItemSuggestions.css';
import type { Unit } from '../../../api/units';
import type { UnitClaimInput } from '../../../contract/unitClaimRules';
import { claimFormText as text } from './claimFormText';

type Contact = Pick<UnitClaimInput, 'contact_name' | 'contact_phone'>;

/** A possible contact of the visit. */
export interface ContactOption extends Contact {
  /** What the person is, such as the unit's tenant. */
  role?: string;
  /** Shown in place of the name. */
  label?: string;
}

const optionOf = ({ name, last_name, username, phone_number }: NonNullable<Unit['owner_profile']>, role: string) => ({
  contact_name: `${name} ${last_name}`.trim() || username,
  contact_phone: phone_number ?? undefined,
  role,
});

/**
 * Returns the people who can be the contact for a unit: for its owner the current tenant, for staff (`isStaff`) the
 * tenant and the owner; for a tenant nobody.
 */
export const contactsOf = (
  unit: Pick<Unit, 'is_owner' | 'lease_contract' | 'owner_profile'>,
  isStaff: boolean,
): ContactOption[] => [
  ...((isStaff || unit.is_owner) && unit.lease_contract ? [optionOf(unit.lease_contract.tenant, text.tenant)] : []),
  ...(isStaff && unit.owner_profile ? [optionOf(unit.owner_profile, text.owner)] : []),
];

/** Whether two contacts are the same person. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  (one.contact_name ?? '') === (other.contact_name ?? '') && (one.contact_phone ?? '') === (other.contact_phone ?? '');

interface ContactChoiceProps {
  options: ContactOption[];
  chosen: Contact;
  disabled: boolean;
  onChoose: (contact: Contact) => void;
}

/** Asks for the contact of the visit; one tap fills in name and phone. */
export const ContactChoice = ({ options, chosen, disabled, onChoose }: ContactChoiceProps) => (
  <div className="suggestions" role="group" aria-label={text.whoOpens}>
    <span aria-hidden>{text.whoOpens}</span>
    <p className="visually-hidden" role="status">
      {options.some((option) => isSameContact(option, chosen)) &&
        text.contactChosen(chosen.contact_name ?? '', chosen.contact_phone ?? '')}
    </p>
    {options.map(({ contact_name, contact_phone, role, label }) => (
      <button
        key={role ?? label}
        type="button"
        className="suggestion"
        aria-pressed={isSameContact({ contact_name, contact_phone }, chosen)}
        disabled={disabled}
        onClick={() => onChoose({ contact_name, contact_phone })}
      >
        {label ?? (
          <>
            <span>{contact_name}</span> <small>{[role, contact_phone].filter(Boolean).join(' · ')}</small>
          </>
        )}
      </button>
    ))}
  </div>
);
