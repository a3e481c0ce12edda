import type { Company } from '../../api/company';
import { companyText as text } from './companyText';

/** The values of the company's form. */
export interface CompanyValues {
  name?: string;
  colour?: string;
  phone?: string;
  opening_hours?: string;
}

export const companyLabels = {
  name: text.name,
  colour: text.colour,
  phone: text.phone,
  opening_hours: text.hours,
} satisfies Record<keyof CompanyValues, string>;

export const toCompanyValues = ({ name, colour, phone, opening_hours }: Company): CompanyValues => ({
  name,
  colour,
  phone,
  opening_hours,
});
export const toCompanyBody = ({ name = '', colour = '', phone = '', opening_hours: hours = '' }: CompanyValues) => ({
  name: name.trim(),
  colour: colour.trim(),
  phone: phone.trim(),
  opening_hours: hours.trim(),
});
