/**
 * Validation rules of the records' forms (specification section 5, decisions 9). The same function checks the form in
 * the browser and the call on the server, if the contract names it. Each returns one entry per violated rule.
 */
import { placesProblems } from './places';
import { decisionReasonsProblems } from './decisionRules';
import { colourProblem, nearestColour } from './colour';
import { normalizeCuit } from './cuit';
import { isDay } from './days';
import { limits } from './limits';
import { blankProblems, lengthProblems, malformedProblems, type Problem } from './rules';
import { emailProblems, personProblems, phoneProblems, type PersonInput } from './personRules';
import { rulesText } from './rulesText';

export const newClientProblems = (input: PersonInput): Problem[] =>
  personProblems(input, ['name', 'last_name', 'document', 'phone_number', 'username']);
/** Clients from old lists may lack a document or a phone, so an edit does not require them. */
export const clientProblems = (input: PersonInput): Problem[] =>
  personProblems(input, ['name', 'last_name', 'username']);

export const newManagerProblems = (input: PersonInput): Problem[] =>
  personProblems(input, ['name', 'last_name', 'phone_number', 'username']);
export const managerProblems = (input: PersonInput): Problem[] =>
  personProblems(input, ['name', 'last_name', 'username']);

/** Rules for reactivating an account with a different e-mail. */
export const reactivationProblems = (input: PersonInput): Problem[] => personProblems(input, []);

export const adminProblems = (input: PersonInput): Problem[] =>
  personProblems(input, ['name', 'last_name', 'username']);

export const consortiumProblems = (input: PersonInput): Problem[] => personProblems(input, ['name', 'username']);
/** A new consortium has at least one project. */
export const firstProjectProblems = ({ project_ids: ids }: { project_ids?: number[] }): Problem[] =>
  Array.isArray(ids) && ids.length > 0 ? [] : [{ field: 'project_ids', message: rulesText.project }];

interface ProjectInput {
  name?: string | null;
  description?: string | null;
  address?: string | null;
}

export const newProjectProblems = (input: ProjectInput): Problem[] =>
  blankProblems(input, ['name', 'address', 'description']);
export const projectProblems = (
  input: ProjectInput & DeliveryInput & { places?: readonly string[] },
  today?: string,
): Problem[] => [
  ...blankProblems(input, ['name', 'address']),
  ...placesProblems(input),
  ...deliveryProblems(input, today),
];

interface ContractorInput {
  name?: string | null;
  cuit?: string | null;
  phone_number?: string | null;
  email?: string | null;
  hours?: string | null;
  notes?: string | null;
}

/** A contractor needs a name and a phone; its tax number and its e-mail may be added later. */
export const contractorProblems = (input: ContractorInput): Problem[] => [
  ...blankProblems(input, ['name', 'phone_number']),
  ...malformedProblems(input, 'cuit', normalizeCuit, rulesText.cuit),
  ...phoneProblems(input, 'phone_number'),
  ...emailProblems(input, 'email'),
  ...lengthProblems({ notes: input.notes }, { notes: limits.longTextMax }),
];

interface DeliveryInput {
  delivery_date?: string | null;
}

export const firstDelivery = '1950-01-01';
/** Returns the latest allowed delivery date of units sold before completion: five years from today. */
export const lastDelivery = (today: string): string => `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`;

/**
 * Returns the problem of a unit's or building's past or future delivery date, `YYYY-MM-DD`. Without `today` there is no upper limit.
 */
export function deliveryProblem(day: string, today?: string): string | undefined {
  if (!isDay(day)) return rulesText.deliveryDate;
  return day < firstDelivery || (today && day > lastDelivery(today)) ? rulesText.deliveryRange : undefined;
}

function deliveryProblems({ delivery_date: day }: DeliveryInput, today?: string): Problem[] {
  const message = day ? deliveryProblem(day, today) : undefined;
  return message ? [{ field: 'delivery_date', message }] : [];
}

export interface UnitInput extends DeliveryInput {
  name?: string | null;
  unit_type_id?: number | null;
  project_id?: number | null;
}

/** The rules of a unit; `today` as in {@link deliveryProblem}. */
export const unitProblems = (input: UnitInput, today?: string): Problem[] => [
  ...blankProblems(input, ['project_id', 'unit_type_id', 'name']),
  ...deliveryProblems(input, today),
];

/** Ids in a call, options with labels in a form. */
export interface AssignInput extends DeliveryInput {
  client_id?: unknown;
  unit_id?: unknown;
}

/** The rules of an assignment; `today` as in {@link deliveryProblem}. */
export const assignProblems = (input: AssignInput, today?: string): Problem[] => [
  ...blankProblems(input, ['client_id', 'unit_id'], rulesText.clientAndUnit),
  ...deliveryProblems(input, today),
];

const dayProblems = (field: string, day: unknown): Problem[] =>
  isDay(String(day)) ? [] : [{ field, message: rulesText.date }];

export const endOwnershipProblems = (input: { end_date?: unknown }): Problem[] =>
  dayProblems('end_date', input.end_date);
/** The code that has the lease checks whether the day fits it. */
export const endLeaseProblems = endOwnershipProblems;
export const transferProblems = (input: { client_id?: unknown; start_date?: unknown }): Problem[] => [
  ...blankProblems(input, ['client_id'], rulesText.newOwner),
  ...dayProblems('start_date', input.start_date),
];

interface CompanyInput {
  name?: string | null;
  colour?: string | null;
  phone?: string | null;
  opening_hours?: string | null;
  water_phone?: string | null;
  gas_phone?: string | null;
  power_phone?: string | null;
  /** One per line. */
  decision_reasons?: string | null;
}

const colourMessages = {
  format: () => rulesText.colour,
  pale: (colour: string) => rulesText.colourPale(nearestColour(colour)),
};

/** Whether `text` contains a number that people can call: unlike a person's, also 0800 555 0100 or 341 5550100 int. 12. */
const isOfficePhone = (text: string): boolean => text.replace(/\D/g, '').length >= 6;

/** All fields may be empty: the installation's own values then apply. */
export function companyProblems(input: CompanyInput): Problem[] {
  const problem = input.colour?.trim() ? colourProblem(input.colour.trim()) : undefined;
  return [
    ...lengthProblems({ name: input.name }, { name: limits.companyNameMax }),
    ...(problem ? [{ field: 'colour', message: colourMessages[problem](input.colour!.trim()) }] : []),
    ...(['phone', 'water_phone', 'gas_phone', 'power_phone'] as const).flatMap((field) =>
      malformedProblems(input, field, isOfficePhone, rulesText.phoneExample),
    ),
    ...decisionReasonsProblems(input),
  ];
}
