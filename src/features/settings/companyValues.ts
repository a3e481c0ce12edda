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
  decision_reasons: reasons,
}: CompanyValues) => ({
  name: name.trim(),
  colour: colour.trim(),
  phone: phone.trim(),
  opening_hours: hours.trim(),
  ...(water !== undefined && { water_phone: water.trim() }),
  ...(gas !== undefined && { gas_phone: gas.trim() }),
  ...(power !== undefined && { power_phone: power.trim() }),
  ...(reasons !== undefined && { decision_reasons: reasons }),
});
