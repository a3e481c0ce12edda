import type { Company } from '../../api/company';
import { companyText as text } from './companyText';

/** The values of the company's form. */
export interface CompanyValues {
  name?: string;
  colour?: string;
  phone?: string;
  opening_hours?: string;
  water_phone?: string;
  gas_phone?: string;
  power_phone?: string;
  shows_agreed?: boolean;
  /** One per line; undefined if the server has none. */
  decision_reasons?: string;
}

export const companyLabels = {
  name: text.name,
  colour: text.colour,
  phone: text.phone,
  opening_hours: text.hours,
  water_phone: text.waterPhone,
  gas_phone: text.gasPhone,
  power_phone: text.powerPhone,
  shows_agreed: text.showsAgreed,
  decision_reasons: text.reasons,
} satisfies Record<keyof CompanyValues, string>;

export const toCompanyValues = ({ decision_reasons: reasons, ...company }: Company): CompanyValues => ({
  name: company.name,
  colour: company.colour,
  phone: company.phone,
  opening_hours: company.opening_hours,
  water_phone: company.water_phone,
  gas_phone: company.gas_phone,
  power_phone: company.power_phone,
  shows_agreed: company.shows_agreed,
  decision_reasons: reasons?.join('\n'),
});
export const toCompanyBody = ({
  name = '',
  colour = '',
  phone = '',
  opening_hours: hours = '',
  water_phone: water,
  gas_phone: gas,
  power_phone: power,
  shows_agreed: showsAgreed,
  decision_reasons: reasons,
}: CompanyValues) => ({
  name: name.trim(),
  colour: colour.trim(),
  phone: phone.trim(),
  opening_hours: hours.trim(),
  ...(water !== undefined && { water_phone: water.trim() }),
  ...(gas !== undefined && { gas_phone: gas.trim() }),
  ...(power !== undefined && { power_phone: power.trim() }),
  ...(showsAgreed !== undefined && { shows_agreed: showsAgreed }),
  ...(reasons !== undefined && { decision_reasons: reasons }),
});
